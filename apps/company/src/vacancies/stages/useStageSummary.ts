import type { ContentStage } from '@trilha/contracts/vacancies/content'
import { useTranslation } from 'react-i18next'

/** Returns a function that describes the content and duration of a stage in one line. */
export function useStageSummary() {
  const { t } = useTranslation('stages')
  return (stage: ContentStage): string => {
    const { rules, items, videoQuestions } = stage
    const entryCount = rules.length + items.length + videoQuestions.length
    const what = rules.length > 0 ? 'rules' : 'questions'
    const minutes = t('summary.minutes', { count: stage.minutes })
    return entryCount > 0 ? `${t(`summary.${what}`, { count: entryCount })}, ${minutes}` : minutes
  }
}
