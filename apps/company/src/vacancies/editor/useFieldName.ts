import { useTranslation } from 'react-i18next'
import { useEditorState } from './editor.context.ts'
import { stageOf } from './editor.steps.ts'

/** Fields whose name is the text `about.<field>`. */
const aboutFields = [
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
/** Lists of a stage; an entry is named by its number. */
const stageLists = ['items', 'videoQuestions', 'rules'] as const
const wholeParts = ['title', 'instructions', 'test'] as const

/**
 * Returns a function that gives the display name of a field. For a field of a stage, it contains
 * the number and title of the stage and the name of the part.
 */
export function useFieldName() {
  const { t } = useTranslation(['editor', 'stages'])
  const { content } = useEditorState()
  const partOf = (field: string): string => {
    const [, , part, child] = field.split('.')
    const list = stageLists.find((name) => name === part)
    if (list)
      return child === undefined
        ? t(`review.list.${list}`)
        : t(`review.one.${list}`, { n: Number(child) + 1 })
    if (part === 'critical')
      return t(child === 'reason' ? 'stages:critical.reason' : 'stages:critical.title')
    const wholePart = wholeParts.find((name) => name === part)
    return wholePart ? t(`review.part.${wholePart}`) : ''
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
    const known = aboutFields.find((name) => field.startsWith(name))
    return known ? t(`about.${known}`) : t('step.sobre')
  }
}
