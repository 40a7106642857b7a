import { readRows, type Handle } from '../platform/db/database.ts'
import type { ViewRow } from './vacancies.store.ts'

export type CompanyRow = Pick<
  ViewRow,
  | 'company_id'
  | 'company_name'
  | 'company_mark'
  | 'company_tone'
  | 'company_logo'
  | 'company_slug'
  | 'company_verified'
  | 'company_sector'
  | 'company_size'
  | 'company_since'
  | 'company_about'
>

/** What a vacancy's page tells of its company. */
export async function selectCompany(db: Handle, id: string): Promise<CompanyRow | undefined> {
  const [row] = await readRows<CompanyRow>(
    db,
    `select c.id as company_id, c.name as company_name, c.mark as company_mark,
      c.tone as company_tone, c.logo_file as company_logo,
      case when c.verified_at is not null then c.slug end as company_slug,
      c.verified_at is not null as company_verified,
      c.sector as company_sector, c.size as company_size, c.since as company_since,
      c.about as company_about
    from companies c where c.id = $1`,
    [id],
  )
  return row
}
