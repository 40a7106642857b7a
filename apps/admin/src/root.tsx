import { BrokenPage } from '@trilha/web/errors/BrokenPage.tsx'
import { applyTheme, readTheme, themeScript } from '@trilha/web/ui/theme.ts'
import { useLayoutEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router'
import { styles } from '@trilha/web/styles.ts'
import '@trilha/web/ui/fonts.css'
import '@trilha/web/ui/tokens.css'

export function Layout({ children }: { children: ReactNode }) {
  // The error screen makes the document anew, and the script of the head does not run again.
  useLayoutEffect(() => applyTheme(readTheme()), [])
  return (
    <html lang="pt-BR" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <link rel="icon" href="/admin/favicon.svg" type="image/svg+xml" />
        <Meta />
        {styles === null ? (
          <Links />
        ) : (
          <style
            data-site=""
            dangerouslySetInnerHTML={{ __html: styles }}
            suppressHydrationWarning
          />
        )}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  const { t } = useTranslation('admin', { useSuspense: false })
  const name = t('login.home', { defaultValue: 'Administração da Trilha, início' })
  return <BrokenPage error={useRouteError()} home={{ href: '/admin', name }} support="/contato" />
}

/** Shown while the first screen's code is on its way. */
export function HydrateFallback() {
  return null
}
