import type { ApplicationView } from '@trilha/contracts/applications/applications'
import { reachedStage } from '@trilha/contracts/vacancies/stageCount'
import { Alert } from '@trilha/web/ui/feedback/Alert.tsx'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { IconClock, IconMail, IconRefresh } from '@trilha/web/ui/icons/icons.tsx'
import { IconHourglass } from '@trilha/web/ui/icons/fewIcons.tsx'
import {
  IconDeviceMobileCheck,
  IconEyeCheck,
  IconWifiOff,
} from '@trilha/web/ui/icons/moreIcons.tsx'
import { NextActionPanel } from './NextActionPanel.tsx'
import { Tag } from '@trilha/web/ui/display/Tag.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { AcceptOffer, Accepted } from './AcceptOffer.tsx'
import { StepCard } from './StepCard.tsx'
import { failedResults } from '../../../assessments/requirements/RuleResults.tsx'
import { isDoneOnScreen, stageScreens, type StageKindWithScreen } from '../../stageScreens.ts'
import { useAnswerTime, useDates } from '../../useDates.ts'
import { useRuleTexts } from '../../../assessments/requirements/useRuleTexts.ts'

type NextStepProps = { application: ApplicationView }

/** The next action of the candidate, or who has to act and until when. */
export function NextStep({ application }: NextStepProps): ReactNode {
  switch (application.state) {
    case 'in_progress':
      return <YourTurn application={application} />
    case 'under_review':
    case 'finalist':
      return <Waiting application={application} />
    case 'offer':
      return <AcceptOffer application={application} />
    case 'hired':
      return <Accepted application={application} />
    default:
      return null
  }
}

function YourTurn({ application }: NextStepProps) {
  const { t } = useTranslation('applications')
  const { t: common } = useTranslation('common')
  const dates = useDates()
  const stage = application.stages.find(({ id }) => id === application.current?.stageId)
  if (!stage) return null
  if (!application.can.startStage.allowed) return <Closed application={application} />
  const { kind } = stage
  if (!isDoneOnScreen(kind))
    return (
      <StepCard>
        <Tag tone="accent">{common('stageState.open')}</Tag>
        <h2>{stage.title}</h2>
        <p className="ink2">{stage.instructions}</p>
        {stage.dueAt && (
          <p className="b">{t('steps.due', { deadline: dates.deadline(stage.dueAt) })}</p>
        )}
      </StepCard>
    )
  return (
    <NextActionPanel
      label={t('next.label')}
      eyebrow={t('next.eyebrow', reachedStage(application.stages))}
      title={t(`next.of.${kind}.title`)}
      deadline={
        stage.dueAt
          ? {
              value: String(dates.daysLeft(stage.dueAt)),
              label: t('next.daysLeft', { count: dates.daysLeft(stage.dueAt) }),
              date: dates.deadline(stage.dueAt),
            }
          : undefined
      }
      facts={[
        { id: 'minutes', icon: <IconClock />, text: t('steps.minutes', { count: stage.minutes }) },
        { id: 'before', icon: beforeIcons[kind], text: t(`next.of.${kind}.before`) },
        { id: 'offline', icon: <IconWifiOff />, text: t('next.offline') },
      ]}
      action={
        <Link to={stageScreens[kind](application.vacancy.id)} prefetch="intent">
          {t(`next.of.${kind}.${stage.state === 'in_progress' ? 'goOn' : 'start'}`)}
        </Link>
      }
    />
  )
}

/** Icons of the reassuring note before starting, by kind of stage. */
const beforeIcons: Record<StageKindWithScreen, ReactNode> = {
  requirements: <IconEyeCheck />,
  competency: <IconDeviceMobileCheck />,
  values: <IconDeviceMobileCheck />,
  video: <IconRefresh />,
  questions: <IconEyeCheck />,
  custom: <IconHourglass />,
}

/** A stage that is not open yet, or not any more. */
function Closed({ application: { can, current } }: { application: ApplicationView }) {
  const { t } = useTranslation('assessments')
  const { t: common } = useTranslation('common')
  const dates = useDates()
  const isLate = can.startStage.reason === 'deadline-passed'
  return (
    <StepCard>
      <Tag tone="line" icon={<IconClock />}>
        {common(`stageState.${isLate ? 'expired' : 'locked'}`)}
      </Tag>
      <h2>{t(isLate ? 'closed.deadline' : 'closed.stage')}</h2>
      <p className="ink2">
        {isLate && current?.dueAt
          ? t('closed.deadlineText', { deadline: dates.deadline(current.dueAt) })
          : t('closed.stageText')}
      </p>
    </StepCard>
  )
}

/** The candidate waits for the company; shows until when. */
function Waiting({ application }: { application: ApplicationView }) {
  const { t } = useTranslation('applications')
  const answerTime = useAnswerTime()
  const { title, text } = useWaitingWords(application)
  const answer = answerTime(application.answerDueAt)
  return (
    <StepCard labelledBy="com-a-empresa">
      <Tag tone="info" icon={<IconHourglass />}>
        {t('waiting.tag')}
      </Tag>
      <h2 id="com-a-empresa">{title}</h2>
      <p className="ink2">{text}</p>
      {answer && <p className="b">{answer}</p>}
      <Alert icon={<IconMail />}>{t('waiting.mail')}</Alert>
      <Button variant="soft" block render={<Link to={paths.search()} />}>
        {t('waiting.search')}
      </Button>
    </StepCard>
  )
}

function useWaitingWords({ stages, current, state }: ApplicationView) {
  const { t } = useTranslation('applications')
  const rules = useRuleTexts()
  const stage = stages.find(({ id }) => id === current?.stageId)
  if (state === 'finalist' || !stage)
    return { title: t('waiting.finalist'), text: t('waiting.finalistText') }
  if (stage.state === 'expired')
    return { title: t('waiting.expired'), text: t('waiting.expiredText') }
  const failed = failedResults(stage.ruleResults)
  if (stage.state === 'not_approved')
    return {
      title: t('waiting.ruled'),
      text: t('waiting.ruledText', {
        count: failed.length,
        rules: failed.map(({ rule }) => rules.name(rule).replace(/\.$/, '')).join('; '),
      }),
    }
  if (stage.state === 'submitted') return { title: t('waiting.sent'), text: t('waiting.sentText') }
  return { title: stage.title, text: t('waiting.companyText') }
}
