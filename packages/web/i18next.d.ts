import 'i18next'
import type common from './locales/pt-BR/common.json'
import type ownEmail from './locales/pt-BR/ownEmail.json'
import type passkeys from './locales/pt-BR/passkeys.json'
import type secondStep from './locales/pt-BR/secondStep.json'
import type site from './locales/pt-BR/site.json'
import type values from './locales/pt-BR/values.json'

/** Makes TypeScript check the translation keys of this package against the pt-BR texts. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      common: typeof common
      ownEmail: typeof ownEmail
      passkeys: typeof passkeys
      secondStep: typeof secondStep
      site: typeof site
      values: typeof values
    }
  }
}
