import { digits, isCep, isCpf, isPhone } from '@trilha/contracts/shared/documents'

/** CPF, phone and CEP in the usual Brazilian format. Incomplete input is not changed. */

/** `123.456.789-09` */
export const formatCpf = (typed: string): string =>
  isCpf(typed) ? digits(typed).replace(/^(\d{3})(\d{3})(\d{3})/, '$1.$2.$3-') : typed

/** `(31) 98765-4321`, also for numbers stored with the country code. */
export const formatPhone = (typed: string): string =>
  isPhone(typed)
    ? digits(typed)
        .replace(/^55(?=\d{10,11}$)/, '')
        .replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')
    : typed

/** `32040-000` */
export const formatCep = (typed: string): string =>
  isCep(typed) ? digits(typed).replace(/^(\d{5})/, '$1-') : typed

/** A web address for storage: adds a missing `https://`. */
export const webAddress = (typed: string): string => {
  const trimmed = typed.trim()
  return trimmed === '' || /^[a-z]+:/i.test(trimmed) ? trimmed : `https://${trimmed}`
}

/** Typed reais (`2.100`, `R$ 2100,50`) in cents; null when empty, NaN when invalid. */
export function centsOf(typed: string): number | null {
  const plain = typed.replaceAll(/R\$|\s/g, '')
  if (plain === '') return null
  const [, reais = '', cents = ''] = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(plain) ?? []
  if (reais === '') return Number.NaN
  return Number(reais.replaceAll('.', '')) * 100 + Number(cents.padEnd(2, '0'))
}
