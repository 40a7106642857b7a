import type { ApplicationSummary } from '@trilha/contracts/applications/applications'
import type { OpenInvitation } from '@trilha/contracts/invitations'
import { expect, test } from 'vitest'
import { nextSteps } from './home.steps.ts'

const aTest = (id: string, dueAt: string | null) =>
  ({
    id,
    state: 'in_progress',
    current: { kind: 'questions', state: 'open', dueAt },
    lastMovementAt: '2026-08-01T12:00:00.000Z',
  }) as unknown as ApplicationSummary
const anOffer = (id: string, lastMovementAt: string) =>
  ({ id, state: 'offer', current: null, lastMovementAt }) as unknown as ApplicationSummary
const anInvitation = (id: string, closesOn: string) => ({ id, closesOn }) as OpenInvitation

/** Ids of the steps in order. */
const order = (...lists: Parameters<typeof nextSteps>) =>
  nextSteps(...lists).steps.map(({ id }) => id)

const tests = [
  aTest('undated', null),
  aTest('late', '2026-08-20T12:00:00.000Z'),
  aTest('soon', '2026-08-11T12:00:00.000Z'),
  aTest('sooner', '2026-08-10T12:00:00.000Z'),
  aTest('later', '2026-08-21T12:00:00.000Z'),
]
const offers = [
  anOffer('offer-new', '2026-08-09T12:00:00.000Z'),
  anOffer('offer-old', '2026-08-02T12:00:00.000Z'),
]
const invitations = [
  anInvitation('invited-late', '2026-08-15'),
  anInvitation('invited-soon', '2026-08-10'),
  anInvitation('invited-latest', '2026-08-30'),
]

test('no steps without data', () => {
  expect(nextSteps([], [])).toEqual({ steps: [], more: 0 })
})

test('the nearest deadline comes first, no deadline last', () => {
  expect(order(tests.slice(0, 4), [])).toEqual(['sooner', 'soon', 'late', 'undated'])
})

test('an offer comes before due tests', () => {
  expect(order([...tests.slice(0, 3), offers[0]!], [])).toEqual([
    'offer-new',
    'soon',
    'late',
    'undated',
  ])
})

test('counts the steps left out, and never leaves out an offer', () => {
  const { more } = nextSteps([...tests, ...offers], [])
  expect(order([...tests, ...offers], [])).toEqual(['offer-old', 'offer-new', 'sooner', 'soon'])
  expect(more).toBe(3)
})

test('shows all offers even beyond the limit, instead of tests', () => {
  const many = ['1', '2', '3', '4', '5'].map((n) => anOffer(n, `2026-08-0${n}T12:00:00.000Z`))
  expect(order([...tests, ...many], invitations)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    'invited-soon',
    'invited-late',
  ])
  expect(nextSteps([...tests, ...many], invitations).more).toBe(5)
})

test('includes the two nearest invitations, after an offer', () => {
  expect(order([...tests, offers[0]!], invitations)).toEqual([
    'offer-new',
    'sooner',
    'invited-soon',
    'invited-late',
  ])
})

test('offers with a deadline still come first, nearest deadline first', () => {
  const due = (id: string, dueAt: string) =>
    ({
      ...anOffer(id, '2026-08-01T12:00:00.000Z'),
      current: { kind: 'offer', state: 'open', dueAt },
    }) as unknown as ApplicationSummary
  expect(
    order(
      [
        ...tests,
        ...offers,
        due('b', '2026-09-02T12:00:00.000Z'),
        due('a', '2026-09-01T12:00:00.000Z'),
      ],
      [],
    ),
  ).toEqual(['a', 'b', 'offer-old', 'offer-new'])
})
