import type { Facts } from '@trilha/contracts/assessments/rules'
import type { MatchReason, workSources } from '@trilha/contracts/vacancies/vacancies'
import type {
  CnhCategory,
  ContractType,
  DeficiencyOption,
  JobProfile,
  Schooling,
  Shift,
  State,
  Workplace,
} from '@trilha/contracts/vacancies/enums'
import type { Work } from '../occupations/recognise.ts'

/** The facts of a vacancy that the match uses; the search index has all of them. */
export type MatchVacancy = {
  /** The work that the title names; empty when the table of occupations does not know it. */
  works: readonly Work[]
  contractType: ContractType
  deficiency: DeficiencyOption | null
  minAge: number
  /** IBGE code. */
  municipality: number | null
  state: State | null
  workplace: Workplace
  schooling: Schooling
  cnh: CnhCategory
  /** Maximum pay per month; null when to be agreed. */
  salaryCents: number | null
  shift: Shift | null
  jobProfile: JobProfile
}

/** What the reasons show of a vacancy. */
export type VacancyWords = {
  /** Pay band. */
  payment: string
  /** Name of the municipality. */
  placeName: string | null
}

/** Where a person's work is known from. */
export type WorkSource = (typeof workSources)[number]

export type PersonWork = Work & {
  source: WorkSource
  /** In the person's words. */
  title: string
  /** How much it counts, 0 to 1: what is wanted counts more than what was done long ago. */
  weight: number
}

/** What a person has given; absent or null means not given yet. */
export type GivenFacts = Pick<Facts, 'schooling' | 'cnh' | 'state' | 'shifts' | 'councils'> & {
  works: readonly PersonWork[]
  /** Looks for a first job, in any work. */
  firstJob: boolean
  municipalityCode: number | null
  /** Per month. */
  desiredSalaryCents: number | null
  workplaces: readonly Workplace[] | null
  /** How far the person goes to work. */
  maxKm: number | null
}

export type MatchPerson = GivenFacts & {
  /** In full years; used only for what the law forbids. */
  age: number | null
  /** True for a person who declared a disability and agreed to its use for vacancies for PcD. */
  hasDisability: boolean
  /** Whole kilometres from home to a municipality; null when either is unknown. */
  kmTo: (municipality: number) => number | null
}

export type Match = {
  /** 0 to 100, in steps of 5; null when the person's work is not known or a gate is shut. */
  percent: number | null
  /** For the order, 0 to 100; below 0 when a gate is shut. */
  score: number
  /** The work first, then in the order of their weight. */
  reasons: MatchReason[]
}
