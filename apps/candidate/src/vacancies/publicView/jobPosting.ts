import type { VacancyView } from '@trilha/contracts/vacancies/vacancies'
import type { ContractType, SalaryUnit } from '@trilha/contracts/vacancies/enums'
import { paths } from '../../paths.ts'
import { takesApplications } from '@trilha/contracts/vacancies/states'

/** Google's names for our contract types; legal basis: docs/domain/law.md#contract-types */
const employmentTypes: Record<ContractType, string | string[]> = {
  clt: 'FULL_TIME',
  'clt-fixed-term': 'TEMPORARY',
  intermittent: 'PER_DIEM',
  temporary: 'TEMPORARY',
  outsourced: 'FULL_TIME',
  internship: 'INTERN',
  apprentice: ['INTERN', 'OTHER'],
  trainee: 'FULL_TIME',
  pj: 'CONTRACTOR',
  freelance: 'CONTRACTOR',
  cooperative: 'OTHER',
  domestic: 'FULL_TIME',
  'civil-service': 'FULL_TIME',
  volunteer: 'VOLUNTEER',
}

/** Up to 30 hours a week is part time (CLT art. 58-A). */
const partTimeHours = 30

const units: Record<SalaryUnit, string> = {
  hour: 'HOUR',
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  year: 'YEAR',
}

/**
 * A vacancy as schema.org JobPosting for search engines, see
 * docs/domain/protocols.md#google-jobposting.
 * @param today the day in Brasília, `yyyy-mm-dd`.
 * @param origin of the site, for the addresses of logo and company.
 * @returns null when the vacancy takes no applications: closed postings must have no markup.
 */
export function jobPosting(
  vacancy: VacancyView,
  today: string,
  origin: string,
): Record<string, unknown> | null {
  if (!takesApplications(vacancy.state, vacancy.closesOn, today)) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: vacancy.roleName,
    description: description(vacancy),
    datePosted: vacancy.publishedAt,
    // Open until the end of the last day in Brasília, which has had no daylight saving since 2019.
    validThrough: `${vacancy.closesOn}T23:59:59-03:00`,
    identifier: {
      '@type': 'PropertyValue',
      name: vacancy.company.name,
      value: String(vacancy.id),
    },
    hiringOrganization: organization(vacancy, origin),
    employmentType: employmentType(vacancy),
    directApply: true,
    ...place(vacancy),
    ...salary(vacancy),
  }
}

function organization({ company }: VacancyView, origin: string) {
  return {
    '@type': 'Organization',
    name: company.name,
    ...(company.slug && { sameAs: origin + paths.company(company.slug) }),
    ...(company.logoUrl && { logo: origin + company.logoUrl }),
  }
}

function employmentType({ contractType, weeklyHours }: VacancyView) {
  const type = employmentTypes[contractType]
  return type === 'FULL_TIME' && weeklyHours !== null && weeklyHours <= partTimeHours
    ? 'PART_TIME'
    : type
}

/** All that the page says about the work, not only the description. */
function description({ description: html, requirements, niceToHave, benefits }: VacancyView) {
  const list = (items: string[]) =>
    items.length > 0 ? `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>` : ''
  return html + list(requirements) + list(niceToHave) + list(benefits.map((b) => b.detail))
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function place({ municipality, workplace }: VacancyView) {
  return {
    ...(municipality && {
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: municipality.name,
          addressRegion: municipality.state,
          addressCountry: 'BR',
        },
      },
    }),
    ...(workplace === 'remote' && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'BR' },
    }),
  }
}

/** One amount, or minimum and maximum; in reais. */
function salary({ salary: pay }: VacancyView) {
  if (!pay || (pay.minCents === null && pay.maxCents === null)) return {}
  const { minCents, maxCents } = pay
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'BRL',
      value: {
        '@type': 'QuantitativeValue',
        unitText: units[pay.unit],
        ...(minCents === maxCents
          ? { value: reais(minCents) }
          : { minValue: reais(minCents), maxValue: reais(maxCents) }),
      },
    },
  }
}

/** Converts cents to reais; undefined, and therefore omitted, if the company gave no amount. */
const reais = (cents: number | null) => (cents === null ? undefined : cents / 100)
