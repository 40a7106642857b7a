import type { ApplicationView } from '@trilha/contracts/applications/applications'
import { stageStates } from '@trilha/contracts/applications/states'
import { useTranslation } from 'react-i18next'
import type { ProgressStep } from './progress.steps.ts'
import { useAnswerTime, useDates } from '../useDates.ts'

/** Texts of a step: title, dates and deadlines. */
export function useStepTexts(application: ApplicationView) {
  const { t } = useTranslation('applications')
  const { t: common } = useTranslation('common')
  const dates = useDates()
  const answerTime = useAnswerTime()
  const shortDay = (at: string | null) => (at ? dates.shortDay(at) : '')

  function title({ role, stage }: ProgressStep): string {
    return stage?.title ?? t(role === 'apply' ? 'steps.apply' : 'steps.answer')
  }

  function tag({ tag: state }: ProgressStep): string {
    const stageState = stageStates.find((known) => known === state)
    if (stageState) return common(`stageState.${stageState}`)
    return state === 'done' ? t('steps.done') : common(`applicationState.${state as 'offer'}`)
  }

  function description({ role, stage, tag }: ProgressStep): string {
    if (role === 'apply') return t('steps.applied', { day: shortDay(application.appliedAt) })
    if (role === 'answer') return answerText(tag)
    if (!stage) return ''
    const decidedAt = stage.decidedAt ?? application.lastMovementAt
    switch (tag) {
      case 'open':
      case 'extended':
        return [
          stage.instructions,
          stage.dueAt && t('steps.due', { deadline: dates.deadline(stage.dueAt) }),
        ]
          .filter(Boolean)
          .join(' ')
      case 'submitted':
        return stage.decidedBy === 'rule' && stage.state === 'not_approved'
          ? t('steps.ruled', { day: shortDay(stage.submittedAt) })
          : t('steps.sent', { day: shortDay(stage.submittedAt) })
      case 'approved':
        return stage.submittedAt
          ? t('steps.sentApproved', {
              sent: shortDay(stage.submittedAt),
              approved: shortDay(decidedAt),
            })
          : t('steps.approved', { day: shortDay(decidedAt) })
      case 'skipped':
        return t('steps.skipped')
      case 'expired':
        return stage.dueAt
          ? t('steps.expired', { deadline: dates.deadline(stage.dueAt) })
          : t('steps.expiredSometime')
      case 'not_approved':
      case 'withdrawn':
      case 'vacancy_cancelled':
        return t('steps.ended', { day: shortDay(decidedAt) })
      default:
        return stage.instructions
    }
  }

  /** One line for a narrow list: a day, a deadline or the state. */
  function short(step: ProgressStep): string {
    const { stage, tag: state } = step
    switch (state) {
      case 'open':
      case 'extended':
        return stage?.dueAt ? t('steps.due', { deadline: dates.deadline(stage.dueAt) }) : tag(step)
      case 'locked':
      case 'under_review':
      case 'offer':
        return tag(step)
      default:
        return description(step)
    }
  }

  function answerText(tag: ProgressStep['tag']): string {
    if (tag === 'offer' || tag === 'not_approved')
      return t('steps.answered', { day: shortDay(answeredAt(application)) })
    return t('steps.answerWritten')
  }

  /** Duration of a stage; shown until it is done. */
  function minutes({ role, stage, state }: ProgressStep): string | undefined {
    if (role !== 'stage' || !stage || (state !== 'current' && state !== 'locked')) return undefined
    return t('steps.minutes', { count: stage.minutes })
  }

  return {
    title,
    tag,
    description,
    short,
    minutes,
    answerTime: ({ role, stage }: ProgressStep) =>
      role === 'answer' && !stage
        ? answerTime(application.state === 'finalist' ? application.answerDueAt : null)
        : answerTime(stage?.answerDueAt),
  }
}

/** Date of the final answer: the message's date, otherwise the last movement. */
function answeredAt({ decisionMessages, lastMovementAt }: ApplicationView): string {
  return (
    decisionMessages.find(({ kind }) => kind === 'offer' || kind === 'not_approved')?.at ??
    lastMovementAt
  )
}
