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

export const presentBrief = (row: BriefRow): CompanyBrief => ({
  id: row.company_id,
  name: row.company_name,
  mark: row.company_mark,
  tone: row.company_tone,
  logoUrl: logoUrl(row.company_logo),
  slug: row.company_slug,
  verified: row.company_verified,
})
