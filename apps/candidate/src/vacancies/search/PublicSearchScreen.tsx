import { countFacets, listVacancies } from '@trilha/contracts/vacancies/vacancies'
import { listDirectory } from '@trilha/contracts/vacancies/directory'
import {
  defaultVacancySort,
  vacanciesPerPage,
  vacancySorts,
} from '@trilha/contracts/vacancies/enums'
import { importWithRetry } from '@trilha/web/data/importWithRetry.ts'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { paths } from '../../paths.ts'
import { PageHead } from '../../public/PageHead.tsx'
import { PublicPage } from '../../public/PublicPage.tsx'
import type { Handle } from '@trilha/web/router/handle.ts'
import { serverContext } from '../../server.context.ts'
import { VacancyCardItem } from '../VacancyCardItem.tsx'
import { SearchPage } from './SearchPage.tsx'
import { useSearchAddress, withPlace } from './useSearchAddress.ts'
import { activeFilters, nearestWider } from '../filters/chips.ts'
import {
  filtersOf,
  noFilters,
  placeText,
  queryOf,
  searchOf,
  withPlaceRead,
  type VacancyFilters,
} from './search.ts'

export const handle = { namespaces: ['public', 'vacancies'] } satisfies Handle

// Links at the end of the page: loaded after everything else.
const DirectoryBlock = lazy(async () => ({
  default: (await importWithRetry(() => import('../directory/DirectoryBlock.tsx'))).DirectoryBlock,
}))

const sorts = vacancySorts.filter((sort) => sort !== 'match')

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { call, origin } = context.get(serverContext)
  const { searchParams } = new URL(request.url)
  const filters = publicFilters(searchParams)
  // Without JavaScript the form sends empty fields and the place as one text; redirects to the
  // canonical address.
  if (isUntidy(searchParams, filters)) throw redirect(paths.vacancies(searchOf(filters)))
  const query = queryOf(filters)
  const [page, facets, directory] = await Promise.all([
    call(listVacancies, {
      query: { ...query, isPagination: 1, page: filters.page, limit: vacanciesPerPage },
    }),
    call(countFacets, { query }),
    call(listDirectory, {}).catch(() => null),
  ])
  const found = withPlaceRead(filters, page.place)
  const countOf = async (wider: VacancyFilters) =>
    (await call(countFacets, { query: queryOf(wider) })).count
  return {
    page,
    facets: facets.facets,
    directory,
    wider:
      page.count === 0 && page.place?.readAs !== 'unknown'
        ? await nearestWider(found, countOf)
        : null,
    canonical: origin + paths.vacancies(searchOf(canonicalFilters(found))),
  }
}

/** Sorting by match needs a signed-in user. */
function publicFilters(params: URLSearchParams): VacancyFilters {
  const filters = filtersOf(params)
  return filters.sort === 'match' ? { ...filters, sort: defaultVacancySort } : filters
}

function isUntidy(params: URLSearchParams, filters: VacancyFilters): boolean {
  return (
    [...params].some(([, value]) => value === '') || (params.get('city') ?? '') !== filters.city
  )
}

/** The parts that distinguish pages for search engines: text, place and page number. */
function canonicalFilters({ roleName, city, state, page }: VacancyFilters): VacancyFilters {
  return { ...noFilters, roleName, city, state, page }
}

/** The public search: rendered by the server, works without JavaScript. */
export default function PublicSearchScreen() {
  const { t } = useTranslation('vacancies')
  const address = useSearchAddress(paths.vacancies)
  const { page, facets, directory, wider, canonical } = useLoaderData<typeof loader>()
  const search = withPlace(address, page.place)
  const { roleName } = search.current
  const place = placeText(search.current)
  const title = roleName
    ? t(place ? 'search.headRolePlace' : 'search.headRole', { roleName, place })
    : place
      ? t('search.headPlace', { place })
      : t('search.head')
  return (
    <PublicPage current="search">
      <PageHead
        title={title}
        description={t('search.description', { count: page.count })}
        canonical={canonical}
        noindex={page.count === 0 || activeFilters(search.current).length > 0}
      />
      <SearchPage
        Item={VacancyCardItem}
        address={paths.vacancies}
        vacancyAddress={paths.vacancy}
        search={search}
        typedPlace={placeText(address.current)}
        result={{ state: 'ready', page, stale: search.filters !== search.current, wider }}
        facets={facets}
        sorts={sorts}
        save={
          // Signs the user in first, then opens the dialog that saves the search.
          <Link
            className="link link--tap sm"
            to={paths.saveSearch(searchOf({ ...search.current, page: 1 }))}
            rel="nofollow"
          >
            {t('search.save')}
          </Link>
        }
      />
      <Suspense>
        <DirectoryBlock directory={directory} />
      </Suspense>
    </PublicPage>
  )
}
