import type { AssessmentKind } from '@trilha/contracts/selfAssessments/scales'

/** Query keys; `allOf` is a prefix, for invalidation. */
export const selfAssessmentKeys = {
  list: ['selfAssessments', 'list'] as const,
  allOf: (kind: AssessmentKind) => ['selfAssessments', kind] as const,
  own: (kind: AssessmentKind) => ['selfAssessments', kind, 'own'] as const,
  stage: (vacancyId: number, kind: AssessmentKind) =>
    ['selfAssessments', kind, 'stage', vacancyId] as const,
  affinity: (companyId: string) => ['selfAssessments', 'values', 'affinity', companyId] as const,
  shares: (kind: AssessmentKind) => ['selfAssessments', kind, 'shares'] as const,
}
