import { sql } from 'kysely'
import type { ContractType, SalaryUnit, Workplace } from '@trilha/contracts/vacancies/enums'
import { verifiedLogo } from '../../companies/companies.fragments.ts'
import type { Columns, Handle } from '../../platform/db/database.ts'

export type FeedRow = Columns<
  'vacancies',
  | 'id'
  | 'slug'
  | 'role_name'
  | 'description'
  | 'requirements'
  | 'nice_to_have'
  | 'weekly_hours'
  | 'salary_min_cents'
  | 'salary_max_cents'
  | 'updated_at'
  | 'closes_on'
> & {
  benefits: { kind: string; detail: string }[]
  workplace: Workplace
  contract_type: ContractType
  salary_unit: SalaryUnit
  published_at: Date
  city: string | null
  state: string | null
  company: string
  company_logo: string | null
}

const columns = sql`v.id, v.slug, v.role_name, v.description, v.requirements, v.nice_to_have,
  v.benefits, v.workplace, v.contract_type, v.weekly_hours, v.salary_min_cents, v.salary_max_cents,
  v.salary_unit, v.published_at, v.updated_at, v.closes_on, m.name as city,
  coalesce(m.state, v.place_state) as state, c.name as company,
  ${verifiedLogo}`
const tables = sql`vacancies v join companies c on c.id = v.company_id
  left join municipalities m on m.code = v.municipality_code`

/** Open vacancies with an id above `above`, ascending. @param today the day in Brasília. */
export async function selectFeed(
  db: Handle,
  {
    companyId,
    above,
    today,
    limit,
  }: { companyId: string | null; above: number; today: string; limit: number },
): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    select ${columns} from ${tables}
    where v.state = 'open' and v.closes_on >= ${today} and v.id > ${above}
      and (${companyId}::uuid is null or v.company_id = ${companyId})
    order by v.id limit ${limit}`.execute(db)
  return rows
}

/** The newest open vacancies. @param today the day in Brasília. */
export async function selectNewest(
  db: Handle,
  { companyId, today, limit }: { companyId: string | null; today: string; limit: number },
): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    select ${columns} from ${tables}
    where v.state = 'open' and v.closes_on >= ${today}
      and (${companyId}::uuid is null or v.company_id = ${companyId})
    order by v.published_at desc, v.id desc limit ${limit}`.execute(db)
  return rows
}

/** The id of the company with this slug; undefined when there is none. */
export async function selectCompanyId(db: Handle, slug: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('companies')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row?.id
}
