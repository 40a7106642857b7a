import type { AnswerValue, Item, ItemContent } from '@trilha/contracts/assessments/items'

/** The selected option ids of an answer; `yes` or `no` for boolean questions. */
export function chosenIn(value: AnswerValue | null): readonly string[] {
  switch (value?.kind) {
    case 'single':
      return [value.option]
    case 'multiple':
      return value.options
    case 'boolean':
      return [value.yes ? 'yes' : 'no']
    default:
      return []
  }
}

/** True when the maximum number of options is selected. */
export const isFull = ({ kind, limits }: Item, value: AnswerValue | null): boolean =>
  kind === 'multiple' && chosenIn(value).length >= (limits.mostChoices ?? Infinity)

/** Number of options with a number key. */
export const numbersOf = ({ kind, content }: Item): number =>
  kind === 'boolean' ? 2 : Math.min(content?.options.length ?? 0, 9)

/**
 * The answer after the option at an index (from 0) is selected; for multiple choice it is toggled.
 * Unchanged if there is no such option or the maximum is reached.
 */
export function withChoice(
  item: Item,
  options: ItemContent['options'],
  value: AnswerValue | null,
  index: number,
): AnswerValue | null {
  if (item.kind === 'boolean') return index < 2 ? { kind: 'boolean', yes: index === 0 } : value
  const id = options[index]?.id
  if (id === undefined) return value
  if (item.kind === 'single') return { kind: 'single', option: id }
  const before = chosenIn(value)
  const after = before.includes(id) ? before.filter((one) => one !== id) : [...before, id]
  if (after.length > before.length && isFull(item, value)) return value
  // Sorted by the option list, not by the order of selection.
  const known = options.map((option) => option.id).filter((one) => after.includes(one))
  return known.length === 0 ? null : { kind: 'multiple', options: known }
}
