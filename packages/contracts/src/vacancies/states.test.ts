import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vacancyStates } from './enums.ts'
import {
  dayInBrasilia,
  publishedStates,
  takesApplications,
  vacancyActions,
  vacancyStep,
  type VacancyFacts,
} from './states.ts'

const fresh: VacancyFacts = {
  state: 'draft',
  companyVerified: true,
  copyOfSuspended: false,
  asksForRecords: false,
  suspended: false,
  unanswered: 0,
}

test('a verified company publishes at once, an unverified one is reviewed first', () => {
  expect(vacancyStep(fresh, 'publish', 'company')).toEqual({ ok: true, to: 'open' })
  const unverified = { ...fresh, companyVerified: false }
  expect(vacancyStep(unverified, 'publish', 'company')).toEqual({ ok: true, to: 'in_review' })
})

test('a copy of a suspended vacancy is reviewed first, even for a verified company', () => {
  const copy = { ...fresh, copyOfSuspended: true }
  expect(vacancyStep(copy, 'publish', 'company')).toEqual({ ok: true, to: 'in_review' })
})

test('a vacancy that asks for records is reviewed first, even for a verified company', () => {
  const asks = { ...fresh, asksForRecords: true }
  expect(vacancyStep(asks, 'publish', 'company')).toEqual({ ok: true, to: 'in_review' })
  expect(vacancyStep({ ...asks, state: 'in_review' }, 'accept_review', 'admin')).toEqual({
    ok: true,
    to: 'open',
  })
})

test('a change after the review pauses the vacancy, and the company cannot resume it', () => {
  const open = { ...fresh, state: 'open' as const, companyVerified: false }
  expect(vacancyStep(open, 'revise', 'company')).toEqual({ ok: true, to: 'paused' })
  const suspended = { ...open, state: 'paused' as const, suspended: true }
  expect(vacancyStep(suspended, 'revise', 'company')).toEqual({ ok: true, to: 'paused' })
  expect(vacancyStep(suspended, 'resume', 'company')).toEqual({ ok: false, reason: 'state' })
  expect(vacancyStep({ ...suspended, state: 'closed' }, 'revise', 'company').ok).toBe(false)
})

test('only the Trilha team ends a review', () => {
  const facts = { ...fresh, state: 'in_review' as const }
  expect(vacancyStep(facts, 'accept_review', 'company')).toEqual({ ok: false, reason: 'actor' })
  expect(vacancyStep(facts, 'accept_review', 'admin')).toEqual({ ok: true, to: 'open' })
  expect(vacancyActions.filter((action) => vacancyStep(facts, action, 'company').ok)).toEqual([])
})

test('a vacancy paused by the Trilha team can only be resumed by that team', () => {
  const facts = { ...fresh, state: 'paused' as const, suspended: true }
  expect(vacancyStep(facts, 'resume', 'company')).toEqual({ ok: false, reason: 'state' })
  expect(vacancyStep(facts, 'accept_review', 'admin')).toEqual({ ok: true, to: 'open' })
  expect(vacancyStep(facts, 'return_review', 'admin')).toEqual({ ok: true, to: 'paused' })
  expect(vacancyStep(facts, 'close', 'company').ok).toBe(true)
  const own = { ...facts, suspended: false }
  expect(vacancyStep(own, 'resume', 'company')).toEqual({ ok: true, to: 'open' })
  expect(vacancyStep(own, 'accept_review', 'admin')).toEqual({ ok: false, reason: 'state' })
})

test('a company can close a vacancy only after answering everybody; the deadline always closes it', () => {
  const facts = { ...fresh, state: 'open' as const, unanswered: 1 }
  expect(vacancyStep(facts, 'close', 'company')).toEqual({ ok: false, reason: 'unanswered' })
  expect(vacancyStep(facts, 'reach_deadline', 'system')).toEqual({ ok: true, to: 'closed' })
  const closed = { ...facts, state: 'closed' as const }
  expect(vacancyStep(closed, 'archive', 'company')).toEqual({ ok: false, reason: 'unanswered' })
  expect(vacancyStep({ ...closed, unanswered: 0 }, 'archive', 'company').ok).toBe(true)
})

test('applications are accepted through the last day, Brasília time', () => {
  // 23:30 of the 20th in Brasília is already the 21st in UTC.
  const lateEvening = dayInBrasilia(new Date('2026-11-21T02:30:00Z'))
  expect(lateEvening).toBe('2026-11-20')
  expect(takesApplications('open', '2026-11-20', lateEvening)).toBe(true)
  const midnight = dayInBrasilia(new Date('2026-11-21T03:00:00Z'))
  expect(takesApplications('open', '2026-11-20', midnight)).toBe(false)
  expect(takesApplications('paused', '2026-12-31', midnight)).toBe(false)
})

test('for any sequence of actions, archived is final and a published vacancy keeps its page', () => {
  const step = fc.record({
    action: fc.constantFrom(...vacancyActions),
    actor: fc.constantFrom('company' as const, 'admin' as const, 'system' as const),
    unanswered: fc.nat(2),
    suspended: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.boolean(), fc.array(step, { maxLength: 30 }), (companyVerified, steps) => {
      let facts: VacancyFacts = { ...fresh, companyVerified }
      let published = false
      for (const { action, actor, unanswered, suspended } of steps) {
        facts = { ...facts, unanswered, suspended }
        const before = facts.state
        const result = vacancyStep(facts, action, actor)
        if (!result.ok) continue
        expect(before).not.toBe('archived')
        expect(vacancyStates).toContain(result.to)
        if (published) expect(publishedStates).toContain(result.to)
        published ||= publishedStates.includes(result.to)
        if (result.to === 'archived') expect(unanswered).toBe(0)
        facts = { ...facts, state: result.to }
      }
    }),
  )
})
