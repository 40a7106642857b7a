import { maxCharacters, type AnswerValue } from '@trilha/contracts/assessments/items'
import type { FieldErrorId } from '@trilha/contracts/shared/fieldErrors'
import type { ItemRecord } from '../assessments.store.ts'

/** Validation of answers. Pure. Lengths are counted in graphemes, as people count characters. */

const segmenter = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' })

/** Number of graphemes of a text. This is slow, so callers avoid it for short texts. */
function lengthOf(text: string): number {
  return [...segmenter.segment(text)].length
}

/**
 * Why an answer cannot be saved, even as an unfinished one: wrong kind, unknown option, too long or
 * too many choices. Null if it can be saved.
 */
export function valueError(item: ItemRecord, value: AnswerValue): FieldErrorId | null {
  if (value.kind !== item.kind) return 'invalid'
  switch (value.kind) {
    case 'text':
    case 'essay':
    case 'code': {
      const maxLength = item.limits.maxLength ?? maxCharacters[value.kind]
      // A text never has more graphemes than code units, so most texts need no counting.
      return value.text.length > maxLength && lengthOf(value.text) > maxLength ? 'too-long' : null
    }
    case 'single':
      return item.options.some((option) => option.id === value.option) ? null : 'not-listed'
    case 'multiple': {
      const known = new Set(item.options.map((option) => option.id))
      if (new Set(value.options).size < value.options.length) return 'invalid'
      if (!value.options.every((id) => known.has(id))) return 'not-listed'
      return value.options.length > (item.limits.mostChoices ?? known.size) ? 'invalid' : null
    }
    case 'number': {
      const scaled = value.number * 10 ** (item.limits.decimals ?? 0)
      const hasAllowedDecimals =
        Math.abs(scaled - Math.round(scaled)) <= 1e-9 * Math.max(1, Math.abs(scaled))
      return hasAllowedDecimals ? null : 'invalid'
    }
    case 'boolean':
    case 'date':
    case 'file':
      return null
  }
}

/** Why an answer is not complete when the test is sent; null if it is complete. */
export function submitError(item: ItemRecord, value: AnswerValue | null): FieldErrorId | null {
  if (value === null || ('text' in value && value.text.trim() === ''))
    return item.required ? 'required' : null
  const { limits } = item
  switch (value.kind) {
    case 'text':
    case 'essay':
    case 'code':
      return lengthOf(value.text.trim()) < (limits.minLength ?? 0) ? 'too-short' : null
    case 'number':
      return value.number < (limits.min ?? -Infinity) || value.number > (limits.max ?? Infinity)
        ? 'invalid'
        : null
    case 'date':
      return value.date < (limits.earliest ?? '') || value.date > (limits.latest ?? '9999-12-31')
        ? 'invalid'
        : null
    case 'single':
    case 'multiple':
    case 'boolean':
    case 'file':
      return null
  }
}
