import type { CompanyBrief } from '@trilha/contracts/companies/brief'
import { logoUrl } from './companies.presenter.ts'

/** The columns of a company that cards, trails and results show. */
export type BriefRow = {
  company_id: string
  company_name: string
  company_mark: string
  company_tone: string
  company_logo: string | null
  company_slug: string | null
  company_verified: boolean
}

/** SQL for `companies c`: the logo is shown only once Trilha has verified the company. */
export const shownLogo = 'case when c.verified_at is not null then c.logo_file end as company_logo'

/** SQL for `companies c`: the columns of a `BriefRow`. */
export const briefColumns = `c.id as company_id, c.name as company_name, c.mark as company_mark,
  c.tone as company_tone, ${shownLogo},
  case when c.verified_at is not null then c.slug end as company_slug,
  c.verified_at is not null as company_verified`

export const presentBrief = (row: BriefRow): CompanyBrief => ({
  id: row.company_id,
  name: row.company_name,
  mark: row.company_mark,
  tone: row.company_tone,
  logoUrl: logoUrl(row.company_logo),
  slug: row.company_slug,
  verified: row.company_verified,
})
