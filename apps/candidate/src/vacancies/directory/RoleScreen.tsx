import { getDirectoryRole } from '@trilha/contracts/vacancies/directory'
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
import { DirectoryLinks, linkToRole } from './DirectoryLinks.tsx'
import { DirectoryPage } from './DirectoryPage.tsx'
import { noFilters, searchOf } from '../search/search.ts'

export const handle = { namespaces: ['public', 'vacancies', 'directory'] } satisfies Handle

/** A role with too few vacancies has no page: redirects to its search. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { call, origin } = context.get(serverContext)
  const slug = params['slug'] ?? ''
  const page = await call(getDirectoryRole, { params: { slug } }).catch((reason: unknown) => {
    if (!isNotFound(reason)) throw reason
    const roleName = slug.replaceAll('-', ' ').slice(0, 120)
    throw redirect(paths.vacancies(searchOf({ ...noFilters, roleName })))
  })
  const canonical = origin + paths.vacanciesOf(slug)
  const steps = [
    { name: 'Vagas', address: origin + paths.vacancies() },
    { name: page.role.name, address: canonical },
  ]
  return { ...page, canonical, breadcrumb: breadcrumb(steps) }
}

export function meta({ loaderData }: { loaderData?: { breadcrumb: object } }) {
  return loaderData ? [{ 'script:ld+json': loaderData.breadcrumb }] : []
}

/** Landing page with the open vacancies of a role, mainly for search engines. */
export default function RoleScreen() {
  const { t } = useTranslation('directory')
  const format = useFormat()
  const { role, facts, newest, roles, places, canonical } = useLoaderData<typeof loader>()
  const search = { ...noFilters, roleName: role.name }
  return (
    <PublicPage current="search">
      <PageHead
        title={t('role.title', { role: role.name })}
        description={t('role.description', {
          role: role.name,
          count: facts.count,
          number: format.number(facts.count),
        })}
        canonical={canonical}
      />
      <DirectoryPage
        title={t('role.title', { role: role.name })}
        facts={facts}
        newest={newest}
        search={search}
      >
        <DirectoryLinks
          title={t('role.places')}
          links={places.map(({ name, state, count }) => ({
            to: paths.vacancies(searchOf({ ...search, city: name, state })),
            name: `${name}, ${state}`,
            count,
          }))}
        />
        <DirectoryLinks title={t('role.alike')} links={roles.map(linkToRole)} />
      </DirectoryPage>
    </PublicPage>
  )
}
