import { useLayoutEffect, type ReactNode } from 'react'
import { Links, Meta, Scripts, ScrollRestoration } from 'react-router'
import { styles } from '../styles.ts'
import { applyTheme, readTheme, themeScript } from '../ui/tokens/theme.ts'
import '../ui/tokens/fonts/fonts.css'
import '../ui/tokens/tokens.css'

/**
 * The HTML document of a site behind a login: rendered in the browser, not indexed by search
 * engines.
 */
export function Document({ icon, children }: { icon: string; children: ReactNode }) {
  // The error screen renders a new document, in which the head's inline script does not run again.
  useLayoutEffect(() => applyTheme(readTheme()), [])
  return (
    <html lang="pt-BR" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <link rel="icon" href={icon} type="image/svg+xml" />
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
