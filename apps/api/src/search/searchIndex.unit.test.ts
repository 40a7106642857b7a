import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as lists from '@trilha/contracts/vacancies/enums'
import { oracleFacets, oracleSearch } from './searchIndex.oracle.ts'
import { SearchIndex } from './searchIndex.ts'
import {
  shut,
  shutScore,
  type IndexedVacancy,
  type ScoreClasses,
  type VacancyFacts,
  type VacancyQuery,
} from './searchIndex.types.ts'

const closedLists = {
  state: lists.states,
  contractType: lists.contractTypes,
  payment: lists.paymentBands,
  commissionPayment: lists.commissionPayments,
  deficiency: lists.deficiencyOptions,
  schooling: lists.schoolings,
  cnh: lists.cnhCategories,
  jobProfile: lists.jobProfiles,
  workplace: lists.workplaces,
}

/** Few values of each list, so that random filters match random vacancies. */
const few = <T>(values: readonly T[]) => fc.constantFrom(...values.slice(0, 3))
const some = <T>(values: readonly T[]) =>
  fc.option(fc.array(few(values), { maxLength: 3 }), { nil: undefined })

/** Words with a digit have one form; these are too short to be corrected as typos. */
const words = ['k1', 'k2', 'k3', 'k4', 'k5', 'k6']
/** Words and a municipality that only a few vacancies of the large test have. */
const rare = ['k7', 'k8', 'k9']
const rarePlace = 5300108
const text = (maxLength: number, from = words) =>
  fc.array(fc.constantFrom(...from), { maxLength }).map((list) => list.join(' '))
const places = [3550308, 3304557, 2927408]
const second = 1000

const facets = fc.record({
  municipality: fc.option(few(places)),
  state: fc.option(few(lists.states)),
  contractType: few(lists.contractTypes),
  payment: few(lists.paymentBands),
  commissionPayment: few(lists.commissionPayments),
  deficiency: fc.option(few(lists.deficiencyOptions)),
  schooling: few(lists.schoolings),
  cnh: few(lists.cnhCategories),
  jobProfile: few(lists.jobProfiles),
  workplace: few(lists.workplaces),
})

const vacancy = (ids: number): fc.Arbitrary<IndexedVacancy> =>
  fc.record({
    id: fc.integer({ min: 1, max: ids }),
    title: text(3),
    keywords: text(4),
    facets,
    closesAt: fc.integer({ min: 1, max: 30 }).map((n) => n * second),
    publishedAt: fc.integer({ min: 0, max: 9 }).map((n) => n * second),
    salaryCents: fc.option(fc.integer({ min: 0, max: 50 }).map((n) => n * 45_000)),
    work: fc.nat(2),
    otherWork: fc.nat(2),
    families: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }),
    shift: fc.option(few(lists.shifts)),
    minAge: fc.constantFrom(14, 18),
  })

const cents = fc.option(
  fc.integer({ min: 0, max: 50 }).map((n) => n * 45_000),
  { nil: undefined },
)

const score = (facts: VacancyFacts): number =>
  facts.cnh === 'A' || facts.minAge > 17 || facts.work === 2
    ? shutScore
    : (facts.work === 1 || facts.otherWork === 1 ? 50 : 0) + smallScore(facts)

/** At most 6. */
const smallScore = (facts: VacancyFacts): number =>
  (facts.state === 'AC' ? 2 : 0) +
  (facts.cnh === 'none' ? 1 : 0) +
  (facts.municipality === places[0] ? 1 : 0) +
  (facts.shift === 'night' ? 1 : 0) +
  ((facts.salaryCents ?? 0) > 900_000 ? 1 : 0)

const classes: ScoreClasses = {
  work: Uint8Array.of(0, 1, shut),
  maxByWork: [6, 56],
  maxFar: null,
  places: new Map([[places[0]!, 1]]),
  salaryCents: [900_001],
  classOf: (fact, value) => {
    if (fact === 'state') return value === 'AC' ? 1 : 0
    if (fact === 'cnh') return value === 'A' ? shut : value === 'none' ? 1 : 0
    return fact === 'shift' && value === 'night' ? 1 : 0
  },
  age: 17,
}

const query: fc.Arbitrary<VacancyQuery> = fc.record({
  text: fc.option(text(3, [...words, ...rare, ...rare, ...rare]), { nil: undefined }),
  role: fc.option(
    fc.record({
      text: fc.constantFrom(...words),
      rest: text(2),
      families: fc.constantFrom([1], [1, 2]),
      near: fc.constantFrom([3], [3, 4], []),
    }),
    { nil: undefined },
  ),
  municipality: some([...places.slice(0, 2), rarePlace]),
  state: some(lists.states),
  includeRemote: fc.boolean(),
  contractType: some(lists.contractTypes),
  payment: some(lists.paymentBands),
  commissionPayment: some(lists.commissionPayments),
  deficiency: fc.option(fc.constantFrom(...lists.deficiencyOptions), { nil: undefined }),
  schooling: some(lists.schoolings),
  cnh: some(lists.cnhCategories),
  jobProfile: some(lists.jobProfiles),
  workplace: some(lists.workplaces),
  salary: fc.option(
    fc.record({ minCents: cents, maxCents: cents, includeNegotiable: fc.boolean() }),
    { nil: undefined },
  ),
  among: fc.option(fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 20 }), {
    nil: undefined,
  }),
  // Also ids that no vacancy has.
  without: fc.option(fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 20 }), {
    nil: undefined,
  }),
  sort: fc.constantFrom(...lists.vacancySorts),
  score: fc.constantFrom(score, undefined),
  scoreClasses: fc.constantFrom(classes, undefined),
  offset: fc.integer({ min: 0, max: 12 }),
  limit: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.constant(Number.POSITIVE_INFINITY)),
})

/** At most three filters, so that most searches find something; half of them with words. */
const looseQuery = query.chain(
  ({ sort, score: by, scoreClasses, offset, limit, text: typed, role, ...filters }) =>
    fc
      .tuple(fc.subarray(Object.keys(filters), { maxLength: 3 }), fc.boolean())
      .map(([names, withText]): VacancyQuery => {
        const chosen = Object.fromEntries(
          names.map((key) => [key, filters[key as keyof typeof filters]]),
        )
        return {
          ...chosen,
          ...(withText &&
            (role ? { text: `${role.text} ${role.rest}`.trim(), role } : { text: typed })),
          sort,
          score: by,
          scoreClasses,
          offset,
          limit,
        }
      }),
)

type Step =
  | { do: 'add'; vacancy: IndexedVacancy }
  | { do: 'remove'; id: number }
  | { do: 'pass'; seconds: number }
  | { do: 'compact'; meanwhile: IndexedVacancy[]; removed: number[] }
  | { do: 'search'; query: VacancyQuery }
  | { do: 'facets'; query: VacancyQuery }

const step = (ids: number): fc.Arbitrary<Step> =>
  fc.oneof(
    { weight: 12, arbitrary: vacancy(ids).map((v): Step => ({ do: 'add', vacancy: v })) },
    {
      weight: 3,
      arbitrary: fc.integer({ min: 1, max: ids }).map((id): Step => ({ do: 'remove', id })),
    },
    {
      weight: 1,
      arbitrary: fc.integer({ min: 0, max: 4 }).map((n): Step => ({ do: 'pass', seconds: n })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.array(vacancy(ids), { maxLength: 4 }), fc.array(fc.integer({ min: 1, max: ids })))
        .map(([meanwhile, removed]): Step => ({ do: 'compact', meanwhile, removed })),
    },
    { weight: 6, arbitrary: looseQuery.map((q): Step => ({ do: 'search', query: q })) },
    { weight: 3, arbitrary: looseQuery.map((q): Step => ({ do: 'facets', query: q })) },
  )

/** Adds rare words or a rare municipality to some of the vacancies. */
function withRareParts(v: IndexedVacancy, i: number): IndexedVacancy {
  const title = `${v.title}${i % 53 === 0 ? ' k7' : ''}${i % 61 === 0 ? ' k8' : ''}`
  const keywords = `${v.keywords}${i % 47 === 0 ? ' k8' : ''}${i % 89 === 0 ? ' k7 k9' : ''}`
  const municipality = i % 71 < 2 ? rarePlace : v.facets.municipality
  return { ...v, title, keywords, facets: { ...v.facets, municipality } }
}

/** An index and a plain map with the same changes. Each search compares their results. */
class IndexAndOracle {
  private now = 0
  private readonly plain = new Map<number, IndexedVacancy>()
  private readonly index = new SearchIndex({ now: () => this.now })

  add(v: IndexedVacancy): void {
    this.index.add(v)
    this.plain.set(v.id, v)
  }

  remove(id: number): void {
    const present = this.plain.get(id)
    // For a vacancy that has just closed, both results are allowed.
    const found = this.index.remove(id)
    if (!present) strictEqual(found, false)
    if (present && present.closesAt > this.now) strictEqual(found, true)
    this.plain.delete(id)
  }

  search(q: VacancyQuery): void {
    deepStrictEqual(this.index.search(q), oracleSearch([...this.plain.values()], q, this.now))
  }

  async facets(q: VacancyQuery): Promise<void> {
    const counted = await this.index.facets(q)
    deepStrictEqual(counted, oracleFacets([...this.plain.values()], q, this.now, closedLists))
  }

  async run(steps: Step[]): Promise<void> {
    for (const s of steps) {
      if (s.do === 'add') this.add(s.vacancy)
      else if (s.do === 'remove') this.remove(s.id)
      else if (s.do === 'pass') this.now += s.seconds * second
      else if (s.do === 'search') this.search(s.query)
      else if (s.do === 'facets') await this.facets(s.query)
      else {
        const compacting = this.index.compact()
        for (const v of s.meanwhile) this.add(v)
        for (const id of s.removed) this.remove(id)
        await compacting
      }
      const open = [...this.plain.values()].filter((v) => v.closesAt > this.now).length
      strictEqual(this.index.size, open)
    }
  }
}

describe('the index gives the same results as a plain scan', () => {
  test('with few vacancies and many changes', async () => {
    const property = fc.asyncProperty(fc.array(step(15), { maxLength: 60 }), (steps) =>
      new IndexAndOracle().run(steps),
    )
    await expect(fc.assert(property, { numRuns: 200 })).resolves.toBeUndefined()
  }, 180_000)

  test('with enough vacancies for bit sets, merged orders and pages from an order', async () => {
    const property = fc.asyncProperty(
      fc.array(vacancy(6000), { minLength: 30, maxLength: 30 }),
      fc.array(looseQuery, { minLength: 12, maxLength: 12 }),
      fc.array(step(6000), { minLength: 40, maxLength: 40 }),
      fc.integer({ min: 0, max: 2 }),
      async (samples, queries, steps, order) => {
        const pair = new IndexAndOracle()
        // Vacancies repeat with other ids and dates: ascending, descending or mixed.
        for (let i = 0; i < 5000; i++) {
          const at = order === 0 ? i : order === 1 ? 4999 - i : (i * 3571) % 5000
          const sample = samples[(i * 7 + (i >> 5)) % samples.length]!
          const closesAt = sample.closesAt + (i % 5) * second
          pair.add({
            ...withRareParts(sample, i),
            id: at + 1,
            closesAt,
            publishedAt: (i % 900) * second,
          })
        }
        for (const q of queries) pair.search({ ...q, offset: q.offset * q.offset * 9 })
        await pair.run(steps)
        for (const q of queries) {
          pair.search(q)
          await pair.facets(q)
        }
      },
    )
    await expect(fc.assert(property, { numRuns: 4 })).resolves.toBeUndefined()
  }, 180_000)
})

test('a vacancy added during a compaction is not counted twice', async () => {
  const index = new SearchIndex({ now: () => 0 })
  const [sample] = fc.sample(vacancy(9), 1)
  // Enough for the compaction to yield before all are copied; the ids are ascending.
  for (let id = 1; id <= 3000; id++) index.add({ ...sample!, id, closesAt: second })
  const compacting = index.compact()
  index.add({ ...sample!, id: 3001, closesAt: second })
  await compacting
  expect(index.size).toBe(3001)
  expect(index.search({ sort: 'ASC', offset: 0, limit: 1 }).count).toBe(3001)
})

test('counts what any of several filters finds once, without partial matches', () => {
  const index = new SearchIndex({ now: () => 0 })
  const [sample] = fc.sample(vacancy(9), 1)
  const add = (id: number, title: string) =>
    index.add({ ...sample!, id, title, keywords: '', families: [], closesAt: second })
  expect(index.countAny([])).toBe(0)
  add(1, 'k1')
  add(2, 'k2')
  add(3, 'k1 k2')
  expect(index.countAny([{ text: 'k1' }])).toBe(2)
  expect(index.countAny([{ text: 'k1' }, { text: 'k2' }])).toBe(3)
  expect(index.countAny([{ text: 'k1' }, {}])).toBe(3)
  expect(index.countAny([{ text: 'k1 k3' }])).toBe(0)
  expect(index.countAny([])).toBe(0)
})

describe('time', () => {
  test('a vacancy is not found from its closing time on, even before it is removed', async () => {
    let now = 0
    const index = new SearchIndex({ now: () => now })
    const [sample] = fc.sample(vacancy(9), 1)
    index.add({ ...sample!, id: 1, closesAt: 10 * second })
    index.add({ ...sample!, id: 2, closesAt: 20 * second })
    const ids = () => index.search({ sort: 'ASC', offset: 0, limit: 9 }).ids
    expect(ids()).toEqual([1, 2])
    now = 10 * second
    expect(ids()).toEqual([2])
    expect((await index.facets({})).count).toBe(1)
    index.add({ ...sample!, id: 1, closesAt: 30 * second })
    expect(ids()).toEqual([2, 1])
  })
})
