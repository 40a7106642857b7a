import type { ApplicationView } from '@trilha/contracts/applications/applications'
import { IconCheck, IconFlag2, IconMail } from '@trilha/web/ui/icons/icons.tsx'
import { IconHourglass, IconRoute } from '@trilha/web/ui/icons/fewIcons.tsx'
import { StageIcon } from '@trilha/web/ui/trail/stageIcons.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TrailMap, type MapStep } from './TrailMap.tsx'
import { positionOf, type ProgressStep } from '../progress.steps.ts'
import { useDates } from '../../useDates.ts'

type ProgressMapProps = { application: ApplicationView; steps: readonly ProgressStep[] }

/** The header of the screen: role, company, and the trail across its landscape. */
export function ProgressMap({ application, steps }: ProgressMapProps) {
  const { t } = useTranslation('applications')
  const { vacancy, state } = application
  const won = state === 'offer' || state === 'hired'
  return (
    <TrailMap
      label={t('progress.map')}
      title={vacancy.roleName}
      company={vacancy.company}
      subtitle={[vacancy.company.name, vacancy.municipality?.name].filter(Boolean).join(', ')}
      pill={usePill(application, steps)}
      steps={steps.map((step): MapStep => ({
        id: step.id,
        state: won && step.role === 'answer' ? 'won' : step.state,
        title:
          step.role === 'stage' && step.stage
            ? step.stage.title
            : t(`steps.${shortName[step.role]}`),
        icon: step.stage && <StageIcon kind={step.stage.kind} />,
      }))}
    />
  )
}

const shortName = { apply: 'apply', stage: 'answerShort', answer: 'answerShort' } as const

function usePill(
  { state, letters }: ApplicationView,
  steps: readonly ProgressStep[],
): { icon: ReactNode; text: string } {
  const { t } = useTranslation('applications')
  const { t: common } = useTranslation('common')
  const dates = useDates()
  const count = steps.length
  const answer = letters.find(({ kind }) => kind === 'not_approved')
  switch (state) {
    case 'in_progress':
      return {
        icon: <IconRoute />,
        text: t('progress.position', { number: positionOf(steps), count }),
      }
    case 'under_review':
    case 'finalist':
      return { icon: <IconHourglass />, text: common('stageState.submitted') }
    case 'offer':
    case 'hired':
      return { icon: <IconCheck />, text: t('progress.all', { count }) }
    case 'not_approved':
      return answer
        ? { icon: <IconMail />, text: t('progress.answered', { day: dates.shortDay(answer.at) }) }
        : { icon: <IconFlag2 />, text: common(`applicationState.${state}`) }
    default:
      return { icon: <IconFlag2 />, text: common(`applicationState.${state}`) }
  }
}
