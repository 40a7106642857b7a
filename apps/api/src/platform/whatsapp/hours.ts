import { hourMs } from '@trilha/contracts/shared/durations'

/** WhatsApp messages are sent from 8 to 20 h, in the recipient's time zone. */
const opens = 8
const closes = 20

// States whose time differs from Brasília's. The few cities with another time are not handled.
const zones: Record<string, string> = {
  AC: 'America/Rio_Branco',
  AM: 'America/Manaus',
  MS: 'America/Campo_Grande',
  MT: 'America/Cuiaba',
  RO: 'America/Porto_Velho',
  RR: 'America/Boa_Vista',
}

/** The time zone of a Brazilian state; Brasília's when the state is not known. */
export const zoneOf = (state: string | null): string => zones[state ?? ''] ?? 'America/Sao_Paulo'

/** The first time from `at` on when messages may be sent: `at` itself from 8 to 20 h. */
export function nextCivilHour(at: Date, zone: string): Date {
  const local = zoned(at, zone)
  if (local.hour >= opens && local.hour < closes) return at
  return morning(local.hour < opens ? local : local.add({ days: 1 }))
}

/** The next 8 h in that zone after `at`. */
export function nextMorning(at: Date, zone: string): Date {
  const local = zoned(at, zone)
  return morning(local.hour < opens ? local : local.add({ days: 1 }))
}

const zoned = (at: Date, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)

const morning = (day: Temporal.ZonedDateTime): Date =>
  new Date(day.withPlainTime({ hour: opens }).epochMilliseconds)

const windowMs = 24 * hourMs

/** Free text is allowed for 24 hours after the person wrote; later only templates (131047). */
export const mayWriteFreely = (wroteAt: Date | null, now: Date): boolean =>
  wroteAt !== null && now.getTime() - wroteAt.getTime() < windowMs
