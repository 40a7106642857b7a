import type { registerBody } from '@trilha/contracts/accounts'
import type * as z from 'zod/mini'

/** What the form holds: the contract's fields, each in the shape in which it travels. */
export type RegisterValues = z.input<typeof registerBody>

const required = ['name', 'email', 'password', 'birthDate', 'acceptedTerms'] as const
const optional = [
  'socialName',
  'cpf',
  'phone',
  'cep',
  'street',
  'number',
  'complement',
  'district',
  'city',
  'state',
  'gender',
] as const

/** Fields that have a place on the screen, for what the server refuses. */
export const fieldNames: readonly (keyof RegisterValues)[] = [...required, ...optional]

/** True for the fields inside "Completar agora". */
export function isOptional(name: string): boolean {
  return optional.some((known) => known === name)
}

/** How people say their gender here; stored as written, and never shown to a company. */
export const genders = ['woman', 'man', 'non-binary', 'other'] as const

/** The street number as it travels: null when empty, a whole number in base 10, else NaN (refused). */
export function streetNumber(typed: string | null): number | null {
  if (typed === null) return null
  return /^\s*\d+\s*$/.test(typed) ? Number.parseInt(typed, 10) : Number.NaN
}
