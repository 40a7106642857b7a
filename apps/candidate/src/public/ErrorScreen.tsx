import { importWithRetry } from '@trilha/web/data/importWithRetry.ts'
import { BrokenPage } from '@trilha/web/errors/BrokenPage.tsx'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse } from 'react-router'
import { paths } from '../paths.ts'

const NotFoundPage = lazy(async () => ({
  default: (await importWithRetry(() => import('./NotFoundPage.tsx'))).NotFoundPage,
}))

/** The page for unknown addresses and for errors. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useTranslation('public', { useSuspense: false })
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <Suspense>
        <NotFoundPage />
      </Suspense>
    )
  const name = t('nav.home', { defaultValue: 'Trilha, página inicial' })
  return (
    <BrokenPage error={error} home={{ href: paths.landing(), name }} support={paths.contact()} />
  )
}
