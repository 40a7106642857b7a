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

const checks = new WeakMap<Schema, Check>()

/**
 * True when parsing would return the same value: every field valid and no extra field. False means
 * only that the schema must parse it. Replies are nearly always valid, and this check costs a third
 * of parsing, which copies every object.
 */
export function isExactly(schema: Schema, value: unknown): boolean {
  let check = checks.get(schema)
  if (!check) checks.set(schema, (check = checkOf(schema)))
  return check(value)
}

const defOf = (schema: Schema): Def => schema.def as unknown as Def

function checkOf(schema: Schema): Check {
  const def = defOf(schema)
  const make = def.checks?.length && def.type !== 'number' ? undefined : makers[def.type]
  return make?.(def, schema) ?? parseCheck(schema)
}

/** For kinds of schema without a fast check: parsing must return the value unchanged. */
const parseCheck =
  (schema: Schema): Check =>
  (value) => {
    const parsed = schema.safeParse(value)
    return parsed.success && parsed.data === value
  }

const listed = ({ entries = {}, values = Object.values(entries) }: Def): Check => {
  const allowed = new Set(values)
  return (value) => allowed.has(value)
}

/** Integers with inclusive bounds, read from the JSON schema, which does not show other checks. */
function integer({ format, checks: given = [] }: Def, schema: Schema): Check | undefined {
  if (format !== 'safeint') return undefined
  const { $schema: _, type, minimum: min, maximum: max, ...other } = z.toJSONSchema(schema)
  if (type !== 'integer' || Object.keys(other).length > 0) return undefined
  if (min === undefined || max === undefined) return undefined
  const bounds = Number(min !== Number.MIN_SAFE_INTEGER) + Number(max !== Number.MAX_SAFE_INTEGER)
  if (given.length !== bounds) return undefined
  return (value) =>
    Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max
}

/** Formats that are checked by their pattern alone. */
const patterned = new Set(['uuid', 'datetime', 'date'])

function string({ format, pattern }: Def): Check | undefined {
  if (format === undefined) return (value) => typeof value === 'string'
  if (!pattern || pattern.global || pattern.sticky || !patterned.has(format)) return undefined
  return (value) => typeof value === 'string' && pattern.test(value)
}

function record({ keyType, valueType }: Def): Check | undefined {
  const key = defOf(keyType!)
  if (key.type !== 'string' || key.format !== undefined || key.checks?.length) return undefined
  const check = checkOf(valueType!)
  return (value) => isPlain(value) && Object.values(value).every(check)
}

function object({ shape, catchall }: Def): Check | undefined {
  if (catchall) return undefined
  const keys = Object.keys(shape!)
  const known = new Set(keys)
  const fields = keys.map((key) => checkOf(shape![key]!))
  return (value) => {
    if (!isPlain(value)) return false
    let present = 0
    for (let i = 0; i < keys.length; i++) {
      const field = value[keys[i]!]
      if (!fields[i]!(field)) return false
      if (field !== undefined) present++
    }
    for (const _key in value) present--
    // Equal counts mean no extra field. Fields with the value undefined need the slower comparison.
    return present === 0 || Object.keys(value).every((key) => known.has(key))
  }
}

function array({ element }: Def): Check {
  const check = checkOf(element!)
  return (value) => Array.isArray(value) && value.every(check)
}

/** Accepts `extra` or what the inner schema accepts. */
const orValue =
  (extra: null | undefined) =>
  ({ innerType }: Def): Check => {
    const check = checkOf(innerType!)
    return (value) => value === extra || check(value)
  }

const makers: Record<string, (def: Def, schema: Schema) => Check | undefined> = {
  string,
  number: integer,
  boolean: () => (value) => typeof value === 'boolean',
  enum: listed,
  literal: listed,
  nullable: orValue(null),
  optional: orValue(undefined),
  array,
  record,
  object,
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  )
}
