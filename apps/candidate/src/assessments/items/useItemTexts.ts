import type { AnswerFile, AnswerValue, Item } from '@trilha/contracts/assessments/items'
import { formatAnswer } from '@trilha/web/i18n/formatAnswer.ts'
import { useFormat } from '@trilha/web/i18n/useFormat.ts'
import { useTranslation } from 'react-i18next'
import type { Problem } from './items.problems.ts'

/** The limits of a question as text; undefined if it has none. */
export function useLimitTexts(): (item: Item) => string | undefined {
  const { t } = useTranslation('assessments')
  const format = useFormat()
  return ({ kind, limits }) => {
    switch (kind) {
      case 'text':
      case 'essay':
      case 'code': {
        const least = limits.minLength ? t('items.atLeast', { count: limits.minLength }) : ''
        return join(least, kind === 'code' ? t('items.codeHint') : '')
      }
      case 'number': {
        const places = limits.decimals ?? 0
        const range = between(limits.min, limits.max, format.number)
        return join(range, places === 0 ? t('items.whole') : t('items.decimals', { count: places }))
      }
      case 'date':
        return join(between(limits.earliest, limits.latest, format.day))
      case 'multiple':
        return join(limits.mostChoices ? t('items.most', { count: limits.mostChoices }) : '')
      default:
        return undefined
    }
  }

  function between<Value>(
    min: Value | undefined,
    max: Value | undefined,
    write: (value: Value) => string,
  ): string {
    if (min !== undefined && max !== undefined)
      return t('items.between', { min: write(min), max: write(max) })
    if (min !== undefined) return t('items.from', { min: write(min) })
    return max === undefined ? '' : t('items.upTo', { max: write(max) })
  }
}

const join = (...parts: string[]) => parts.filter(Boolean).join(' ') || undefined

/** Question, answer and validation message as text. */
export function useItemTexts() {
  const { t } = useTranslation('assessments')
  const format = useFormat()
  const limits = useLimitTexts()

  /** The answer for the review; null if there is none. */
  function answer(
    item: Item,
    value: AnswerValue | null,
    files: readonly AnswerFile[],
  ): string | null {
    return formatAnswer({ limits: item.limits, options: item.content?.options ?? [] }, value, {
      yes: t('rules.yes'),
      no: t('rules.no'),
      number: format.number,
      day: format.day,
      file: (fileId) => files.find(({ id }) => id === fileId)?.name ?? null,
    })
  }

  function problem(item: Item, itemProblem: Problem): string {
    switch (itemProblem.id) {
      case 'required':
        return t('problem.required')
      case 'short':
      case 'long':
        return t(`problem.${itemProblem.id}`, { count: itemProblem.count })
      case 'number': {
        const example = format.number(item.limits.decimals ? 12.5 : 12)
        return t('problem.number', { example })
      }
      case 'range':
        return limits(item) ?? t('problem.required')
    }
  }

  const eyebrow = ({ kind, required }: Item) =>
    t(required ? 'items.withRequired' : 'items.withOptional', { kind: t(`items.eyebrow.${kind}`) })

  return { answer, problem, eyebrow }
}
