import type { VideoMedium, VideoQuestion } from '@trilha/contracts/videos/videos'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconClock, IconRefresh } from '@trilha/web/ui/icons/icons.tsx'
import { IconHourglass, IconPencil, IconVideo } from '@trilha/web/ui/icons/fewIcons.tsx'
import { IconMicrophone } from '@trilha/web/ui/icons/moreIcons.tsx'
import { Segmented } from '@trilha/web/ui/forms/Segmented.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../auth/useErrorText.ts'
import { isRefused } from './interview.steps.ts'
import { StepActions } from '../step/StepActions.tsx'
import { StepList, StepRow } from '../step/StepList.tsx'
import { StepPage } from '../step/StepPage.tsx'
import { StepText, StepTitle } from '../step/StepTitle.tsx'
import { useTimes } from './useTimes.ts'

type QuestionReadyProps = {
  question: VideoQuestion
  eyebrow: string
  medium: VideoMedium
  onMedium: (medium: VideoMedium) => void
  onOpen: () => void
  opening: boolean
  error: Error | null
}

/** Before a question is revealed: its time limits, and the choice how to answer. */
export function QuestionReady(props: QuestionReadyProps) {
  const { question, eyebrow, medium, onMedium, onOpen, opening, error } = props
  const { t } = useTranslation('videos')
  const times = useTimes()
  const errorText = useErrorText()
  const mediums = mediumsOf(question)
  const refusal = question.answer && isRefused(question.answer) ? question.answer.failure : null
  return (
    <StepPage>
      <div>
        <p className="eyebrow">{eyebrow}</p>
        <StepTitle>{t('ready.title')}</StepTitle>
        <StepText lead>{t('ready.text')}</StepText>
      </div>
      {refusal && (
        <Alert tone="warn" title={t('ready.refused')}>
          {t(`failure.${refusal}`)}
        </Alert>
      )}
      {mediums.length > 1 && (
        <Segmented
          label={t('ready.how')}
          value={medium}
          onChange={onMedium}
          options={mediums.map((value) => ({
            value,
            label: t(`medium.${value}`),
            icon: mediumIcons[value],
          }))}
        />
      )}
      <StepList>
        {medium !== 'text' && (
          <>
            <Fact icon={<IconHourglass />} title={t('ready.think')}>
              {question.prepareSeconds > 0 ? times.words(question.prepareSeconds) : t('ready.none')}
            </Fact>
            <Fact icon={<IconClock />} title={t('ready.speak')}>
              {t('ready.upTo', { time: times.words(question.limitSeconds) })}
            </Fact>
            <Fact icon={<IconRefresh />} title={t('ready.again')}>
              {t('ready.takes', { count: question.takes - 1 })}
            </Fact>
          </>
        )}
        {medium === 'text' && (
          <Fact icon={<IconPencil />} title={t('ready.write')}>
            {t('ready.writeText')}
          </Fact>
        )}
      </StepList>
      {error && (
        <Alert tone="bad" announce="assertive">
          {errorText(error)}
        </Alert>
      )}
      <StepActions>
        <Button size="lg" block onClick={onOpen} loading={opening}>
          {t('ready.open')}
        </Button>
      </StepActions>
    </StepPage>
  )
}

const mediumIcons: Record<VideoMedium, ReactNode> = {
  video: <IconVideo />,
  audio: <IconMicrophone />,
  text: <IconPencil />,
}

/** The ways in which a question may be answered. */
export const mediumsOf = (question: VideoQuestion): VideoMedium[] => [
  'video',
  ...(question.allowsAudio ? (['audio'] as const) : []),
  ...(question.allowsText ? (['text'] as const) : []),
]

type FactProps = { icon: ReactNode; title: string; children: ReactNode }

function Fact({ icon, title, children }: FactProps) {
  return (
    <StepRow icon={icon} title={title}>
      <span className="sm ink2">{children}</span>
    </StepRow>
  )
}
