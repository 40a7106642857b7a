import { brasilia } from '@trilha/contracts/shared/brasilia'
import type { Language } from '@trilha/contracts/shared/languages'
import { dayMs } from '@trilha/contracts/shared/durations'
import { deadlineZone } from './deadlineZone.ts'

/** Dates and numbers for readers (specification, section 9); 24-hour clock in every language. */

const formats = new Map<string, Intl.DateTimeFormat>()

function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const known = formats.get(key) ?? new Intl.DateTimeFormat(language, options)
  formats.set(key, known)
  return known
}

const numberFormats = new Map<string, Intl.NumberFormat>()

/** Cached: creating a formatter costs as much as formatting a hundred numbers. */
function numberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options)
  const known = numberFormats.get(key) ?? new Intl.NumberFormat(language, options)
  numberFormats.set(key, known)
  return known
}

/** A day without time (`2026-11-21`) is the same day in every time zone. */
function asDate(value: string | Date): { date: Date; timeZone?: 'UTC' } {
  if (value instanceof Date) return { date: value }
  if (/^\d{4}-\d{2}-\d{2}$/.test(value))
    return { date: new Date(`${value}T00:00:00Z`), timeZone: 'UTC' }
  return { date: new Date(value) }
}

const wordBeforeTime: Record<Language, string> = { 'pt-BR': 'às', en: 'at', de: 'um', fr: 'à' }

/** `21/11/2026` */
export function formatDay(value: string | Date, language: Language): string {
  const { date, timeZone } = asDate(value)
  return dateFormat(language, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone,
  }).format(date)
}

/** `21/11/2026 às 15:30` */
export function formatDateTime(value: string | Date, language: Language): string {
  const { date } = asDate(value)
  const time = dateFormat(language, { hour: '2-digit', minute: '2-digit', hour12: false }).format(
    date,
  )
  return `${formatDay(value, language)} ${wordBeforeTime[language]} ${time}`
}

/** `nov. de 2026` for a date or for `2026-11`; `2026` for a year alone, as in CVs. */
export function formatMonth(value: string | Date, language: Language): string {
  if (typeof value === 'string' && /^\d{4}$/.test(value)) return value
  if (typeof value === 'string' && /^\d{4}-\d{2}$/.test(value))
    return formatMonth(`${value}-01`, language)
  const { date, timeZone } = asDate(value)
  return dateFormat(language, { month: 'short', year: 'numeric', timeZone }).format(date)
}

/** A short day for lists: `12 nov`. */
export function formatShortDay(value: string | Date, language: Language): string {
  const { date, timeZone } = asDate(value)
  const parts = dateFormat(language, { day: 'numeric', month: 'short', timeZone }).formatToParts(
    date,
  )
  const part = (type: string) => parts.find((p) => p.type === type)?.value.replace('.', '') ?? ''
  if (language === 'en') return `${part('month')} ${part('day')}`
  return `${part('day')}${language === 'de' ? '.' : ''} ${part('month')}`
}

/** The parts of the day of a deadline, for a tile: `qua`, `9`, `dez`. */
export function formatDayParts(value: string | Date, language: Language) {
  const { date, timeZone = deadlineZone().timeZone } = asDate(value)
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { ...options, timeZone })
      .format(date)
      .replace('.', '')
  return {
    weekday: part({ weekday: 'short' }),
    // Parts, because German writes `9.` for a day alone.
    day: dateFormat(language, { day: 'numeric', timeZone })
      .formatToParts(date)
      .find(({ type }) => type === 'day')!.value,
    month: part({ month: 'short' }),
  }
}

/** The day of a deadline: `quinta-feira, 26 de novembro`. */
export function formatWeekday(value: string | Date, language: Language): string {
  const { date, timeZone = deadlineZone().timeZone } = asDate(value)
  return dateFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(
    date,
  )
}

/**
 * A deadline with weekday and hour: `quinta, 26 de novembro, às 23h59`. In Brazil in the reader's
 * time zone, which is named if its time differs from Brasília's: `às 22h59, Horário Padrão do
 * Amazonas`. Elsewhere in Brasília's, which is named.
 * @param readerZone time zone of the reader; the device's by default.
 */
export function formatDeadline(
  value: string | Date,
  language: Language,
  readerZone?: string,
): string {
  const { date } = asDate(value)
  const { timeZone, isAbroad } = deadlineZone(readerZone)
  const weekday = dateFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  }).format(date)
  const time = `${wordBeforeTime[language]} ${formatClock(date, language, timeZone)}`
  const isOtherTime =
    formatClock(date, language, timeZone) !== formatClock(date, language, brasilia)
  return [
    weekday.replace('-feira', ''),
    time,
    ...(isOtherTime || isAbroad ? [zoneName(date, language, timeZone)] : []),
  ]
    .filter(Boolean)
    .join(', ')
}

/** `23h59` as Brazil writes hours in text; `23:59` elsewhere. */
function formatClock(date: Date, language: Language, timeZone: string): string {
  const time = dateFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone,
  }).format(date)
  return language === 'pt-BR' ? time.replace(':', 'h') : time
}

/**
 * A duration, or a position in a recording: `1:07`. Rounded down, so that it agrees with the time
 * that media players show.
 */
export function formatMinutesAndSeconds(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

const zoneName = (date: Date, language: Language, timeZone: string): string =>
  dateFormat(language, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

/**
 * Calendar days from today until that day: 0 for today, negative for past days. An instant is a
 * deadline, so its days are those of `formatDeadline`.
 * @param readerZone time zone of the reader; the device's by default.
 */
export function daysUntil(
  value: string | Date,
  now: Date = new Date(),
  readerZone?: string,
): number {
  const { date, timeZone } = asDate(value)
  if (timeZone) {
    const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
    return Math.round((date.getTime() - today) / dayMs)
  }
  const zone = deadlineZone(readerZone).timeZone
  return Math.round((midnightOf(date, zone) - midnightOf(now, zone)) / dayMs)
}

/** The day of an instant in a time zone, as its midnight in UTC. */
function midnightOf(date: Date, timeZone: string): number {
  const day = dateFormat('sv', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone })
  return Date.parse(`${day.format(date)}T00:00:00Z`)
}

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

const about: Record<Language, string> = {
  'pt-BR': 'cerca de',
  en: 'about',
  de: 'etwa',
  fr: 'environ',
}

type UnitDisplay = 'long' | 'short'

function inUnits(
  value: string | Date,
  language: Language,
  unitDisplay: UnitDisplay,
  now: Date,
): { unit: string; text: string } {
  const seconds = Math.max(60, Math.abs(now.getTime() - asDate(value).date.getTime()) / 1000)
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? ['minute', 60]
  const format = numberFormat(language, { style: 'unit', unit, unitDisplay })
  return { unit, text: format.format(Math.round(seconds / size)) }
}

/** Elapsed time, without prefix or suffix: `12 minutos`, `cerca de 1 hora`. */
export function formatElapsed(
  value: string | Date,
  language: Language,
  now: Date = new Date(),
): string {
  const { unit, text } = inUnits(value, language, 'long', now)
  return unit === 'minute' || unit === 'day' ? text : `${about[language]} ${text}`
}

/** A short form of elapsed time: `12 min`, `18 h`, `2 dias`. */
export const formatShortElapsed = (
  value: string | Date,
  language: Language,
  now: Date = new Date(),
): string => inUnits(value, language, 'short', now).text

/** `R$ 2.150`; cents only if there are any. */
export function formatMoney(cents: number, language: Language): string {
  return numberFormat(language, {
    style: 'currency',
    currency: 'BRL',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100)
}

/**
 * `R$ 2.150 a 2.480`, but `R$ 7,40 a R$ 9`: with one sign, cents could be read as thousands. In
 * languages that write the sign after the number, only the second number has it. Not
 * `Intl.formatRange`: its output varies by version, and server and browser must agree.
 */
export function formatMoneyRange(min: number, max: number, language: Language): string {
  const from = formatMoney(min, language)
  const to = formatMoney(max, language)
  const isWhole = min % 100 === 0 && max % 100 === 0
  if (language === 'pt-BR') return `${from} a ${isWhole ? formatNumber(max / 100, language) : to}`
  if (language === 'en') return `${from}–${to}`
  return `${from.replace(/\s*R\$$/, '')}–${to}`
}

/** `1.240` */
export function formatNumber(value: number, language: Language): string {
  return numberFormat(language, {}).format(value)
}
