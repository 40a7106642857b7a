/** Names of what the two self-assessments describe; labels live in the sites' translations. */

export const assessmentKinds = ['competency', 'values'] as const
export type AssessmentKind = (typeof assessmentKinds)[number]

/** Eight competencies of work behaviour, after the Great Eight (docs/domain/assessments.md#competencies). */
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

/** Criterion-referenced until there are norms: below 45, 45 to 64, 65 to 79, from 80. */
export const competencyBands = ['to-develop', 'developing', 'consistent', 'strong'] as const
export type CompetencyBand = (typeof competencyBands)[number]

/** Ten values in the order of Schwartz's circle, so that neighbours go together. */
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

/** How somebody's values lie beside those of a company: r ≥ 0.50, 0.20 to 0.49, below 0.20. */
export const affinityBands = ['high', 'partial', 'different'] as const
export type AffinityBand = (typeof affinityBands)[number]

/** How critical competencies of a vacancy come out together: from 70, 45 to 69, below 45. */
export const fitBands = ['high', 'medium', 'low'] as const
export type FitBand = (typeof fitBands)[number]

/**
 * What the record of a competency assessment shows about how it was answered. Flags inform, they
 * never reject: `directed` an asked-for answer was missed; `long-string` the same answer 12 times
 * running; `fast` half of the answers in under 1.5 s; `parts-disagree` the two parts order the
 * competencies the other way round; `very-favourable` nearly everything at the good end.
 */
export const recordFlags = [
  'directed',
  'long-string',
  'fast',
  'parts-disagree',
  'very-favourable',
] as const
export type RecordFlag = (typeof recordFlags)[number]

/** Why a values assessment gives no result: it can be answered again at once. */
export const discardReasons = ['same-answer', 'directed'] as const
export type DiscardReason = (typeof discardReasons)[number]
