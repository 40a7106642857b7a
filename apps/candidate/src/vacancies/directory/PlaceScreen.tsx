import { getDirectoryPlace } from '@trilha/contracts/vacancies/directory'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { useTranslation } from 'react-i18next'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { paths } from '../../paths.ts'
import { isNotFound } from '../../public/isNotFound.ts'
import { PageHead } from '../../public/PageHead.tsx'
import { PublicPage } from '../../public/PublicPage.tsx'
import type { Handle } from '@trilha/web/router/handle.ts'
import { serverContext } from '../../server.context.ts'
import { breadcrumb } from './breadcrumb.ts'
import { DirectoryLinks, linkToPlace } from './DirectoryLinks.tsx'
import { DirectoryPage } from './DirectoryPage.tsx'
import { noFilters, parsePlace, placeText, searchOf } from '../search/search.ts'

export const handle = { namespaces: ['public', 'vacancies', 'directory'] } satisfies Handle

/** A city with too few vacancies has no page: redirects to its search. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { call, origin } = context.get(serverContext)
  const slug = params['slug'] ?? ''
  const page = await call(getDirectoryPlace, { params: { slug } }).catch((reason: unknown) => {
    if (!isNotFound(reason)) throw reason
    throw redirect(paths.vacancies(searchOf({ ...noFilters, ...parsePlace(slug) })))
  })
  const canonical = origin + paths.vacanciesIn(slug)
  const steps = [
    { name: 'Vagas', address: origin + paths.vacancies() },
    { name: `${page.place.name}, ${page.place.state}`, address: canonical },
  ]
  return { ...page, canonical, breadcrumb: breadcrumb(steps) }
}

export function meta({ loaderData }: { loaderData?: { breadcrumb: object } }) {
  return loaderData ? [{ 'script:ld+json': loaderData.breadcrumb }] : []
}

/** Landing page with the open vacancies of a city, mainly for search engines. */
export default function PlaceScreen() {
  const { t } = useTranslation('directory')
  const format = useFormat()
  const { place, facts, newest, roles, places, canonical } = useLoaderData<typeof loader>()
  const search = { ...noFilters, city: place.name, state: place.state }
  const where = placeText(search)
  return (
    <PublicPage current="search">
      <PageHead
        title={t('place.title', { place: where })}
        description={t('place.description', {
          place: where,
          count: facts.count,
          number: format.number(facts.count),
        })}
        canonical={canonical}
      />
      <DirectoryPage
        title={t('place.title', { place: where })}
        facts={facts}
        newest={newest}
        search={search}
      >
        <DirectoryLinks
          title={t('place.roles')}
          links={roles.map(({ name, count }) => ({
            to: paths.vacancies(searchOf({ ...search, roleName: name })),
            name,
            count,
          }))}
        />
        <DirectoryLinks
          title={t('place.around', { state: place.state })}
          links={places.map(linkToPlace)}
        />
      </DirectoryPage>
    </PublicPage>
  )
}
