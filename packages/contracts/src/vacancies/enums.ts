/**
 * Enumerations of a vacancy, with the values that the API uses. Labels are in the sites' locales.
 */

/**
 * Contract types of Brazilian law. The legal basis of each is in docs/domain/law.md#contract-types.
 */
export const contractTypes = [
  'clt',
  'clt-fixed-term',
  'intermittent',
  'temporary',
  'outsourced',
  'internship',
  'apprentice',
  'trainee',
  'pj',
  'freelance',
  'cooperative',
  'domestic',
  'civil-service',
  'volunteer',
] as const
export type ContractType = (typeof contractTypes)[number]

/** Monthly pay bands in reais: `min-max`, upper bound exclusive; `negotiable` has no amount. */
export const paymentBands = [
  '0-1600',
  '1600-1800',
  '1800-2000',
  '2000-2500',
  '2500-3000',
  '3000-4000',
  '4000-5000',
  '5000-7000',
  '7000-10000',
  '10000-15000',
  '15000-',
  'negotiable',
] as const
export type PaymentBand = (typeof paymentBands)[number]

export const commissionPayments = ['none', 'salary-and-commission', 'commission-only'] as const
export type CommissionPayment = (typeof commissionPayments)[number]

/**
 * `welcome`: everybody can apply, and people with disabilities are welcome; `exclusive`: only for
 * people with disabilities.
 */
export const deficiencyOptions = ['welcome', 'exclusive'] as const
export type DeficiencyOption = (typeof deficiencyOptions)[number]

/** Schooling, ascending: the index is the rank that rules compare. */
export const schoolings = [
  'none',
  'elementary-incomplete',
  'elementary',
  'high-school-incomplete',
  'high-school-ongoing',
  'high-school',
  'technical-ongoing',
  'technical',
  'college-incomplete',
  'college-ongoing',
  'college',
  'postgraduate',
  'masters',
  'doctorate',
  'postdoctorate',
] as const
export type Schooling = (typeof schoolings)[number]

/**
 * Driving licence categories (CTB art. 143). `none`: a vacancy requires no licence, or a person has
 * none.
 */
export const cnhCategories = [
  'none',
  'ACC',
  'A',
  'B',
  'C',
  'D',
  'E',
  'AB',
  'AC',
  'AD',
  'AE',
] as const
export type CnhCategory = (typeof cnhCategories)[number]

export const jobProfiles = [
  'operational',
  'administrative',
  'technical',
  'service-sales',
  'specialist',
  'leadership',
  'first-job',
] as const
export type JobProfile = (typeof jobProfiles)[number]

export const workplaces = ['on-site', 'hybrid', 'remote', 'field'] as const
export type Workplace = (typeof workplaces)[number]

/**
 * `ASC` and `DESC` order by closing date (specification, section 9). The specification does not
 * have the other values.
 */
export const vacancySorts = ['ASC', 'DESC', 'newest', 'salary', 'match'] as const
export type VacancySort = (typeof vacancySorts)[number]
export const defaultVacancySort: VacancySort = 'ASC'

/** Vacancies on one page of the search (specification, section 9). */
export const vacanciesPerPage = 10

export const salaryUnits = ['hour', 'day', 'week', 'month', 'year'] as const
export type SalaryUnit = (typeof salaryUnits)[number]

/** Work shifts; see docs/domain/law.md#shifts. */
export const shifts = [
  'business-hours',
  'morning',
  'afternoon',
  'night',
  '12x36',
  '6x1',
  '5x2',
  'rota',
  'on-call',
] as const
export type Shift = (typeof shifts)[number]

/** States of a vacancy (docs/product/trail.md#vacancy). The specification calls `open` status 1. */
export const vacancyStates = ['draft', 'in_review', 'open', 'paused', 'closed', 'archived'] as const
export type VacancyState = (typeof vacancyStates)[number]

/** Stage kinds of a trail (docs/product/trail.md#stage-of-an-application). */
export const stageKinds = [
  'requirements',
  'questions',
  'custom',
  'competency',
  'values',
  'video',
  'company',
  'offer',
] as const
export type StageKind = (typeof stageKinds)[number]

/**
 * Weight of a stage for the people who decide: normal, more, a lot. Never used in a calculation.
 */
export const stageWeights = [1, 2, 3] as const
export type StageWeight = (typeof stageWeights)[number]

/**
 * True for kinds of stage that can have a weight: those that people evaluate. Self-assessments have
 * none, because values never decide and competencies have separate weights.
 */
export const canHaveWeight = (kind: StageKind): boolean =>
  kind === 'questions' || kind === 'custom' || kind === 'video' || kind === 'company'

/** The 27 federative units. */
export const states = [
  'AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA',
  'PB', 'PE', 'PI', 'PR', 'RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO',
] as const // prettier-ignore
export type State = (typeof states)[number]

/**
 * Grounds for requiring criminal or credit records: a law, or one of the TST's positions of trust.
 */
export const recordsGrounds = [
  'law',
  'care',
  'home',
  'cargo',
  'money',
  'dangerous',
  'blades',
  'secrets',
] as const
export type RecordsGround = (typeof recordsGrounds)[number]

/** Radii in km for searches of vacancies and talents, and for the filter of a board. */
export const radii = [10, 20, 50, 100] as const

/** What a person does with a vacancy before applying. */
export const marks = ['saved', 'hidden'] as const
export type Mark = (typeof marks)[number]

/** Why somebody hides a vacancy. */
export const hideReasons = ['far', 'salary', 'shift', 'work'] as const
export type HideReason = (typeof hideReasons)[number]

/** Why somebody reports a vacancy to Trilha's team. */
export const reportReasons = ['false', 'asks-for-money', 'discriminates', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]
