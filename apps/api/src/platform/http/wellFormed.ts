/**
 * A validated body whose texts end in no half of a character (a lone surrogate), as a text has that
 * was cut in an emoji: PostgreSQL's JSON refuses it, so that an answer could not be saved at all.
 */
export function wellFormed<T>(value: T): T {
  return whole(value) as T
}

function whole(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) return value.map(whole)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, whole(inner)]))
}
