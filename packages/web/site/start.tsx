import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'
import { createBrowserI18n, followOtherTabs, storedLanguage, type LoadTexts } from '../i18n/i18n.ts'

/** Hydrates a site behind a login, in the language stored in this browser. */
export async function startSite(namespaces: string[], loadTexts: LoadTexts): Promise<void> {
  const language = storedLanguage()
  const i18n = await createBrowserI18n(language, ['site', ...namespaces], loadTexts)
  document.documentElement.lang = language
  followOtherTabs(i18n)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <HydratedRouter />
        </I18nextProvider>
      </StrictMode>,
    )
  })
}
