import type { CompanyPage } from '@trilha/contracts/companies/companies'
import { paths } from '../paths.ts'

/**
 * A company as schema.org `Organization`, for search engines.
 * @param origin of the site, without a slash at the end.
 */
export function organization(company: CompanyPage, origin: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.name,
    url: company.site ?? origin + paths.company(company.slug),
    mainEntityOfPage: origin + paths.company(company.slug),
    ...(company.about && { description: company.about }),
    ...(company.logoUrl && { logo: origin + company.logoUrl }),
    ...(company.foundedIn !== null && { foundingDate: String(company.foundedIn) }),
    ...(company.size !== null && {
      numberOfEmployees: { '@type': 'QuantitativeValue', value: company.size },
    }),
  }
}
