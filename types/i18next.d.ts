import 'i18next'
import type common from '../packages/web/locales/pt-BR/common.json'
import type ownEmail from '../packages/web/locales/pt-BR/ownEmail.json'
import type site from '../packages/web/locales/pt-BR/site.json'
import type accessibility from '../apps/candidate/src/locales/pt-BR/accessibility.json'
import type account from '../apps/candidate/src/locales/pt-BR/account.json'
import type applications from '../apps/candidate/src/locales/pt-BR/applications.json'
import type assessments from '../apps/candidate/src/locales/pt-BR/assessments.json'
import type candidates from '../apps/candidate/src/locales/pt-BR/candidates.json'
import type auth from '../apps/candidate/src/locales/pt-BR/auth.json'
import type companies from '../apps/candidate/src/locales/pt-BR/companies.json'
import type competency from '../apps/candidate/src/locales/pt-BR/competency.json'
import type consent from '../apps/candidate/src/locales/pt-BR/consent.json'
import type contact from '../apps/candidate/src/locales/pt-BR/contact.json'
import type directory from '../apps/candidate/src/locales/pt-BR/directory.json'
import type forCompanies from '../apps/candidate/src/locales/pt-BR/forCompanies.json'
import type notices from '../apps/company/src/locales/pt-BR/notices.json'
import type notifications from '../apps/candidate/src/locales/pt-BR/notifications.json'
import type publicPages from '../apps/candidate/src/locales/pt-BR/public.json'
import type savedSearches from '../apps/candidate/src/locales/pt-BR/savedSearches.json'
import type unsubscribe from '../apps/candidate/src/locales/pt-BR/unsubscribe.json'
import type selfAssessments from '../apps/candidate/src/locales/pt-BR/selfAssessments.json'
import type shell from '../apps/candidate/src/locales/pt-BR/shell.json'
import type values from '../packages/web/locales/pt-BR/values.json'
import type videos from '../apps/candidate/src/locales/pt-BR/videos.json'
import type vacancies from '../apps/candidate/src/locales/pt-BR/vacancies.json'
import type admin from '../apps/admin/src/locales/pt-BR/admin.json'
import type analytics from '../apps/company/src/locales/pt-BR/analytics.json'
import type companyValues from '../apps/company/src/locales/pt-BR/companyValues.json'
import type talents from '../apps/company/src/locales/pt-BR/talents.json'
import type board from '../apps/company/src/locales/pt-BR/board.json'
import type sheet from '../apps/company/src/locales/pt-BR/sheet.json'
import type inbox from '../apps/company/src/locales/pt-BR/inbox.json'
import type integrations from '../apps/company/src/locales/pt-BR/integrations.json'
import type developers from '../apps/candidate/src/locales/pt-BR/developers.json'
import type ownCompany from '../apps/company/src/locales/pt-BR/ownCompany.json'
import type deskAnswers from '../apps/company/src/locales/pt-BR/deskAnswers.json'
import type desk from '../apps/company/src/locales/pt-BR/desk.json'
import type interview from '../apps/company/src/locales/pt-BR/interview.json'
import type editor from '../apps/company/src/locales/pt-BR/editor.json'

/** Keys of the texts are checked: pt-BR is the one that all others must match. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      common: typeof common
      ownEmail: typeof ownEmail
      site: typeof site
      accessibility: typeof accessibility
      account: typeof account
      applications: typeof applications
      assessments: typeof assessments
      candidates: typeof candidates
      auth: typeof auth
      companies: typeof companies
      competency: typeof competency
      consent: typeof consent
      contact: typeof contact
      directory: typeof directory
      forCompanies: typeof forCompanies
      notices: typeof notices
      notifications: typeof notifications
      public: typeof publicPages
      savedSearches: typeof savedSearches
      unsubscribe: typeof unsubscribe
      selfAssessments: typeof selfAssessments
      shell: typeof shell
      values: typeof values
      vacancies: typeof vacancies
      videos: typeof videos
      analytics: typeof analytics
      companyValues: typeof companyValues
      talents: typeof talents
      board: typeof board
      desk: typeof desk
      inbox: typeof inbox
      sheet: typeof sheet
      interview: typeof interview
      admin: typeof admin
      ownCompany: typeof ownCompany
      integrations: typeof integrations
      developers: typeof developers
      editor: typeof editor
      deskAnswers: typeof deskAnswers
    }
  }
}
