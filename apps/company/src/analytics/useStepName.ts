import type { FunnelStep, LastStep } from '@trilha/contracts/analytics/analytics'
import { useTranslation } from 'react-i18next'

type Named = Pick<FunnelStep, 'id' | 'stage'>

/** Returns a function that names a step: by the stage title, the stage kind, or the last step. */
export function useStepName(): (step: Named) => string {
  const { t } = useTranslation('analytics')
  return ({ id, stage }) =>
    stage ? (stage.title ?? t(`kind.${stage.kind}`)) : t(`step.${id as LastStep}`)
}
