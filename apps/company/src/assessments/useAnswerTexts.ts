import type { PipelineItem } from '@trilha/contracts/assessments/pipeline'
import { formatAnswer } from '@trilha/web/i18n/formatAnswer.ts'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { useTranslation } from 'react-i18next'

/** Returns functions that format an answer and the correct answer. */
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

  const answer = (item: PipelineItem): string | null => formatAnswer(item, item.value, words)

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
          formatAnswer(item, { kind: 'multiple', options }, words)?.replaceAll('\n', '; ') ?? null
        )
      }
      case 'boolean':
        return formatAnswer(item, { kind: 'boolean', yes: key.correct }, words)
      case 'number': {
        const number = formatAnswer(item, { kind: 'number', number: key.correct }, words)
        return key.tolerance > 0
          ? t('tolerance', { number, tolerance: format.number(key.tolerance) })
          : number
      }
      case 'date':
        return formatAnswer(item, { kind: 'date', date: key.correct }, words)
      case 'texts':
        return key.accepted.join('; ')
    }
  }

  return { answer, right }
}
