import type { languageLevels, languages } from '@trilha/contracts/assessments/rules'
import type {
  CnhCategory,
  CommissionPayment,
  ContractType,
  JobProfile,
  Schooling,
  Shift,
  Workplace,
} from '@trilha/contracts/vacancies/enums'

/** A field of work. A company hires in one or two fields, and for its office. */
export type Field =
  | 'food-retail'
  | 'shop'
  | 'pharmacy'
  | 'contact'
  | 'hotel'
  | 'restaurant'
  | 'beauty'
  | 'facilities'
  | 'security'
  | 'logistics'
  | 'auto'
  | 'industry'
  | 'construction'
  | 'energy'
  | 'agro'
  | 'office'
  | 'tech'
  | 'health'
  | 'care'
  | 'education'

/** A role as companies advertise it. Lists are texts with `; ` between their entries. */
export type DemoRole = {
  field: Field
  /** Names of the role, with ` | ` between them. */
  names: string
  profile: JobProfile
  /** Reais per month in São Paulo, from and to. */
  pay: readonly [number, number]
  schooling: Schooling
  cnh?: CnhCategory
  shifts: readonly Shift[]
  /** Default: CLT. */
  contracts?: readonly ContractType[]
  /** Default: on site. */
  workplaces?: readonly Workplace[]
  commission?: CommissionPayment
  weeklyHours?: number
  hazardous?: boolean
  language?: readonly [(typeof languages)[number], (typeof languageLevels)[number]]
  tasks: string
  needs: string
  nice: string
  /** Statements of the requirements test, each with its reason after ` > `. */
  statements: string
}
