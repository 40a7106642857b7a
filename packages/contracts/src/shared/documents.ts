/** Checks and formats of Brazilian documents, phones and CEPs (docs/domain/documents.md). */

/** Removes everything except digits. */
export function digits(value: string): string {
  return value.replace(/\D/g, '')
}

/** True for 11 digits, not all equal, with both check digits correct. Accepts punctuation. */
export function isCpf(value: string): boolean {
  const cpf = digits(value)
  if (cpf.length !== 11 || /^(\d)\1{10}$/.test(cpf)) return false
  return (
    checkDigit(cpf.slice(0, 9)) === Number(cpf[9]) &&
    checkDigit(cpf.slice(0, 10)) === Number(cpf[10])
  )
}

function checkDigit(base: string): number {
  const sum = Array.from(base).reduce(
    (total, digit, i) => total + Number(digit) * (base.length + 1 - i),
    0,
  )
  const rest = (sum * 10) % 11
  return rest === 10 ? 0 : rest
}

/**
 * True for a Brazilian phone with area code: 10 digits (landline) or 11 with the leading 9
 * (mobile).
 */
export function isPhone(value: string): boolean {
  const phone = digits(value).replace(/^55(?=\d{10,11}$)/, '')
  return /^[1-9][1-9](9\d{8}|[2-5]\d{7})$/.test(phone)
}

/** True for 8 digits, with or without the hyphen. */
export function isCep(value: string): boolean {
  return /^\d{5}-?\d{3}$/.test(value.trim())
}

/** Stored form: upper case, without punctuation. */
export function normalizeCnpj(value: string): string {
  return value.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
}

/** Display form, `12.ABC.345/01DE-35`, from the stored form. */
export function formatCnpj(plain: string): string {
  return plain.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')
}

/**
 * True for a CNPJ with correct check digits, also alphanumeric (IN RFB 2.229/2024, since July
 * 2026): a character counts as its ASCII code minus 48. Accepts punctuation.
 */
export function isCnpj(value: string): boolean {
  const cnpj = normalizeCnpj(value)
  if (!/^[0-9A-Z]{12}\d{2}$/.test(cnpj) || /^0{8}/.test(cnpj)) return false
  const first = cnpjDigit(cnpj.slice(0, 12))
  return cnpj.endsWith(`${first}${cnpjDigit(cnpj.slice(0, 12) + first)}`)
}

/** The check digit that follows 12 or 13 characters of a CNPJ. */
export function cnpjDigit(base: string): number {
  const sum = Array.from(base).reduceRight(
    (total, character, i) =>
      total + (character.charCodeAt(0) - 48) * (2 + ((base.length - 1 - i) % 8)),
    0,
  )
  return sum % 11 < 2 ? 0 : 11 - (sum % 11)
}
