import { sql } from 'kysely'
import type { BriefRow } from '../../companies/companies.brief.ts'
import { briefColumns } from '../../companies/companies.fragments.ts'
import type { Columns, Handle } from '../../platform/db/database.ts'
import type { ViewRow } from '../vacancies.store.ts'

export type CompanyRow = BriefRow &
  Pick<ViewRow, 'company_sector' | 'company_size' | 'company_since' | 'company_about'>

/** Company data for a vacancy's page, with the logo even before the company is verified. */
export async function selectCompany(db: Handle, id: string): Promise<CompanyRow | undefined> {
  const { rows } = await sql<CompanyRow & Columns<'companies', 'logo_file'>>`
    select ${briefColumns}, c.logo_file, c.sector as company_sector, c.size as company_size,
      c.since as company_since, c.about as company_about
    from companies c where c.id = ${id}`.execute(db)
  const [row] = rows
  return row && { ...row, company_logo: row.logo_file }
}
