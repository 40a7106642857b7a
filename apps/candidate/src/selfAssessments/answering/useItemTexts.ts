import type { AssessmentKind } from '@trilha/contracts/selfAssessments/scales'
import { useTranslation } from 'react-i18next'

/** Texts of items; the keys are the item ids of the contract. */
export function useItemTexts(kind: AssessmentKind): (item: string) => string {
  const { t } = useTranslation(kind)
  return (item) => t(item as never)
}
