import { createBrowserI18n, followOtherTabs, keptLanguage } from '@trilha/web/i18n/i18n.ts'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'
import { loadTexts } from './locales/browser.ts'

const language = keptLanguage()
const i18n = await createBrowserI18n(language, ['admin'], loadTexts)
followOtherTabs(i18n)
document.documentElement.lang = language

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
