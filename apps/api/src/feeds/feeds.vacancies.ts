import type { FeedVacancy, listFeedVacancies as contract } from '@trilha/contracts/feeds'
import type { QueryOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import type { ContractType, SalaryUnit } from '@trilha/contracts/vacancies/enums'
import { dayInBrasilia } from '@trilha/contracts/vacancies/states'
import { logoUrl } from '../companies/companies.presenter.ts'
import type { Platform } from '../platform/context.ts'
import { AppError, fail } from '../platform/errors.ts'
import { escapeHtml } from '../platform/text/html.ts'
import { formatReais } from '../platform/text/formats.ts'
import {
  companyIdOf,
  newestOpen,
  openForFeed,
  type FeedRow,
} from '../vacancies/feed/feed.service.ts'

/** Rows read at a time while a file is being sent. */
const rowsPerRead = 500
/** Maximum number of full feeds that this process generates at the same time. */
const maxConcurrent = 2
let runningFeeds = 0

type FeedPlatform = Pick<Platform, 'config' | 'replica' | 'now'>
type Query = { company?: string | undefined }

const addressOf = (platform: FeedPlatform, row: FeedRow) =>
  `${platform.config.siteOrigin}/vagas/${row.slug}-${row.id}`

/** The id of the company that a feed is limited to; null for all companies. */
async function filteredCompanyId(
  { replica }: FeedPlatform,
  { company }: Query,
): Promise<string | null> {
  return company === undefined ? null : ((await companyIdOf(replica, company)) ?? fail('not-found'))
}

/** A page of open vacancies. @throws AppError `not-found` for an unknown company. */
export async function listFeedVacancies(
  platform: FeedPlatform,
  query: QueryOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const { limit, after = 0 } = query
  const companyId = await filteredCompanyId(platform, query)
  const today = dayInBrasilia(platform.now())
  const range = { companyId, above: after, today, limit: limit + 1 }
  const rows = await openForFeed(platform.replica, range)
  const shown = rows.slice(0, limit)
  return {
    rows: shown.map((row) => present(platform, row)),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  }
}

function present(platform: FeedPlatform, row: FeedRow): FeedVacancy {
  const { salary_min_cents: minCents, salary_max_cents: maxCents } = row
  return {
    id: row.id,
    url: addressOf(platform, row),
    roleName: row.role_name,
    company: row.company,
    companyLogoUrl: row.company_logo && `${platform.config.siteOrigin}${logoUrl(row.company_logo)}`,
    city: row.city,
    state: row.state,
    workplace: row.workplace,
    contractType: row.contract_type,
    weeklyHours: row.weekly_hours,
    salary:
      minCents === null && maxCents === null ? null : { minCents, maxCents, unit: row.salary_unit },
    description: wholeText(row),
    publishedAt: row.published_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    closesOn: row.closes_on,
  }
}

/** All texts of the vacancy's page in one HTML text. */
function wholeText(row: FeedRow): string {
  const list = (title: string, items: readonly string[]) =>
    items.length === 0
      ? ''
      : `<p>${title}</p><ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
  return (
    row.description +
    list('Requisitos', row.requirements) +
    list('Diferenciais', row.nice_to_have) +
    list(
      'Benefícios',
      row.benefits.map(({ detail }) => detail),
    )
  )
}

/** The 50 newest open vacancies as RSS 2.0. @throws AppError `not-found` for an unknown company. */
export async function rss(platform: FeedPlatform, query: Query): Promise<string> {
  const companyId = await filteredCompanyId(platform, query)
  const today = dayInBrasilia(platform.now())
  const rows = await newestOpen(platform.replica, { companyId, today, limit: 50 })
  const items = rows.map((row) => {
    const place = row.city ? `${row.city}, ${row.state}` : 'Brasil'
    const title = xmlText(`${row.role_name} · ${row.company} · ${place}`)
    const address = escapeHtml(addressOf(platform, row))
    return `<item><title>${title}</title><link>${address}</link><guid>${address}</guid><pubDate>${row.published_at.toUTCString()}</pubDate><description>${xmlText(wholeText(row))}</description></item>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>Vagas na Trilha</title><link>${escapeHtml(platform.config.siteOrigin)}/vagas</link><description>As vagas abertas mais novas</description><language>pt-br</language>\n${items.join('')}</channel></rss>\n`
}

/**
 * Every open vacancy in Indeed's XML (docs/domain/protocols.md#feeds), in pieces, each read after
 * the previous one was sent.
 * @throws AppError `not-found` for an unknown company, `unavailable` while too many are generated.
 */
export async function indeed(
  platform: FeedPlatform,
  query: Query,
): Promise<AsyncGenerator<string>> {
  const companyId = await filteredCompanyId(platform, query)
  if (runningFeeds >= maxConcurrent)
    throw new AppError('unavailable', { headers: { 'retry-after': '60' } })
  const feed = pieces(platform, companyId)
  // Starts the feed, so that it counts at once and not only when its first piece is read.
  await feed.next()
  return feed
}

async function* pieces(platform: FeedPlatform, companyId: string | null): AsyncGenerator<string> {
  runningFeeds++
  try {
    // `indeed` reads this first piece. Only a generator that has started runs `finally` at its end.
    yield ''
    const today = dayInBrasilia(platform.now())
    const builtAt = platform.now().toUTCString()
    yield `<?xml version="1.0" encoding="utf-8"?>\n<source><publisher>Trilha</publisher><publisherurl>${escapeHtml(platform.config.siteOrigin)}</publisherurl><lastBuildDate>${builtAt}</lastBuildDate>\n`
    for (let above = 0; ;) {
      const range = { companyId, above, today, limit: rowsPerRead }
      const rows = await openForFeed(platform.replica, range)
      yield rows.map((row) => jobXml(platform, row)).join('')
      if (rows.length < rowsPerRead) break
      above = rows.at(-1)?.id ?? above
    }
    yield '</source>\n'
  } finally {
    runningFeeds--
  }
}

const jobTypes: Partial<Record<ContractType, string>> = {
  'clt-fixed-term': 'temporary',
  temporary: 'temporary',
  intermittent: 'parttime',
  internship: 'internship',
  apprentice: 'apprenticeship',
  pj: 'contract',
  freelance: 'contract',
  cooperative: 'contract',
  volunteer: 'volunteer',
}
const salaryUnitNames: Record<SalaryUnit, string> = {
  hour: 'hora',
  day: 'dia',
  week: 'semana',
  month: 'mês',
  year: 'ano',
}

function jobXml(platform: FeedPlatform, row: FeedRow): string {
  const partTime = row.weekly_hours !== null && row.weekly_hours <= 30
  const remoteTypes = { remote: 'Fully remote', hybrid: 'Hybrid remote' } as Record<string, string>
  const fields: Record<string, string> = {
    title: row.role_name,
    date: row.published_at.toISOString(),
    referencenumber: String(row.id),
    requisitionid: String(row.id),
    url: addressOf(platform, row),
    company: row.company,
    sourcename: 'Trilha',
    city: row.city ?? '',
    state: row.state ?? '',
    country: 'BR',
    description: wholeText(row),
    salary: salaryText(row),
    jobtype: jobTypes[row.contract_type] ?? (partTime ? 'parttime' : 'fulltime'),
    expirationdate: row.closes_on,
    remotetype: remoteTypes[row.workplace] ?? '',
  }
  const lines = Object.entries(fields).map(([name, text]) => `<${name}>${cdata(text)}</${name}>`)
  return `<job>${lines.join('')}</job>\n`
}

function salaryText({ salary_min_cents: min, salary_max_cents: max, salary_unit: unit }: FeedRow) {
  const amounts = [...new Set([min, max])].filter((cents) => cents !== null)
  const text = amounts.map(formatReais).join(' a ')
  return text && `${text} por ${salaryUnitNames[unit]}`
}

/** Removes characters that XML 1.0 does not allow. */
const validXml = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
const cdata = (text: string) => `<![CDATA[${validXml(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
const xmlText = (text: string) => escapeHtml(validXml(text))
