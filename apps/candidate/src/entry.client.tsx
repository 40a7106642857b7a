import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'
import {
  changeLanguage,
  createBrowserI18n,
  followOtherTabs,
  storedLanguage,
} from '@trilha/web/i18n/i18n.ts'
import { asLanguage } from '@trilha/web/i18n/languages.ts'
import { loadTexts } from './locales/browser.ts'

const { lang, dataset } = document.documentElement
const rendered = asLanguage(lang)
const i18n = await createBrowserI18n(rendered, dataset['namespaces']?.split(' ') ?? [], loadTexts)

/** Switches to the stored language after hydration. */
function Site() {
  useEffect(() => {
    if (storedLanguage() !== rendered) void changeLanguage(i18n, storedLanguage())
    return followOtherTabs(i18n)
  }, [])
  return <HydratedRouter />
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <Site />
      </I18nextProvider>
    </StrictMode>,
  )
})
