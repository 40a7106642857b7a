import { cnpjDigit } from '@trilha/contracts/shared/documents'

let count = 0

/** A CNPJ with valid check digits, unique in this process. */
export function aCnpj(letters = false): string {
  count++
  const base = `${letters ? 'AB' : '12'}${String(process.pid % 10_000).padStart(4, '0')}${String(count).padStart(2, '0')}0001`
  const first = cnpjDigit(base)
  return `${base}${first}${cnpjDigit(`${base}${first}`)}`
}
