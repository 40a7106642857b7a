import type { PipelineItem } from '@trilha/contracts/assessments/pipeline'
import { answerWords } from '@trilha/web/i18n/answerWords.ts'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { useTranslation } from 'react-i18next'

/** Answers and correct answers as text. */
export function useAnswerTexts() {
  const { t } = useTranslation('pipelineAnswers')
  const format = useFormat()
  const words = {
    yes: t('yes'),
    no: t('no'),
    number: format.number,
    day: format.day,
    file: () => null,
  }

  const answer = (item: PipelineItem): string | null => answerWords(item, item.value, words)

  /** The correct answer as text; null when a person rates it or there is none. */
  function right(item: PipelineItem): string | null {
    const { key } = item
    switch (key?.kind) {
      case undefined:
      case 'rubric':
        return null
      case 'options': {
        const options = [...key.correct]
        return (
          answerWords(item, { kind: 'multiple', options }, words)?.replaceAll('\n', '; ') ?? null
        )
      }
      case 'boolean':
        return answerWords(item, { kind: 'boolean', yes: key.correct }, words)
      case 'number': {
        const number = answerWords(item, { kind: 'number', number: key.correct }, words)
        return key.tolerance > 0
          ? t('tolerance', { number, tolerance: format.number(key.tolerance) })
          : number
      }
      case 'date':
        return answerWords(item, { kind: 'date', date: key.correct }, words)
      case 'texts':
        return key.accepted.join('; ')
    }
  }

  return { answer, right }
}
