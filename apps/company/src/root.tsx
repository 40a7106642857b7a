import { themeScript } from '@trilha/web/ui/theme.ts'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { styles } from '@trilha/web/styles.ts'
import '@trilha/web/ui/fonts.css'
import '@trilha/web/ui/tokens.css'

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="pt-BR" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <link rel="icon" href="/empresas/favicon.svg" type="image/svg+xml" />
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

/** Shown while the first screen's code is on its way. */
export function HydrateFallback() {
  return null
}
