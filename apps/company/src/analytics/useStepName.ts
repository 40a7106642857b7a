import type { FunnelStep, LastStep } from '@trilha/contracts/analytics'
import { useTranslation } from 'react-i18next'

type Named = Pick<FunnelStep, 'id' | 'stage'>

/** How a step is called: by its title, by the kind of its stages, or as one of the last. */
export function useStepName(): (step: Named) => string {
  const { t } = useTranslation('analytics')
  return ({ id, stage }) =>
    stage ? (stage.title ?? t(`kind.${stage.kind}`)) : t(`step.${id as LastStep}`)
}
