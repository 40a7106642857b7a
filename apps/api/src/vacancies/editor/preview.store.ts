import { briefColumns, type BriefRow } from '../../companies/companies.brief.ts'
import { readRows, type Handle } from '../../platform/db/database.ts'
import type { ViewRow } from '../vacancies.store.ts'

export type CompanyRow = BriefRow &
  Pick<ViewRow, 'company_sector' | 'company_size' | 'company_since' | 'company_about'>

/** Company data for a vacancy's page, with the logo even before it is approved. */
export async function selectCompany(db: Handle, id: string): Promise<CompanyRow | undefined> {
  const [row] = await readRows<CompanyRow & { logo_file: string | null }>(
    db,
    `select ${briefColumns}, c.logo_file, c.sector as company_sector, c.size as company_size,
      c.since as company_since, c.about as company_about
    from companies c where c.id = $1`,
    [id],
  )
  return row && { ...row, company_logo: row.logo_file }
}
