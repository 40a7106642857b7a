import type {
  CnhCategory,
  CommissionPayment,
  ContractType,
  DeficiencyOption,
  JobProfile,
  PaymentBand,
  Schooling,
  State,
  VacancySort,
  Workplace,
} from '@trilha/contracts/vacancies/enums'

/** What a vacancy can be filtered by. */
export type VacancyFacetValues = {
  /** IBGE code; null: from anywhere in the state or country. */
  municipality: number | null
  /** Null: from anywhere in the country. */
  state: State | null
  contractType: ContractType
  payment: PaymentBand
  commissionPayment: CommissionPayment
  deficiency: DeficiencyOption | null
  schooling: Schooling
  cnh: CnhCategory
  jobProfile: JobProfile
  workplace: Workplace
}

/** An open vacancy as the index takes it in. */
export type IndexedVacancy = {
  id: number
  title: string
  keywords: string
  facets: VacancyFacetValues
  /** Epoch milliseconds; from this instant on it is not found any more. Ordered by whole seconds. */
  closesAt: number
  /** Epoch milliseconds, ordered by whole seconds. */
  publishedAt: number
  /** A month, in cents; null when to be agreed or hidden. */
  salaryCents: number | null
}

/** What a match score may look at; the object is reused from one vacancy to the next. */
export type VacancyFacts = VacancyFacetValues & { id: number; salaryCents: number | null }

/**
 * A promise that makes a match score quick over many hits: that it looks at state, workplace,
 * schooling and licence, at whether there is a municipality, at the number that it has in `places`
 * (1 to `maxPlaces`; all others are alike), and at which of these amounts (ascending, in cents a
 * month) the salary reaches, and at nothing else.
 */
export type ScoreSteps = { places: ReadonlyMap<number, number>; salaryCents: number[] }
export const maxPlaces = 6

export type SalaryRange = {
  minCents?: number
  maxCents?: number
  /** Keep vacancies that tell no salary. */
  includeNegotiable?: boolean
}

/** Filters: lists are OR inside and AND between; absent or empty means no filter. */
export type VacancyFilter = {
  text?: string
  municipality?: number[]
  state?: State[]
  /** Place filters also find what can be done from anywhere in the country. */
  includeRemote?: boolean
  contractType?: ContractType[]
  payment?: PaymentBand[]
  commissionPayment?: CommissionPayment[]
  /** `welcome` also finds the exclusive ones. */
  deficiency?: DeficiencyOption
  schooling?: Schooling[]
  cnh?: CnhCategory[]
  jobProfile?: JobProfile[]
  workplace?: Workplace[]
  salary?: SalaryRange
}

/**
 * `ASC` closes soonest first, `DESC` last first, `newest` by publication, `salary` highest first with
 * missing ones at the end, `match` by `score`, highest first. Ties by id, ascending in `ASC` and
 * descending elsewhere. With text the order applies inside each quality class: all words in the title,
 * then all in title or key words.
 */
export type VacancyQuery = VacancyFilter & {
  sort: VacancySort
  /** For `match`; without it `match` is `newest`. */
  score?: (facts: VacancyFacts) => number
  scoreSteps?: ScoreSteps
  offset: number
  limit: number
}

export type SearchResult = {
  ids: number[]
  /** Exact, over all quality classes. */
  count: number
  /** The search with its mistyped words mended; null when nothing was mended. */
  searchedFor: string | null
  /** No vacancy had all words, and these are the ones that lack one. */
  byMost: boolean
}

/** Facets whose values are counted. */
export const countedFacets = [
  'state',
  'contractType',
  'payment',
  'commissionPayment',
  'deficiency',
  'schooling',
  'cnh',
  'jobProfile',
  'workplace',
] as const
export type CountedFacet = (typeof countedFacets)[number]

export type FacetCounts = {
  count: number
  searchedFor: string | null
  /** Each facet with all other filters applied and its own left out. */
  facets: Record<CountedFacet, Record<string, number>>
  /**
   * Vacancies by monthly salary with the salary filter left out: `counts[i]` holds those from
   * `i * stepCents` up to the next step, the last one all above.
   */
  salary: { stepCents: number; counts: number[]; negotiable: number }
}
