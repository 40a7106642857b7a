import { digits, isCep, isCpf, isPhone } from '@trilha/contracts/documents'

/** Documents as people write them here. What is not complete stays as it was typed. */

/** `123.456.789-09` */
export const maskedCpf = (typed: string): string =>
  isCpf(typed) ? digits(typed).replace(/^(\d{3})(\d{3})(\d{3})/, '$1.$2.$3-') : typed

/** `(31) 98765-4321`, also of what is stored with the country's code. */
export const maskedPhone = (typed: string): string =>
  isPhone(typed)
    ? digits(typed)
        .replace(/^55(?=\d{10,11}$)/, '')
        .replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')
    : typed

/** `32040-000` */
export const maskedCep = (typed: string): string =>
  isCep(typed) ? digits(typed).replace(/^(\d{5})/, '$1-') : typed

/** An address of the web as it is stored: who leaves `https://` out still gives an address. */
export const webAddress = (typed: string): string => {
  const trimmed = typed.trim()
  return trimmed === '' || /^[a-z]+:/i.test(trimmed) ? trimmed : `https://${trimmed}`
}

/** Reais as typed (`2.100`, `R$ 2100,50`) in cents; null when empty, else NaN (refused). */
export function centsOf(typed: string): number | null {
  const plain = typed.replaceAll(/R\$|\s/g, '')
  if (plain === '') return null
  const [, whole = '', cents = ''] = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(plain) ?? []
  if (whole === '') return Number.NaN
  return Number(whole.replaceAll('.', '')) * 100 + Number(cents.padEnd(2, '0'))
}
