import type { QueryOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import {
  minVacanciesPerPage,
  type DirectoryFacts,
  type DirectoryPlace,
  type DirectoryRole,
  type getDirectoryPlace as placeContract,
  type getDirectoryRole as roleContract,
  type listDirectory as listContract,
} from '@trilha/contracts/vacancies/directory'
import type { PaymentBand, State } from '@trilha/contracts/vacancies/enums'
import type { Context, Platform } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { selectCards } from '../vacancies.cards.store.ts'
import { slugOfRole } from '../publishing/derive.ts'
import {
  selectAllSlugs,
  selectPage,
  selectPages,
  selectPlaceAndRole,
  selectPlacePage,
  selectTopPages,
  type DirectoryPage,
} from './directory.store.ts'
import { presentCard, presentFacets } from '../vacancies.presenter.ts'
import type { VacancyFilter } from '../../search/searchIndex.types.ts'

const maxNewest = 10
const maxLinks = 12

/** The cities and the roles with the most vacancies. */
export async function listDirectory(
  ctx: Context,
  { limit }: QueryOf<typeof listContract>,
): Promise<ReplyOf<typeof listContract>> {
  const [places, roles] = await Promise.all([
    selectTopPages(ctx.replica, 'place', { limit }),
    selectTopPages(ctx.replica, 'role', { limit }),
  ])
  return { places: places.map(presentPlace), roles: roles.map(presentRole) }
}

/** The pages of a vacancy's city and role; null if there is none. @throws AppError `not-found`. */
export async function directoryOfVacancy(
  ctx: Context,
  id: number,
): Promise<{ place: DirectoryPlace | null; role: DirectoryRole | null }> {
  const vacancy = (await selectPlaceAndRole(ctx.replica, id)) ?? fail('not-found')
  const { municipality_code: code, role_name: name } = vacancy
  const [place, role] = await Promise.all([
    code === null ? undefined : selectPlacePage(ctx.replica, code),
    selectPage(ctx.replica, 'role', slugOfRole(name)),
  ])
  return { place: place ? presentPlace(place) : null, role: role ? presentRole(role) : null }
}

/** The page of a city. @throws AppError `not-found` if too few vacancies are open now. */
export async function getDirectoryPlace(
  ctx: Context,
  slug: string,
): Promise<ReplyOf<typeof placeContract>> {
  const page = (await selectPage(ctx.replica, 'place', slug)) ?? fail('not-found')
  const found = await findOpen(ctx, { municipality: [page.municipality_code ?? 0] })
  const [roles, places] = await Promise.all([
    selectPages(ctx.replica, 'role', page.others),
    selectTopPages(ctx.replica, 'place', { limit: maxLinks, state: page.state, except: slug }),
  ])
  return {
    place: presentPlace(page),
    ...found,
    roles: roles.map((role) => ({
      ...presentRole(role),
      count: countOpen(ctx, role.name, page.municipality_code),
    })),
    places: places.map(presentPlace),
  }
}

/** The page of a role. @throws AppError `not-found` if too few vacancies are open now. */
export async function getDirectoryRole(
  ctx: Context,
  slug: string,
): Promise<ReplyOf<typeof roleContract>> {
  const page = (await selectPage(ctx.replica, 'role', slug)) ?? fail('not-found')
  const found = await findOpen(ctx, { text: page.name })
  const startsWith = slug.split('-')[0] ?? slug
  const [places, roles] = await Promise.all([
    selectPages(ctx.replica, 'place', page.others),
    selectTopPages(ctx.replica, 'role', { limit: maxLinks, startsWith, except: slug }),
  ])
  return {
    role: presentRole(page),
    ...found,
    places: places.map((place) => ({
      ...presentPlace(place),
      count: countOpen(ctx, page.name, place.municipality_code),
    })),
    roles: roles.map(presentRole),
  }
}

/** Number of open vacancies of a role in a city, as the search counts them. */
const countOpen = (ctx: Context, text: string, code: number | null): number =>
  ctx.search.search({ text, municipality: [code ?? 0], sort: 'newest', offset: 0, limit: 0 }).count

/** Paths of all pages below the site's address, for the sitemap. */
export async function directoryPaths(
  { replica }: Pick<Platform, 'replica'>,
  limit: number,
): Promise<string[]> {
  const pages = await selectAllSlugs(replica, limit)
  return pages.map(({ kind, slug }) => `/vagas/${kind === 'place' ? 'em' : 'de'}/${slug}`)
}

/** The newest results of a search, and facts about all results. @throws AppError `not-found`. */
async function findOpen(
  ctx: Context,
  filter: Pick<VacancyFilter, 'municipality' | 'text'>,
): Promise<{ facts: DirectoryFacts; newest: ReturnType<typeof presentCard>[] }> {
  const query = { ...filter, sort: 'newest' as const, offset: 0, limit: maxNewest }
  const { ids, count } = ctx.search.search(query)
  if (count < minVacanciesPerPage) fail('not-found')
  const { facets } = await ctx.search.facets(query)
  const rows = await selectCards(ctx.db, ids, null)
  return {
    facts: factsOf(count, presentFacets(facets)),
    newest: rows.map((row) => presentCard(row, null)),
  }
}

function factsOf(count: number, facets: ReturnType<typeof presentFacets>): DirectoryFacts {
  const { negotiable = 0, ...paid } = facets.payment
  const [band, bandCount] = Object.entries(paid).toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0]
  return {
    count,
    withPay: count - negotiable,
    commonPay: bandCount > 0 ? (band as PaymentBand) : null,
    firstJob: facets.jobProfile['first-job'] ?? 0,
    deficiency: facets.vacanciesDeficiencies['welcome'] ?? 0,
    remote: facets.workplace['remote'] ?? 0,
  }
}

const presentPlace = ({ slug, name, state, vacancies }: DirectoryPage): DirectoryPlace => ({
  slug,
  name,
  // The table requires a state for a place.
  state: state as State,
  count: vacancies,
})

const presentRole = ({ slug, name, vacancies }: DirectoryPage): DirectoryRole => ({
  slug,
  // "Padeiro(a)" is shown as "Padeiro".
  name: name.replaceAll(/\s?\([^)]*\)/g, ''),
  count: vacancies,
})
