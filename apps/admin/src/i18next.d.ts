import 'i18next'
import type common from '../../../packages/web/locales/pt-BR/common.json'
import type ownEmail from '../../../packages/web/locales/pt-BR/ownEmail.json'
import type passkeys from '../../../packages/web/locales/pt-BR/passkeys.json'
import type secondStep from '../../../packages/web/locales/pt-BR/secondStep.json'
import type site from '../../../packages/web/locales/pt-BR/site.json'
import type values from '../../../packages/web/locales/pt-BR/values.json'
import type admin from './locales/pt-BR/admin.json'

/**
 * Makes TypeScript check the text keys of this site against pt-BR. A test compares the other
 * languages with pt-BR.
 */
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
      admin: typeof admin
    }
  }
}
