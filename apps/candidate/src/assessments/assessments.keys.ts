import type { Test } from '@trilha/contracts/assessments/assessments'

/** Query keys; `all` is a prefix, for invalidation. */
export const assessmentKeys = {
  all: ['assessments'] as const,
  requirements: (vacancyId: number) => ['assessments', 'requirements', vacancyId] as const,
  test: (kind: Test['kind'], vacancyId: number) => ['assessments', kind, vacancyId] as const,
  earlier: (at: { id: string; stageId: string; itemId: string }) =>
    ['assessments', 'earlier', at] as const,
}
