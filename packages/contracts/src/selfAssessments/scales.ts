/** Scales of the two self-assessments; labels are in the sites' locales. */

export const assessmentKinds = ['competency', 'values'] as const
export type AssessmentKind = (typeof assessmentKinds)[number]

/** Eight work competencies, based on the Great Eight (docs/domain/assessments.md#competencies). */
export const competencies = [
  'lead',
  'support',
  'present',
  'analyze',
  'create',
  'organize',
  'adapt',
  'achieve',
] as const
export type Competency = (typeof competencies)[number]

/**
 * Bands of a score: below 45, 45 to 64, 65 to 79, from 80. They are fixed until there are norms
 * from real answers.
 */
export const competencyBands = ['to-develop', 'developing', 'consistent', 'strong'] as const
export type CompetencyBand = (typeof competencyBands)[number]

/** Ten values in the order of Schwartz's circle, so that neighbours are adjacent. */
export const workValues = [
  'self-direction',
  'stimulation',
  'hedonism',
  'achievement',
  'power',
  'security',
  'conformity',
  'tradition',
  'benevolence',
  'universalism',
] as const
export type WorkValue = (typeof workValues)[number]

export const higherValues = [
  'openness',
  'self-enhancement',
  'conservation',
  'self-transcendence',
] as const
export type HigherValue = (typeof higherValues)[number]

/** Correlation between a person's values and a company's: r ≥ 0.50, 0.20 to 0.49, below 0.20. */
export const affinityBands = ['high', 'partial', 'different'] as const
export type AffinityBand = (typeof affinityBands)[number]

/** Combined result in the critical competencies: from 70, 45 to 69, below 45. */
export const fitBands = ['high', 'medium', 'low'] as const
export type FitBand = (typeof fitBands)[number]

/**
 * Flags about the quality of the answers in a competency assessment. They inform and never reject.
 * `directed`: an attention-check item was not answered as it asks. `long-string`: the same answer
 * 12 times in a row. `fast`: half of the answers in under 1.5 s. `parts-disagree`: the two parts
 * rank the competencies in opposite order. `very-favourable`: nearly all answers at the favourable
 * end.
 */
export const recordFlags = [
  'directed',
  'long-string',
  'fast',
  'parts-disagree',
  'very-favourable',
] as const
export type RecordFlag = (typeof recordFlags)[number]

/** Why a values assessment has no result. The person can then repeat it at once. */
export const discardReasons = ['same-answer', 'directed'] as const
export type DiscardReason = (typeof discardReasons)[number]
