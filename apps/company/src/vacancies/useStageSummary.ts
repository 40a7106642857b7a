import type { ContentStage } from '@trilha/contracts/vacancies.content'
import { useTranslation } from 'react-i18next'

/** What a stage holds and how long it takes the person, in one line. */
export function useStageSummary() {
  const { t } = useTranslation('editor')
  return (stage: ContentStage): string => {
    const { rules, items, videoQuestions } = stage
    const held = rules.length + items.length + videoQuestions.length
    const what = rules.length > 0 ? 'rules' : 'questions'
    const minutes = t('summary.minutes', { count: stage.minutes })
    return held > 0 ? `${t(`summary.${what}`, { count: held })}, ${minutes}` : minutes
  }
}
