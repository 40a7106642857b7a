import { mostCharacters, type AnswerValue } from '@trilha/contracts/assessments.items'
import type { FieldErrorId } from '@trilha/contracts/fieldErrors'
import type { ItemRecord } from './assessments.store.ts'

/** Does an answer fit its question? Pure. Counted in characters as a person counts them. */

const segmenter = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' })

/** Characters of a text; short texts need no counting, which is slow. */
function lengthOf(text: string): number {
  return [...segmenter.segment(text)].length
}

/**
 * What makes an answer impossible, also while it is being written: another kind, an option that
 * isn't there, too much of something. Null when it may be saved.
 */
export function refusal(item: ItemRecord, value: AnswerValue): FieldErrorId | null {
  if (value.kind !== item.kind) return 'invalid'
  switch (value.kind) {
    case 'text':
    case 'essay':
    case 'code': {
      const most = item.limits.maxLength ?? mostCharacters[value.kind]
      // No text has more characters than code units.
      return value.text.length > most && lengthOf(value.text) > most ? 'too-long' : null
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
      const whole = Math.abs(scaled - Math.round(scaled)) <= 1e-9 * Math.max(1, Math.abs(scaled))
      return whole ? null : 'invalid'
    }
    case 'boolean':
    case 'date':
    case 'file':
      return null
  }
}

/** What is still missing when the test is sent; null when the answer is complete. */
export function shortcoming(item: ItemRecord, value: AnswerValue | null): FieldErrorId | null {
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
