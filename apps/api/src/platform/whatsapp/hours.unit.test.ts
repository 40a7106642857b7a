import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hourMs } from '@trilha/contracts/shared/durations'
import { isFreeTextAllowed, nextAllowedTime, nextMorning, timeZoneOf } from './hours.ts'
import { phoneKey, phonesOf } from './phones.ts'

// Hours behind UTC. Brazil has had no daylight saving time since 2019.
const behind: Record<string, number> = { AC: 5, AM: 4, MT: 4, MS: 4, RO: 4, RR: 4, SP: 3, BA: 3 }
const states = fc.constantFrom(...Object.keys(behind))
const instants = fc
  .integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2030, 0, 1) })
  .map((ms) => new Date(ms))
const localMinutes = (at: Date, state: string) =>
  Math.floor((at.getTime() - (behind[state] ?? 3) * hourMs) / 60_000) % 1440

test('messages are never sent before 8 h or from 20 h on, local time', () => {
  fc.assert(
    fc.property(instants, states, (at, state) => {
      const sent = localMinutes(nextAllowedTime(at, timeZoneOf(state)), state)
      expect(sent).toBeGreaterThanOrEqual(8 * 60)
      expect(sent).toBeLessThan(20 * 60)
    }),
  )
})

test('by day a message is sent at once, by night at the next 8 h', () => {
  fc.assert(
    fc.property(instants, states, (at, state) => {
      const sent = nextAllowedTime(at, timeZoneOf(state))
      const local = localMinutes(at, state)
      if (local >= 8 * 60 && local < 20 * 60) {
        expect(sent).toEqual(at)
        return
      }
      const wait = local < 8 * 60 ? 8 * 60 - local : 32 * 60 - local
      expect(Math.ceil((sent.getTime() - at.getTime()) / 60_000)).toBeGreaterThanOrEqual(wait - 1)
      expect(sent.getTime() - at.getTime()).toBeLessThanOrEqual(wait * 60_000)
      expect(localMinutes(sent, state)).toBe(8 * 60)
    }),
  )
})

test('the same instant is too late in Recife but not in Rio Branco', () => {
  const at = new Date('2026-11-21T23:30:00Z')
  expect(nextAllowedTime(at, timeZoneOf('PE'))).toEqual(new Date('2026-11-22T11:00:00Z'))
  expect(nextAllowedTime(at, timeZoneOf('AC'))).toEqual(at)
  expect(nextMorning(at, timeZoneOf('AC'))).toEqual(new Date('2026-11-22T13:00:00Z'))
})

test('free text is allowed only within 24 hours after the person wrote', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 72 * hourMs }), (wroteAt, passed) => {
      const now = new Date(wroteAt.getTime() + passed)
      expect(isFreeTextAllowed(wroteAt, now)).toBe(passed < 24 * hourMs)
      expect(isFreeTextAllowed(null, now)).toBe(false)
    }),
  )
})

test('a number is the same with and without its ninth digit', () => {
  expect(phoneKey('+5531988887777')).toBe('553188887777')
  expect(phoneKey('553188887777')).toBe('553188887777')
  expect(phonesOf('553188887777')).toEqual(['+553188887777', '+5531988887777'])
  // Landlines have no ninth digit.
  expect(phoneKey('+553133334444')).toBe('553133334444')
})
