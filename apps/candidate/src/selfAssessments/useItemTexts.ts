import type { AssessmentKind } from '@trilha/contracts/selfAssessments.scales'
import { useTranslation } from 'react-i18next'

/** What an item says; the texts of a questionnaire are keyed by the identities of the contract. */
export function useItemTexts(kind: AssessmentKind): (item: string) => string {
  const { t } = useTranslation(kind)
  return (item) => t(item as never)
}
