import * as z from 'zod/mini'

type Schema = z.ZodMiniType
type Check = (value: unknown) => boolean
type Def = {
  type: string
  format?: string
  pattern?: RegExp
  checks?: unknown[]
  /** Of an enum. */
  entries?: Record<string, unknown>
  /** Of a literal. */
  values?: unknown[]
  innerType?: Schema
  element?: Schema
  shape?: Record<string, Schema>
  catchall?: Schema
  keyType?: Schema
  valueType?: Schema
}

const compiledChecks = new WeakMap<Schema, Check>()

/**
 * True when parsing would return an equal value: every field is valid and there is no extra field.
 * After false the caller must still parse the value, which may be valid. Nearly all replies pass
 * this check, and it takes a third of the time of parsing, because it copies nothing.
 */
export function isExactly(schema: Schema, value: unknown): boolean {
  let check = compiledChecks.get(schema)
  if (!check) compiledChecks.set(schema, (check = checkOf(schema)))
  return check(value)
}

const defOf = (schema: Schema): Def => schema.def as unknown as Def

function checkOf(schema: Schema): Check {
  const def = defOf(schema)
  // Of all checks, such as a maximum length, only the bounds of numbers have a fast check.
  const hasSlowCheck = def.checks?.length && def.type !== 'number'
  const makeFastCheck = hasSlowCheck ? undefined : fastChecks[def.type]
  return makeFastCheck?.(def, schema) ?? parseCheck(schema)
}

/** For kinds of schema without a fast check: parsing must return the value unchanged. */
const parseCheck =
  (schema: Schema): Check =>
  (value) => {
    const parsed = schema.safeParse(value)
    return parsed.success && parsed.data === value
  }

const listedCheck = ({ entries = {}, values = Object.values(entries) }: Def): Check => {
  const allowed = new Set(values)
  return (value) => allowed.has(value)
}

/** For integers with inclusive bounds only; undefined when the schema has any other check. */
function integerCheck({ format, checks = [] }: Def, schema: Schema): Check | undefined {
  if (format !== 'safeint') return undefined
  const { $schema: _, type, minimum: min, maximum: max, ...other } = z.toJSONSchema(schema)
  if (type !== 'integer' || Object.keys(other).length > 0) return undefined
  if (min === undefined || max === undefined) return undefined
  // A check without a JSON schema, such as `refine`, makes these counts different.
  const boundCount =
    Number(min !== Number.MIN_SAFE_INTEGER) + Number(max !== Number.MAX_SAFE_INTEGER)
  if (checks.length !== boundCount) return undefined
  return (value) =>
    Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max
}

/** Formats that are checked by their pattern alone. */
const patternFormats = new Set(['uuid', 'datetime', 'date'])

function stringCheck({ format, pattern }: Def): Check | undefined {
  if (format === undefined) return (value) => typeof value === 'string'
  if (!pattern || pattern.global || pattern.sticky || !patternFormats.has(format)) return undefined
  return (value) => typeof value === 'string' && pattern.test(value)
}

function recordCheck({ keyType, valueType }: Def): Check | undefined {
  const key = defOf(keyType!)
  if (key.type !== 'string' || key.format !== undefined || key.checks?.length) return undefined
  const check = checkOf(valueType!)
  return (value) => isPlain(value) && Object.values(value).every(check)
}

function objectCheck({ shape, catchall }: Def): Check | undefined {
  if (catchall) return undefined
  const keys = Object.keys(shape!)
  const known = new Set(keys)
  const fields = keys.map((key) => checkOf(shape![key]!))
  return (value) => {
    if (!isPlain(value)) return false
    let definedCount = 0
    for (let i = 0; i < keys.length; i++) {
      const field = value[keys[i]!]
      if (!fields[i]!(field)) return false
      if (field !== undefined) definedCount++
    }
    let keyCount = 0
    for (const _key in value) keyCount++
    // Equal counts mean no extra field. Fields with the value undefined need the slower comparison.
    return keyCount === definedCount || Object.keys(value).every((key) => known.has(key))
  }
}

function arrayCheck({ element }: Def): Check {
  const check = checkOf(element!)
  return (value) => Array.isArray(value) && value.every(check)
}

/** Accepts `extra` or what the inner schema accepts. */
const orValueCheck =
  (extra: null | undefined) =>
  ({ innerType }: Def): Check => {
    const check = checkOf(innerType!)
    return (value) => value === extra || check(value)
  }

/** Makers of fast checks by kind of schema; undefined when the schema needs the slow one. */
const fastChecks: Record<string, (def: Def, schema: Schema) => Check | undefined> = {
  string: stringCheck,
  number: integerCheck,
  boolean: () => (value) => typeof value === 'boolean',
  enum: listedCheck,
  literal: listedCheck,
  nullable: orValueCheck(null),
  optional: orValueCheck(undefined),
  array: arrayCheck,
  record: recordCheck,
  object: objectCheck,
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  )
}
