import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconClock, IconRefresh } from '@trilha/web/ui/icons/icons.tsx'
import { IconSend } from '@trilha/web/ui/icons/fewIcons.tsx'
import { Skeleton } from '@trilha/web/ui/feedback/Skeleton.tsx'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LocalPlayer } from './LocalPlayer.tsx'
import type { Recording } from '../sending/recordings.deviceStore.ts'
import { recordings } from '../sending/recordings.site.ts'
import { RecorderLayout } from './RecorderLayout.tsx'
import { StageFrame } from './Stage.tsx'
import { StepActions } from '../step/StepActions.tsx'
import { StepList, StepRow } from '../step/StepList.tsx'
import { StepTitle } from '../step/StepTitle.tsx'
import { useTimes } from '../interview/useTimes.ts'

type ReviewProps = {
  recording: Recording
  eyebrow: string | null
  /** Retakes left and in total; null for no limit. */
  retakes: { left: number; all: number } | null
  texts: { lead: string; accept: string }
  onAccept: () => void
  onRetake: () => void
}

/** Playback of a new recording before it is accepted. */
export function Review(props: ReviewProps) {
  const { recording, eyebrow, retakes, texts, onAccept, onRetake } = props
  const { t } = useTranslation('videos')
  const times = useTimes()
  const blob = useBlob(recording)
  return (
    <RecorderLayout
      stage={
        blob ? (
          <LocalPlayer blob={blob} medium={recording.medium} label={t('review.yours')} />
        ) : (
          <StageFrame>
            <Skeleton shape="block" />
          </StageFrame>
        )
      }
    >
      <div>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <StepTitle>{t('review.title')}</StepTitle>
      </div>
      {recording.interrupted && (
        <Alert tone="warn" title={t('review.stopped', { time: times.words(recording.seconds) })}>
          {t('review.stoppedText')}
        </Alert>
      )}
      <p className="ink2">{texts.lead}</p>
      <StepList>
        <StepRow icon={<IconClock />} title={times.words(recording.seconds)}>
          <span className="xs ink2">{t('review.size', { size: times.size(recording.bytes) })}</span>
        </StepRow>
        {retakes && (
          <StepRow icon={<IconRefresh />} title={t('review.left', { count: retakes.left })}>
            <span className="xs ink2">
              {t('review.used', { used: retakes.all - retakes.left, all: retakes.all })}
            </span>
          </StepRow>
        )}
      </StepList>
      <StepActions>
        <Button size="lg" block icon={<IconSend />} onClick={onAccept}>
          {texts.accept}
        </Button>
        {(retakes === null || retakes.left > 0) && (
          <Button variant="outline" block icon={<IconRefresh />} onClick={onRetake}>
            {t('review.again')}
          </Button>
        )}
      </StepActions>
    </RecorderLayout>
  )
}

function useBlob(recording: Recording): Blob | null {
  const [found, setFound] = useState<{ id: string; blob: Blob } | null>(null)
  const { id, mime } = recording
  useEffect(() => {
    let cancelled = false
    void recordings.blobOf({ id, mime }).then((blob) => {
      if (!cancelled) setFound({ id, blob })
    })
    return () => {
      cancelled = true
    }
  }, [id, mime])
  return found?.id === id ? found.blob : null
}
