import type { VacancyContent } from '@trilha/contracts/vacancies/content'

/**
 * Content fields by the names that problems and findings use (`stages.1.items.0.prompt`), so that a
 * control, its errors and its findings share one name.
 */

type Holder = Record<string, unknown>

/** The value of a field; undefined if it does not exist. */
export const valueAt = (content: VacancyContent, field: string): unknown =>
  field.split('.').reduce<unknown>((node, name) => (node as Holder | undefined)?.[name], content)

/** The content with a new value in one field; unchanged parts remain the same objects. */
export function withValue(content: VacancyContent, field: string, value: unknown): VacancyContent {
  return withValueAt(content, field.split('.'), value) as VacancyContent
}

function withValueAt(node: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value
  const next = withValueAt((node as Holder | undefined)?.[name], rest, value)
  if (Array.isArray(node)) return node.map((one: unknown, i) => (i === Number(name) ? next : one))
  return { ...(node as Holder), [name]: next }
}

/** The list with the entry at `from` moved to `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, i) => i !== from)
  return [...rest.slice(0, to), list[from]!, ...rest.slice(to)]
}

/** True if a field is the parent itself or inside it. */
export const isWithin = (field: string, parent: string): boolean =>
  field === parent || field.startsWith(`${parent}.`)
