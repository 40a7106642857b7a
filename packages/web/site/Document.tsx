import { useLayoutEffect, type ReactNode } from 'react'
import { Links, Meta, Scripts, ScrollRestoration } from 'react-router'
import { styles } from '../styles.ts'
import { applyTheme, readTheme, themeScript } from '../ui/theme.ts'
import '../ui/fonts.css'
import '../ui/tokens.css'

/** The document of a site behind a login: made in the browser, and found by no search engine. */
export function Document({ icon, children }: { icon: string; children: ReactNode }) {
  // The error screen makes the document anew, and the script of the head does not run again.
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
