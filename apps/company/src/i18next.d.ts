import 'i18next'
import type common from '../../../packages/web/locales/pt-BR/common.json'
import type ownEmail from '../../../packages/web/locales/pt-BR/ownEmail.json'
import type passkeys from '../../../packages/web/locales/pt-BR/passkeys.json'
import type secondStep from '../../../packages/web/locales/pt-BR/secondStep.json'
import type site from '../../../packages/web/locales/pt-BR/site.json'
import type values from '../../../packages/web/locales/pt-BR/values.json'
import type notices from './locales/pt-BR/notices.json'
import type analytics from './locales/pt-BR/analytics.json'
import type companyValues from './locales/pt-BR/companyValues.json'
import type talents from './locales/pt-BR/talents.json'
import type board from './locales/pt-BR/board.json'
import type pipeline from './locales/pt-BR/pipeline.json'
import type inbox from './locales/pt-BR/inbox.json'
import type sheet from './locales/pt-BR/sheet.json'
import type interview from './locales/pt-BR/interview.json'
import type ownCompany from './locales/pt-BR/ownCompany.json'
import type integrations from './locales/pt-BR/integrations.json'
import type editor from './locales/pt-BR/editor.json'
import type stages from './locales/pt-BR/stages.json'
import type pipelineAnswers from './locales/pt-BR/pipelineAnswers.json'

/** Type-checks the keys of this site's texts. The keys of pt-BR are the reference. */
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
      notices: typeof notices
      analytics: typeof analytics
      companyValues: typeof companyValues
      talents: typeof talents
      board: typeof board
      pipeline: typeof pipeline
      inbox: typeof inbox
      sheet: typeof sheet
      interview: typeof interview
      ownCompany: typeof ownCompany
      integrations: typeof integrations
      editor: typeof editor
      stages: typeof stages
      pipelineAnswers: typeof pipelineAnswers
    }
  }
}
