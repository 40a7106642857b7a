import type { AnswerValue, Item, ItemContent } from '@trilha/contracts/assessments.items'

/** The options that an answer names; of yes and no, `yes` or `no`. */
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

/** True once no more options may be chosen. */
export const isFull = ({ kind, limits }: Item, value: AnswerValue | null): boolean =>
  kind === 'multiple' && chosenIn(value).length >= (limits.mostChoices ?? Infinity)

/** How many options the number keys reach. */
export const numbersOf = ({ kind, content }: Item): number =>
  kind === 'boolean' ? 2 : Math.min(content?.options.length ?? 0, 9)

/**
 * The answer after the option at a place, counted from 0, was chosen or, of several, taken away.
 * Unchanged where there is no such option or no room for another.
 */
export function byNumber(
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
  // In the order of the list, whichever was chosen first.
  const known = options.map((option) => option.id).filter((one) => after.includes(one))
  return known.length === 0 ? null : { kind: 'multiple', options: known }
}
