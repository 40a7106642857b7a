import {
  badgePercent,
  type getCompanyPage as contract,
} from '@trilha/contracts/companies/companies'
import type { QueryOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { page } from '@trilha/contracts/shared/paging'
import type { Context, Platform } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { selectPage, selectPageSlugs } from './page.store.ts'
import { logoUrl } from '../companies.presenter.ts'
import { responseRecord } from '../companies.record.ts'

/**
 * The public page of a company. Only companies that Trilha's team has verified have one, since
 * companies write its texts themselves.
 * @throws AppError `not-found`.
 */
export async function getCompanyPage(
  ctx: Context,
  slug: string,
  query: QueryOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const row = (await selectPage(ctx.replica, slug)) ?? fail('not-found')
  const [record, open] = await Promise.all([
    responseRecord(ctx.replica, row.id),
    ctx.ports.companies.openVacancies(ctx, row.id, query),
  ])
  return {
    id: row.id,
    slug,
    name: row.name,
    mark: row.mark,
    tone: row.tone,
    logoUrl: logoUrl(row.logo_file),
    sector: row.sector,
    size: row.size,
    foundedIn: row.since,
    about: row.about,
    pageText: row.page,
    site: row.site,
    transparencyUrl: row.transparency_url,
    responseRecord: record,
    badge: record !== null && record.inTimePercent >= badgePercent,
    places: open.places,
    vacancies: page(open.cards, open.count, query),
  }
}

/** Paths of the pages of companies with an open vacancy, for search engines. */
export async function companyPaths(
  { replica }: Pick<Platform, 'replica'>,
  limit: number,
): Promise<string[]> {
  return (await selectPageSlugs(replica, limit)).map((slug) => `/empresa/${slug}`)
}
