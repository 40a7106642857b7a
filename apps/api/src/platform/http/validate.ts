import type { FieldError } from '@trilha/contracts/shared/errors'
import { fieldErrorTexts, type FieldErrorId } from '@trilha/contracts/shared/fieldErrors'
import type * as z from 'zod/mini'
import { fail } from '../errors.ts'

type Shape = Record<string, z.ZodMiniType>
type Def = { type: string; innerType?: z.ZodMiniType; values?: unknown[]; element?: z.ZodMiniType }

const defOf = (schema: z.ZodMiniType): Def => schema.def as unknown as Def

/** The schema inside `optional`, `nullable` and defaults. */
function innermostDef(schema: z.ZodMiniType): Def {
  const def = defOf(schema)
  return def.innerType ? innermostDef(def.innerType) : def
}

function toNumber(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value
}

function coerce(def: Def, value: unknown): unknown {
  if (def.type === 'array') {
    return Array.isArray(value) ? value : [value]
  }
  const single = Array.isArray(value) ? value.at(-1) : value
  if (def.type === 'number') return toNumber(single)
  if (def.type === 'literal' && def.values?.every((v) => typeof v === 'number'))
    return toNumber(single)
  if (def.type === 'boolean') return single === 'true' ? true : single === 'false' ? false : single
  return single
}

/**
 * Converts the texts of a query or of path parameters to the types of the schema. A list may be
 * sent as `x=1&x=2` or as `x[]=1`; an empty value counts as absent.
 */
export function coerceTexts(
  schema: z.ZodMiniObject,
  texts: Record<string, unknown>,
): Record<string, unknown> {
  const shape = schema.shape as Shape
  const values: Record<string, unknown> = {}
  for (const [rawKey, raw] of Object.entries(texts)) {
    const key = rawKey.endsWith('[]') ? rawKey.slice(0, -2) : rawKey
    const field = Object.hasOwn(shape, key) ? shape[key] : undefined
    const given = Array.isArray(raw) ? raw.filter((entry) => entry !== '') : raw
    if (!field || given === '' || (Array.isArray(given) && given.length === 0)) continue
    values[key] = coerce(innermostDef(field), given)
  }
  return values
}

/**
 * Checks a value against a schema.
 * @throws AppError `invalid-request` with every invalid field, and the allowed values of enums.
 */
export function validate<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  return fail('invalid-request', { fields: result.error.issues.map(asFieldError) })
}

type Issue = z.core.$ZodIssue

function asFieldError(issue: Issue): FieldError {
  const field = issue.path.filter((part) => typeof part !== 'symbol').join('.')
  const known = issue.code === 'invalid_value' ? issue.values.map(String) : undefined
  const id: FieldErrorId =
    issue.message in fieldErrorTexts
      ? (issue.message as FieldErrorId)
      : known
        ? 'not-listed'
        : 'invalid'
  const message = known
    ? `${fieldErrorTexts[id]} Valores conhecidos: ${known.join(', ')}.`
    : fieldErrorTexts[id]
  return { field, id, message, ...(known && { known }) }
}
