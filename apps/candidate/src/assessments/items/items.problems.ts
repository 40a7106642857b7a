import {
  maxCharacters,
  type AnswerValue,
  type Item,
  type ItemKind,
} from '@trilha/contracts/assessments/items'

/** Why an answer cannot be submitted. */
export type Problem =
  | { id: 'required' | 'number' | 'range' }
  | { id: 'short' | 'long'; count: number }

export const isTextKind = (kind: ItemKind): kind is keyof typeof maxCharacters =>
  kind in maxCharacters

/** Number of grapheme clusters; never more than the number of code units. */
export function charactersOf(text: string): number {
  if (typeof Intl.Segmenter !== 'function') return text.length
  return [...new Intl.Segmenter('pt-BR', { granularity: 'grapheme' }).segment(text)].length
}

/** Maximum length of a text answer. */
export const maxLengthOf = (item: Pick<Item, 'kind' | 'limits'>): number =>
  item.limits.maxLength ?? (isTextKind(item.kind) ? maxCharacters[item.kind] : 0)

export const isTooLong = (item: Pick<Item, 'kind' | 'limits'>, text: string): boolean =>
  text.length > maxLengthOf(item) && charactersOf(text) > maxLengthOf(item)

/**
 * Why the test cannot be submitted with this answer; null if it can.
 * @param draft field content that cannot be saved as an answer, if any.
 */
export function problemOf(
  item: Pick<Item, 'kind' | 'required' | 'limits'>,
  value: AnswerValue | null,
  draft?: string,
): Problem | null {
  const { limits } = item
  if (draft !== undefined) {
    if (item.kind === 'number') return { id: 'number' }
    return { id: 'long', count: charactersOf(draft) - maxLengthOf(item) }
  }
  if (value === null || ('text' in value && value.text.trim() === ''))
    return item.required ? { id: 'required' } : null
  switch (value.kind) {
    case 'text':
    case 'essay':
    case 'code': {
      const missing = (limits.minLength ?? 0) - charactersOf(value.text.trim())
      return missing > 0 ? { id: 'short', count: missing } : null
    }
    case 'number':
      return isOutside(value.number, limits.min, limits.max) ? { id: 'range' } : null
    case 'date':
      return isOutside(value.date, limits.earliest, limits.latest) ? { id: 'range' } : null
    default:
      return null
  }
}

const isOutside = <Value extends number | string>(
  value: Value,
  min?: Value,
  max?: Value,
): boolean => (min !== undefined && value < min) || (max !== undefined && value > max)
