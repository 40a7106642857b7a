import { LoadingPage } from '@trilha/web/errors/LoadingPage.tsx'
import { BrokenPage } from '@trilha/web/errors/BrokenPage.tsx'
import { NewRelease } from '@trilha/web/errors/NewRelease.tsx'
import { Document } from '@trilha/web/site/Document.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useRouteError } from 'react-router'

export function Layout({ children }: { children: ReactNode }) {
  return <Document icon="/empresas/favicon.svg">{children}</Document>
}

export default function Root() {
  return (
    <>
      <NewRelease />
      <Outlet />
    </>
  )
}

export function ErrorBoundary() {
  const { t } = useTranslation('pipeline', { useSuspense: false })
  const name = t('login.home', { defaultValue: 'Trilha para empresas, início' })
  return (
    <BrokenPage error={useRouteError()} home={{ href: '/empresas', name }} support="/contato" />
  )
}

/** Shown while the code of the first screen loads. */
export function HydrateFallback() {
  return <LoadingPage />
}
