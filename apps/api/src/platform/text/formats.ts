import { brasilia } from '@trilha/contracts/shared/brasilia'

/** Dates and amounts in texts that the server writes: mails, PDFs, feeds. Brasília's time zone. */

const timeZone = brasilia
const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone })
const longDay = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone })
const second = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone,
})
const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const wholeReais = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  maximumFractionDigits: 0,
})

/** `28/11/2026` */
export const formatDate = (at: Date): string => day.format(at)

/** `28 de novembro de 2026` */
export const formatLongDate = (at: Date): string => longDay.format(at)

/** `28/11/2026, 14:05:09` */
export const formatDateTime = (at: Date): string => second.format(at)

/** Cents as `R$ 1.999,90`. */
export const formatReais = (cents: number): string => reais.format(cents / 100)

/** Cents as `R$ 2.000`, without the cents. */
export const formatWholeReais = (cents: number): string => wholeReais.format(cents / 100)
