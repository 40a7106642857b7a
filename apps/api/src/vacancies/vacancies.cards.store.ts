import type { ApplicationState } from '@trilha/contracts/applications/states'
import type {
  CnhCategory,
  CommissionPayment,
  ContractType,
  DeficiencyOption,
  JobProfile,
  PaymentBand,
  SalaryUnit,
  Schooling,
  Shift,
  State,
  VacancyState,
  Workplace,
} from '@trilha/contracts/vacancies/enums'
import { briefColumns, type BriefRow } from '../companies/companies.brief.ts'
import { readRows, type Handle } from '../platform/db/database.ts'

/** Everything that a vacancy card shows, read in one query. */
export type CardRow = BriefRow & {
  id: number
  state: VacancyState
  slug: string
  role_name: string
  workplace: Workplace
  hybrid_days: number | null
  contract_type: ContractType
  weekly_hours: number | null
  shift: Shift | null
  salary_min_cents: number | null
  salary_max_cents: number | null
  salary_unit: SalaryUnit
  payment_band: PaymentBand
  commission_payment: CommissionPayment
  deficiency: DeficiencyOption | null
  schooling: Schooling
  cnh: CnhCategory
  job_profile: JobProfile
  first_benefit: string | null
  published_at: Date
  closes_on: string
  stage_count: number
  expected_days: number
  municipality_code: number | null
  municipality_name: string | null
  place_state: State | null
  /** State of the viewer's own application. */
  application_state: ApplicationState | null
}

/** Columns of a card; `$2` is the candidate id of the viewer, or null. */
export const cardColumns = `
  v.id, v.state, v.slug, v.role_name, v.workplace, v.hybrid_days, v.contract_type, v.weekly_hours,
  v.shift, v.salary_min_cents, v.salary_max_cents, v.salary_unit, v.payment_band,
  v.commission_payment, v.deficiency, v.schooling, v.cnh, v.job_profile,
  v.benefits -> 0 ->> 'detail' as first_benefit, v.published_at, v.closes_on, v.stage_count,
  v.expected_days, v.municipality_code, m.name as municipality_name,
  coalesce(m.state, v.place_state) as place_state,
  ${briefColumns},
  a.state as application_state`

export const cardTables = `
  from vacancies v
  join companies c on c.id = v.company_id
  left join municipalities m on m.code = v.municipality_code
  left join applications a on a.candidate_id = $2 and a.vacancy_id = v.id`

// Plain SQL text, because building the query for each search would be too slow.
export const openCards = `select ${cardColumns} ${cardTables} where v.id = any($1) and v.state = 'open'`

/** The card of a vacancy in any state, for its own company. */
export async function selectCard(db: Handle, id: number): Promise<CardRow | undefined> {
  const text = `select ${cardColumns} ${cardTables} where v.id = $1`
  return (await readRows<CardRow>(db, text, [id, null]))[0]
}

/**
 * Cards of open vacancies in the order of `ids`; closed ones are left out.
 * @param candidateId the candidate whose application states are included; null for none.
 */
export async function selectCards(
  db: Handle,
  ids: readonly number[],
  candidateId: string | null,
): Promise<CardRow[]> {
  if (ids.length === 0) return []
  const rows = await readRows<CardRow>(db, openCards, [ids, candidateId])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
