import fc from 'fast-check'
import { z } from 'zod'

type JsonSchema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  additionalProperties?: JsonSchema | boolean
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

/** Values that no field expects: wrong types, hostile texts, huge and empty values. */
const wrong = fc.oneof(
  fc.constantFrom(
    null,
    '',
    0,
    -1,
    1e308,
    true,
    [],
    {},
    [[]],
    { $gt: '' },
    '\u0000',
    "' or 1=1 --",
    '\ud800',
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.jsonValue(),
)

/** Values of a JSON schema, mostly valid. */
function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(valuesOf))
  switch (schema.type) {
    case 'object':
      return record(schema)
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}), { maxLength: 6 })
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(schema.minimum ?? -1000, -(2 ** 31)),
        max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1),
      })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return text(schema)
    default:
      return wrong
  }
}

function text(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.format === 'uuid') return fc.uuid()
  if (schema.format === 'email') return fc.emailAddress()
  if (schema.format === 'date')
    return fc
      .date({ min: new Date('1930-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((d) => d.toISOString().slice(0, 10))
  return fc.string({
    unit: 'grapheme',
    minLength: schema.minLength ?? 0,
    maxLength: Math.min(schema.maxLength ?? 60, (schema.minLength ?? 0) + 60),
  })
}

function record(schema: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {})
  if (fields.length === 0) return fc.dictionary(fc.string({ maxLength: 12 }), wrong, { maxKeys: 4 })
  return fc.record(
    Object.fromEntries(
      fields.map(([name, field]) => [
        name,
        fc.oneof({ weight: 8, arbitrary: valuesOf(field) }, { weight: 1, arbitrary: wrong }),
      ]),
    ),
    {
      // Required fields with a name of 7 or 14 letters are sometimes left out.
      requiredKeys: fields
        .filter(([name]) => schema.required?.includes(name) && name.length % 7 !== 0)
        .map(([name]) => name),
    },
  )
}

/** Random bodies for an endpoint's schema: valid, nearly valid and completely wrong ones. */
export function bodiesOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return fc.oneof({ weight: 6, arbitrary: valuesOf(json) }, { weight: 1, arbitrary: wrong })
}
