import type { ContractType, SalaryUnit, Workplace } from '@trilha/contracts/vacancies/enums'
import { shownLogo } from '../../companies/companies.brief.ts'
import { readRows, type Handle } from '../../platform/db/database.ts'

export type FeedRow = {
  id: number
  slug: string
  role_name: string
  description: string
  requirements: string[]
  nice_to_have: string[]
  benefits: { kind: string; detail: string }[]
  workplace: Workplace
  contract_type: ContractType
  weekly_hours: number | null
  salary_min_cents: number | null
  salary_max_cents: number | null
  salary_unit: SalaryUnit
  published_at: Date
  updated_at: Date
  closes_on: string
  city: string | null
  state: string | null
  company: string
  company_logo: string | null
}

const columns = `v.id, v.slug, v.role_name, v.description, v.requirements, v.nice_to_have, v.benefits,
  v.workplace, v.contract_type, v.weekly_hours, v.salary_min_cents, v.salary_max_cents,
  v.salary_unit, v.published_at, v.updated_at, v.closes_on, m.name as city,
  coalesce(m.state, v.place_state) as state, c.name as company,
  ${shownLogo}`
const tables = `vacancies v join companies c on c.id = v.company_id
  left join municipalities m on m.code = v.municipality_code`

/** Open vacancies with an id above `above`, ascending. @param today the day in Brasília. */
export async function selectFeed(
  db: Handle,
  options: { companyId: string | null; above: number; today: string; limit: number },
): Promise<FeedRow[]> {
  return readRows(
    db,
    `select ${columns} from ${tables}
    where v.state = 'open' and v.closes_on >= $1 and v.id > $2
      and ($3::uuid is null or v.company_id = $3)
    order by v.id limit $4`,
    [options.today, options.above, options.companyId, options.limit],
  )
}

/** The newest open vacancies. @param today the day in Brasília. */
export async function selectNewest(
  db: Handle,
  options: { companyId: string | null; today: string; limit: number },
): Promise<FeedRow[]> {
  return readRows(
    db,
    `select ${columns} from ${tables}
    where v.state = 'open' and v.closes_on >= $1 and ($2::uuid is null or v.company_id = $2)
    order by v.published_at desc, v.id desc limit $3`,
    [options.today, options.companyId, options.limit],
  )
}

/** The id of the company with this slug. */
export async function selectCompanyId(db: Handle, slug: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('companies')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row?.id
}
