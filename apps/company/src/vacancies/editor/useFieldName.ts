import { useTranslation } from 'react-i18next'
import { useEditorState } from './editor.context.ts'
import { stageOf } from './editor.steps.ts'

const named = [
  'roleName',
  'jobProfile',
  'description',
  'municipality',
  'hybridDays',
  'trialDays',
  'weeklyHours',
  'closesOn',
  'positions',
] as const
const listed = ['items', 'videoQuestions', 'rules'] as const
const wholeParts = ['title', 'instructions', 'test'] as const

/** Display name of a field; for a stage with its number, title and part. */
export function useFieldName() {
  const { t } = useTranslation('editor')
  const { content } = useEditorState()
  const partOf = (field: string): string => {
    const [, , part, at] = field.split('.')
    const list = listed.find((one) => one === part)
    if (list)
      return at === undefined
        ? t(`review.list.${list}`)
        : t(`review.one.${list}`, { n: Number(at) + 1 })
    if (part === 'critical') return t(at === 'reason' ? 'critical.reason' : 'critical.title')
    const whole = wholeParts.find((one) => one === part)
    return whole ? t(`review.part.${whole}`) : ''
  }
  return (field: string): string => {
    const stage = stageOf(content, field)
    if (stage) {
      const title = stage.title.trim() || t(`kind.${stage.kind}`)
      const n = content.stages.indexOf(stage) + 1
      return [t('review.stage', { n, title }), partOf(field)].filter(Boolean).join(', ')
    }
    if (field === 'stages') return t('step.etapas')
    if (field.startsWith('requirements')) return t('requirements.needed')
    if (field.startsWith('niceToHave')) return t('requirements.nice')
    if (field === 'recordsCheck.ground') return t('records.ground')
    if (field === 'recordsCheck.reason') return t('records.reason')
    if (field.startsWith('benefits')) return t('pay.benefits')
    if (field === 'salaryHiddenReason') return t('pay.hiddenReason')
    if (field.startsWith('salary')) return t('pay.salary')
    const known = named.find((name) => field.startsWith(name))
    return known ? t(`about.${known}`) : t('step.sobre')
  }
}
