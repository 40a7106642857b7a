import { listVacancies } from '@trilha/contracts/vacancies/vacancies'
import { dayMs } from '@trilha/contracts/shared/durations'
import { useTranslation } from 'react-i18next'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { paths } from '../../paths.ts'
import type { Handle } from '@trilha/web/router/handle.ts'
import { serverContext } from '../../server.context.ts'
import { LandingCompanies } from './LandingCompanies.tsx'
import { LandingHero } from './LandingHero.tsx'
import { LandingPromise } from './LandingPromise.tsx'
import { LandingTrail } from './LandingTrail.tsx'
import { LandingVacancies } from './LandingVacancies.tsx'
import { PageHead } from '../PageHead.tsx'
import { PublicPage } from '../PublicPage.tsx'

export const handle = { namespaces: ['public', 'vacancies'] } satisfies Handle

/** The newest vacancies; null if loading failed, so that the rest of the page still works. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { call, origin } = context.get(serverContext)
  const newest = await call(listVacancies, { query: { sort: 'newest', limit: 6 } }).catch(
    () => null,
  )
  const weekAgo = Date.now() - 7 * dayMs
  return {
    vacancies: newest?.rows ?? null,
    thisWeek: newest?.rows.every(({ publishedAt }) => Date.parse(publishedAt) > weekAgo) ?? true,
    canonical: origin + paths.landing(),
  }
}

/** The landing page: search, how it works, new vacancies, the commitments of companies. */
export default function LandingScreen() {
  const { vacancies, thisWeek, canonical } = useLoaderData<typeof loader>()
  const { t } = useTranslation('public')
  return (
    <PublicPage overlay>
      <PageHead
        title={t('landing.head')}
        description={t('landing.description')}
        canonical={canonical}
      />
      <LandingHero />
      <LandingTrail />
      <LandingVacancies vacancies={vacancies} thisWeek={thisWeek} />
      <LandingPromise />
      <LandingCompanies />
    </PublicPage>
  )
}
