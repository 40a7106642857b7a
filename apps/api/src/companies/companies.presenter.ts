import type { OwnCompany, VerificationState } from '@trilha/contracts/companies/own'
import { can } from '../platform/can.ts'
import type { Viewer } from '../platform/context.ts'
import type { CompanyRow } from './own/own.store.ts'

type VerificationFields = Pick<CompanyRow, 'verified_at' | 'returned_at' | 'domain_proved_at'>

/** The state of a company's verification. */
export function verificationOf(company: VerificationFields): VerificationState {
  if (company.verified_at) return 'verified'
  if (company.returned_at) return 'returned'
  return company.domain_proved_at ? 'waiting' : 'unproved'
}

/** The content that the TXT record must have. */
export const txtRecord = (token: string): string => `trilha-verificacao=${token}`

/** The public path of a logo. */
export const logoUrl = (file: string | null): string | null => file && `/${file}`

/** A company as its own people see it. */
export function presentCompany(row: CompanyRow, viewer: Viewer): OwnCompany {
  const canManage = can(viewer, 'company.manage', { companyId: row.id })
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    legalName: row.legal_name,
    cnpj: row.cnpj,
    sector: row.sector,
    size: row.size,
    foundedIn: row.since,
    about: row.about,
    pageText: row.page,
    site: row.site,
    transparencyUrl: row.transparency_url,
    mark: row.mark,
    tone: row.tone,
    logoUrl: logoUrl(row.logo_file),
    verification: {
      state: verificationOf(row),
      reason: row.returned_reason,
      verifiedAt: row.verified_at?.toISOString() ?? null,
    },
    domain:
      row.domain && row.domain_token
        ? {
            name: row.domain,
            proof: row.domain_proof as 'dns' | 'mail' | null,
            provedAt: row.domain_proved_at?.toISOString() ?? null,
            record: txtRecord(row.domain_token),
          }
        : null,
    version: row.version,
    can: { edit: canManage, manageTeam: canManage },
  }
}
