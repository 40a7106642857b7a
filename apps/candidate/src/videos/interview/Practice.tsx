import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconEye } from '@trilha/web/ui/icons/icons.tsx'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LocalPlayer } from '../recorder/LocalPlayer.tsx'
import type { RecordedMedium } from '../recording/recording.codec.ts'
import { RecorderLayout } from '../recorder/RecorderLayout.tsx'
import { RecordingView } from '../recorder/RecordingView.tsx'
import { Pill, Stage } from '../recorder/Stage.tsx'
import { StepActions } from '../step/StepActions.tsx'
import { StepTitle } from '../step/StepTitle.tsx'
import { usePractice } from './useTake.ts'

const practiceSeconds = 20

type PracticeProps = { stream: MediaStream; medium: RecordedMedium; onDone: () => void }

/** A practice question. The recording stays in memory and is never uploaded. */
export function Practice({ stream, medium, onDone }: PracticeProps) {
  const { t } = useTranslation('videos')
  const [recorded, setRecorded] = useState<Blob | null>(null)
  const recorder = usePractice(medium, practiceSeconds, setRecorded)
  if (recorder.state.phase !== 'off')
    return (
      <RecordingView
        recorder={recorder}
        stream={stream}
        medium={medium}
        limitSeconds={practiceSeconds}
        eyebrow={t('practice.eyebrow')}
        question={t('practice.question')}
      />
    )
  return (
    <RecorderLayout
      stage={
        recorded ? (
          <LocalPlayer blob={recorded} medium={medium} label={t('practice.yours')} />
        ) : (
          <Stage stream={stream} medium={medium} label={t('stage.you')}>
            <Pill>
              <IconEye />
              {t('practice.never')}
            </Pill>
          </Stage>
        )
      }
    >
      <Fragment key={recorded ? 'recorded' : 'before'}>
        <p className="eyebrow">{t('practice.eyebrow')}</p>
        <StepTitle>{t(recorded ? 'practice.how' : 'practice.question')}</StepTitle>
        <p className="ink2">{t('practice.text')}</p>
        <StepActions>
          {recorded && (
            <Button size="lg" block onClick={onDone}>
              {t('practice.done')}
            </Button>
          )}
          <Button
            size={recorded ? 'md' : 'lg'}
            variant={recorded ? 'outline' : 'primary'}
            block
            onClick={() => {
              setRecorded(null)
              recorder.start(stream)
            }}
          >
            {t(recorded ? 'practice.again' : 'practice.start')}
          </Button>
          {!recorded && (
            <Button variant="plain" block onClick={onDone}>
              {t('practice.skip')}
            </Button>
          )}
        </StepActions>
      </Fragment>
    </RecorderLayout>
  )
}
