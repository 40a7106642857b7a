import { brasilia } from '@trilha/contracts/shared/brasilia'
import { hourMs } from '@trilha/contracts/shared/durations'

/** WhatsApp messages are sent from 8 to 20 h, in the recipient's time zone. */
const firstHour = 8
const endHour = 20

// States whose time differs from Brasília's. Cities with another time than their state are ignored.
const zones: Record<string, string> = {
  AC: 'America/Rio_Branco',
  AM: 'America/Manaus',
  MS: 'America/Campo_Grande',
  MT: 'America/Cuiaba',
  RO: 'America/Porto_Velho',
  RR: 'America/Boa_Vista',
}

/** The time zone of a Brazilian state; Brasília's when the state is not known. */
export const timeZoneOf = (state: string | null): string => zones[state ?? ''] ?? brasilia

/** The first time from `at` on when messages may be sent: `at` itself from 8 to 20 h. */
export function nextAllowedTime(at: Date, zone: string): Date {
  const local = toLocalTime(at, zone)
  if (local.hour >= firstHour && local.hour < endHour) return at
  return morningOf(local.hour < firstHour ? local : local.add({ days: 1 }))
}

/** The next 8 o'clock in this zone after `at`. */
export function nextMorning(at: Date, zone: string): Date {
  const local = toLocalTime(at, zone)
  return morningOf(local.hour < firstHour ? local : local.add({ days: 1 }))
}

const toLocalTime = (at: Date, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)

const morningOf = (day: Temporal.ZonedDateTime): Date =>
  new Date(day.withPlainTime({ hour: firstHour }).epochMilliseconds)

const freeTextWindowMs = 24 * hourMs

/** True when free text is allowed: within 24 hours after the person wrote (error 131047). */
export const isFreeTextAllowed = (wroteAt: Date | null, now: Date): boolean =>
  wroteAt !== null && now.getTime() - wroteAt.getTime() < freeTextWindowMs
