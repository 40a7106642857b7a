import 'i18next'
import type common from './locales/pt-BR/common.json'
import type ownEmail from './locales/pt-BR/ownEmail.json'
import type site from './locales/pt-BR/site.json'
import type values from './locales/pt-BR/values.json'

/** Keys of this site's texts are checked: pt-BR is the one that all others must match. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      common: typeof common
      ownEmail: typeof ownEmail
      site: typeof site
      values: typeof values
    }
  }
}
