import { sql, type RawBuilder } from 'kysely'
import type { ApplicationState } from '@trilha/contracts/applications/states'
import type {
  DeficiencyOption,
  JobProfile,
  Mark,
  PaymentBand,
  SalaryUnit,
  State,
  VacancyState,
} from '@trilha/contracts/vacancies/enums'
import type { BriefRow } from '../companies/companies.brief.ts'
import { briefColumns } from '../companies/companies.fragments.ts'
import type { Columns, Handle } from '../platform/db/database.ts'
import { fieldColumns, type FieldRow } from './fields.ts'

/** Everything that a vacancy card shows, read in one query. */
export type CardRow = BriefRow &
  FieldRow &
  Columns<
    'vacancies',
    | 'id'
    | 'slug'
    | 'role_name'
    | 'salary_min_cents'
    | 'salary_max_cents'
    | 'closes_on'
    | 'stage_count'
    | 'expected_days'
    | 'municipality_code'
    | 'min_age'
    | 'keywords'
  > & {
    state: VacancyState
    salary_unit: SalaryUnit
    payment_band: PaymentBand
    deficiency: DeficiencyOption | null
    job_profile: JobProfile
    first_benefit: string | null
    published_at: Date
    municipality_name: string | null
    place_state: State | null
    /** State of the viewer's application; null when the viewer has not applied. */
    application_state: ApplicationState | null
    /** The viewer's mark; null when there is none. */
    mark: Mark | null
  }

/** The columns of a `CardRow`, from `cardTables`. */
export const cardColumns = sql`
  v.id, v.state, v.slug, v.role_name, ${fieldColumns}, v.salary_min_cents, v.salary_max_cents,
  v.salary_unit, v.payment_band, v.deficiency, v.job_profile,
  v.benefits -> 0 ->> 'detail' as first_benefit, v.published_at, v.closes_on, v.stage_count,
  v.expected_days, v.municipality_code, v.min_age, v.keywords, m.name as municipality_name,
  coalesce(m.state, v.place_state) as place_state,
  ${briefColumns},
  a.state as application_state, k.mark`

/** @param candidateId the candidate whose applications and marks are joined; null for none. */
export const cardTables = (candidateId: string | null): RawBuilder<unknown> => sql`
  from vacancies v
  join companies c on c.id = v.company_id
  left join municipalities m on m.code = v.municipality_code
  left join applications a on a.candidate_id = ${candidateId} and a.vacancy_id = v.id
  left join vacancy_marks k on k.candidate_id = ${candidateId} and k.vacancy_id = v.id`

/** The SQL statement of `selectCards`. */
export const openCards = (
  ids: readonly number[],
  candidateId: string | null,
): RawBuilder<CardRow> => sql<CardRow>`
  select ${cardColumns} ${cardTables(candidateId)}
  where v.id = any(${ids}::bigint[]) and v.state = 'open'`

/** The card of a vacancy in any state, for the company of the vacancy. */
export async function selectCard(db: Handle, id: number): Promise<CardRow | undefined> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns} ${cardTables(null)} where v.id = ${id}`.execute(db)
  return rows[0]
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
  const { rows } = await openCards(ids, candidateId).execute(db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
