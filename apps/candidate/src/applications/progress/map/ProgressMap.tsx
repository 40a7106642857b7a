import type { ApplicationView } from '@trilha/contracts/applications/applications'
import { reachedStage, stageCount } from '@trilha/contracts/vacancies/stageCount'
import { IconCheck, IconFlag2, IconMail } from '@trilha/web/ui/icons/icons.tsx'
import { IconHourglass, IconRoute } from '@trilha/web/ui/icons/fewIcons.tsx'
import { StageIcon } from '@trilha/web/ui/trail/stageIcons.tsx'
import { useTranslation } from 'react-i18next'
import { MapPill } from './MapPill.tsx'
import { TrailMap, type MapStep } from './TrailMap.tsx'
import type { ProgressStep } from '../progress.steps.ts'
import { useDates } from '../../useDates.ts'

type ProgressMapProps = { application: ApplicationView; steps: readonly ProgressStep[] }

/** The header of the screen: role, company, and the trail across its landscape. */
export function ProgressMap({ application, steps }: ProgressMapProps) {
  const { t } = useTranslation('applications')
  const { vacancy, state } = application
  const hasOffer = state === 'offer' || state === 'hired'
  return (
    <TrailMap
      label={t('progress.map')}
      title={vacancy.roleName}
      company={vacancy.company}
      subtitle={[vacancy.company.name, vacancy.municipality?.name].filter(Boolean).join(', ')}
      pill={<ProgressPill application={application} />}
      steps={steps.map((step): MapStep => ({
        id: step.id,
        state: hasOffer && step.role === 'answer' ? 'won' : step.state,
        title:
          step.role === 'stage' && step.stage
            ? step.stage.title
            : t(`steps.${titleKeys[step.role]}`),
        icon: step.stage && <StageIcon kind={step.stage.kind} />,
      }))}
    />
  )
}

const titleKeys = { apply: 'apply', stage: 'answerShort', answer: 'answerShort' } as const

/** The current position in the trail, in a few words. */
function ProgressPill({ application }: { application: ApplicationView }) {
  const { state, decisionMessages, stages } = application
  const { t } = useTranslation('applications')
  const { t: common } = useTranslation('common')
  const dates = useDates()
  switch (state) {
    case 'in_progress':
      return <MapPill icon={<IconRoute />}>{t('progress.position', reachedStage(stages))}</MapPill>
    case 'under_review':
    case 'finalist':
      return <MapPill icon={<IconHourglass />}>{common('stageState.submitted')}</MapPill>
    case 'offer':
    case 'hired':
      return (
        <MapPill icon={<IconCheck />}>{t('progress.all', { count: stageCount(stages) })}</MapPill>
      )
    default: {
      const answer =
        state === 'not_approved' && decisionMessages.find(({ kind }) => kind === 'not_approved')
      return answer ? (
        <MapPill icon={<IconMail />}>
          {t('progress.answered', { day: dates.shortDay(answer.at) })}
        </MapPill>
      ) : (
        <MapPill icon={<IconFlag2 />}>{common(`applicationState.${state}`)}</MapPill>
      )
    }
  }
}
