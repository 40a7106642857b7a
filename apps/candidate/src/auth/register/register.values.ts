import type { registerBody } from '@trilha/contracts/accounts/accounts'
import type * as z from 'zod/mini'

/** Values of the form: the contract's fields, as they are sent. */
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

/** Fields that can show a message of the server. */
export const fieldNames: readonly (keyof RegisterValues)[] = [...required, ...optional]

/** True for the fields in "Completar agora". */
export function isOptional(name: string): boolean {
  return optional.some((known) => known === name)
}

/** Gender options; stored as chosen, never shown to a company. */
export const genders = ['woman', 'man', 'non-binary', 'other'] as const

/**
 * The street number for the request: null when empty, an integer, or the text as typed, which the
 * contract refuses.
 */
export function streetNumber(typed: string | null): number | string | null {
  if (typed === null) return null
  return /^\s*\d+\s*$/.test(typed) ? Number.parseInt(typed, 10) : typed
}
