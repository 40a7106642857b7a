/**
 * Replaces lone surrogates, as in a text that was cut inside an emoji. PostgreSQL's JSON rejects
 * them, so the body could not be saved.
 */
export function toWellFormed<T>(value: T): T {
  return repaired(value) as T
}

function repaired(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (Array.isArray(value)) return value.map(repaired)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, repaired(inner)]))
}
