import 'i18next'
import type common from '../../../packages/web/locales/pt-BR/common.json'
import type ownEmail from '../../../packages/web/locales/pt-BR/ownEmail.json'
import type site from '../../../packages/web/locales/pt-BR/site.json'
import type values from '../../../packages/web/locales/pt-BR/values.json'
import type admin from './locales/pt-BR/admin.json'

/** Keys of this site's texts are checked: pt-BR is the one that all others must match. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      common: typeof common
      ownEmail: typeof ownEmail
      site: typeof site
      values: typeof values
      admin: typeof admin
    }
  }
}
