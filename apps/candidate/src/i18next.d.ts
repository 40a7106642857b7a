import 'i18next'
import type common from '../../../packages/web/locales/pt-BR/common.json'
import type ownEmail from '../../../packages/web/locales/pt-BR/ownEmail.json'
import type passkeys from '../../../packages/web/locales/pt-BR/passkeys.json'
import type secondStep from '../../../packages/web/locales/pt-BR/secondStep.json'
import type site from '../../../packages/web/locales/pt-BR/site.json'
import type values from '../../../packages/web/locales/pt-BR/values.json'
import type accessibility from './locales/pt-BR/accessibility.json'
import type account from './locales/pt-BR/account.json'
import type applications from './locales/pt-BR/applications.json'
import type assessments from './locales/pt-BR/assessments.json'
import type candidates from './locales/pt-BR/candidates.json'
import type entries from './locales/pt-BR/entries.json'
import type auth from './locales/pt-BR/auth.json'
import type companies from './locales/pt-BR/companies.json'
import type competency from './locales/pt-BR/competency.json'
import type consent from './locales/pt-BR/consent.json'
import type contact from './locales/pt-BR/contact.json'
import type directory from './locales/pt-BR/directory.json'
import type firstSteps from './locales/pt-BR/firstSteps.json'
import type forCompanies from './locales/pt-BR/forCompanies.json'
import type collection from './locales/pt-BR/collection.json'
import type notifications from './locales/pt-BR/notifications.json'
import type publicPages from './locales/pt-BR/public.json'
import type savedSearches from './locales/pt-BR/savedSearches.json'
import type unsubscribe from './locales/pt-BR/unsubscribe.json'
import type selfAssessments from './locales/pt-BR/selfAssessments.json'
import type shell from './locales/pt-BR/shell.json'
import type vacancies from './locales/pt-BR/vacancies.json'
import type videos from './locales/pt-BR/videos.json'
import type developers from './locales/pt-BR/developers.json'

/** TypeScript checks the keys of this site's texts against the Portuguese texts. */
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
      accessibility: typeof accessibility
      account: typeof account
      applications: typeof applications
      assessments: typeof assessments
      candidates: typeof candidates
      entries: typeof entries
      auth: typeof auth
      companies: typeof companies
      competency: typeof competency
      consent: typeof consent
      contact: typeof contact
      directory: typeof directory
      firstSteps: typeof firstSteps
      forCompanies: typeof forCompanies
      collection: typeof collection
      notifications: typeof notifications
      public: typeof publicPages
      savedSearches: typeof savedSearches
      unsubscribe: typeof unsubscribe
      selfAssessments: typeof selfAssessments
      shell: typeof shell
      vacancies: typeof vacancies
      videos: typeof videos
      developers: typeof developers
    }
  }
}
