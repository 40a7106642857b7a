import { NewRelease } from '@trilha/web/errors/NewRelease.tsx'
import type { Handle } from '@trilha/web/router/handle.ts'
import { applyTheme, readTheme, themeScript } from '@trilha/web/ui/tokens/theme.ts'
import { use, useEffect, useLayoutEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
} from 'react-router'
import { Consent } from './thirdParties/Consent.tsx'
import { isLinkedInOffered, linkedInName } from './auth/social/isLinkedInOffered.ts'
import { socialLinksContent, socialLinksName } from './public/socialLinks.ts'
import { thirdParties, thirdPartiesContent, thirdPartiesName } from './thirdParties/thirdParties.ts'
import { Nonce } from './nonce.ts'
import { Worker } from './offline/Worker.tsx'
import { ErrorScreen } from './public/ErrorScreen.tsx'
import { PageViews } from './shell/PageViews.tsx'
import { Toasts } from './shell/Toasts.tsx'
import { styles } from '@trilha/web/styles.ts'
import figtree from '@trilha/web/ui/tokens/fonts/figtree-latin.woff2'
import gabarito from '@trilha/web/ui/tokens/fonts/gabarito-latin.woff2'
import '@trilha/web/ui/tokens/fonts/fonts.css'
import '@trilha/web/ui/tokens/tokens.css'

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const namespaces = useNamespaces()
  const nonce = use(Nonce)
  // The error screen renders a new document, in which the head's inline script does not run again.
  useLayoutEffect(() => applyTheme(readTheme()), [])
  return (
    // The inline script sets the theme's attributes before the first paint.
    <html lang={i18n.language} data-namespaces={namespaces} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: themeScript }} />
        {[figtree, gabarito].map((font) => (
          <link
            key={font}
            rel="preload"
            href={font}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content="#037b56" />
        {thirdPartiesContent !== null && (
          <meta name={thirdPartiesName} content={thirdPartiesContent} />
        )}
        {socialLinksContent !== null && (
          <meta name={socialLinksName} content={socialLinksContent} />
        )}
        {!isLinkedInOffered && <meta name={linkedInName} content="off" />}
        <Meta />
        {styles === null ? (
          <Links />
        ) : (
          <style
            data-site=""
            nonce={nonce}
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

/** Namespaces in the `handle` of the matched routes: their texts are loaded before hydration. */
function useNamespaces(): string {
  const matches = useMatches()
  const names = matches.flatMap((match) => (match.handle as Handle | undefined)?.namespaces ?? [])
  return [...new Set(names)].join(' ')
}

export default function Root() {
  return (
    <>
      <NewRelease />
      <PageViews />
      <Worker />
      <Toasts />
      <Outlet />
      <Consent />
    </>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  useEffect(() => {
    if (thirdParties.length > 0)
      void import('./thirdParties/adapters.ts').then(({ reportError }) => reportError(error))
  }, [error])
  return <ErrorScreen error={error} />
}
