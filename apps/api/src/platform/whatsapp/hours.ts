/** Messages by WhatsApp come from 8 to 20 h in the person's own time. */
const opens = 8
const closes = 20

// What differs from Brasília. Cities with a clock unlike their state's are few and close to it.
const zones: Record<string, string> = {
  AC: 'America/Rio_Branco',
  AM: 'America/Manaus',
  MS: 'America/Campo_Grande',
  MT: 'America/Cuiaba',
  RO: 'America/Porto_Velho',
  RR: 'America/Boa_Vista',
}

/** The time zone of a Brazilian state; Brasília's where it is not known. */
export const zoneOf = (state: string | null): string => zones[state ?? ''] ?? 'America/Sao_Paulo'

/** The next moment, from `at` on, at which people may be written to: `at` itself from 8 to 20 h. */
export function nextCivilHour(at: Date, zone: string): Date {
  const there = zoned(at, zone)
  if (there.hour >= opens && there.hour < closes) return at
  return morning(there.hour < opens ? there : there.add({ days: 1 }))
}

/** The next 8 h of that zone after `at`. */
export function nextMorning(at: Date, zone: string): Date {
  const there = zoned(at, zone)
  return morning(there.hour < opens ? there : there.add({ days: 1 }))
}

const zoned = (at: Date, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)

const morning = (day: Temporal.ZonedDateTime): Date =>
  new Date(day.withPlainTime({ hour: opens }).epochMilliseconds)

const windowMs = 24 * 3_600_000

/** Free text is allowed for 24 hours after the person wrote; else only templates are (131047). */
export const mayWriteFreely = (wroteAt: Date | null, now: Date): boolean =>
  wroteAt !== null && now.getTime() - wroteAt.getTime() < windowMs
