import { getMunicipalities } from '@brazilian-utils/brazilian-utils'
import * as lists from '@trilha/contracts/vacancies/enums'
import type { State } from '@trilha/contracts/vacancies/enums'
import { dayMs } from '@trilha/contracts/shared/durations'
import type { IndexedVacancy } from '../../apps/api/src/search/searchIndex.types.ts'
import { worksOfVacancy } from '../../apps/api/src/occupations/guess.ts'
import { indexedWorks } from '../../apps/api/src/occupations/packed.ts'
import { bigCities, commonRoles, contextWords, titleEndings } from './words.ts'

/** Pseudo-random numbers: a seed gives the same sequence on every machine. */
export type Random = {
  /** In [0, 1). */
  next: () => number
  /** An integer from 0 to `limit` (exclusive). */
  below: (limit: number) => number
  chance: (probability: number) => boolean
  pick: <T>(values: readonly T[]) => T
  /** Prefers the first values, similar to a Zipf distribution. */
  skewed: <T>(values: readonly T[]) => T
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (values) => values[below(values.length)]!,
    // The probability of index i is roughly proportional to 1/(i+1).
    skewed: (values) => values[Math.floor((values.length + 1) ** next()) - 1]!,
  }
}

type Place = { code: number; name: string; state: State }

const allPlaces: Place[] = getMunicipalities().map(({ code, name, stateCode }) => ({
  code: Number(code),
  name,
  state: stateCode as State,
}))
const placeByName = new Map(allPlaces.map((place) => [`${place.name}/${place.state}`, place]))
const largePlaces = bigCities.flatMap((name) => placeByName.get(name) ?? [])

/** Three quarters of the vacancies are in 60 large cities, most of them in the largest ones. */
function randomPlace(random: Random): Place {
  return random.chance(0.75) ? random.skewed(largePlaces) : random.pick(allPlaces)
}

/** Rare words, as in real advertisements: names of products, places, companies. */
function rareWord(random: Random): string {
  const syllables = ['ba', 'co', 'di', 'fe', 'lu', 'ma', 'no', 'pra', 'ri', 'so', 'ta', 'vi', 'xe']
  let word = ''
  for (let i = 0; i < 4; i++) word += random.skewed(syllables)
  return word
}

function keywordsOf(random: Random, place: Place | null): string {
  const words: string[] = []
  const count = 8 + random.below(8)
  for (let i = 0; i < count; i++)
    words.push(random.chance(0.9) ? random.skewed(contextWords) : rareWord(random))
  if (place) words.push(place.name, place.state)
  return words.join(' ')
}

function titleOf(random: Random, role: string): string {
  if (random.chance(0.55)) return role
  if (random.chance(0.8)) return `${role} ${random.skewed(titleEndings)}`
  return `${role} - ${rareWord(random)} ${random.pick(titleEndings)}`
}

/** Pay is skewed to the low bands, as in the real market. */
function salaryOf(random: Random): number | null {
  if (random.chance(0.3)) return null
  const reais = 1550 + Math.floor(900 * -Math.log(1 - random.next() * 0.9999))
  return (reais - (reais % 10)) * 100
}

function bandOf(cents: number | null): lists.PaymentBand {
  if (cents === null) return 'negotiable'
  const reais = cents / 100
  return (
    lists.paymentBands.find((band) => {
      const [from, to] = band.split('-')
      return reais >= Number(from) && (to === '' || reais < Number(to))
    }) ?? '15000-'
  )
}

/**
 * Generates open vacancies, with some roles, cities and facets more frequent than others. Ids start
 * at 1. The vacancies are published in the 61 days before `now` and close in the 61 days after it.
 * A generator, so that the use of memory is constant.
 * @param now epoch ms; a parameter, so that runs on different days give the same data.
 */
export function* generateVacancies(
  count: number,
  seed: number,
  now: number,
): Generator<IndexedVacancy> {
  const random = createRandom(seed)
  for (let id = 1; id <= count; id++) yield generateVacancy(random, id, count, now)
}

function generateVacancy(random: Random, id: number, count: number, now: number): IndexedVacancy {
  const workplace = random.chance(0.85) ? 'on-site' : random.pick(lists.workplaces)
  const place = workplace === 'remote' && random.chance(0.7) ? null : randomPlace(random)
  const salaryCents = salaryOf(random)
  const ageMs = ((count - id) / count) * 60 * dayMs
  const closesInDays = 1 + random.below(60)
  const title = titleOf(random, random.skewed(commonRoles))
  return {
    id,
    title,
    keywords: keywordsOf(random, place),
    facets: {
      municipality: place?.code ?? null,
      state: place?.state ?? null,
      contractType: random.chance(0.7) ? 'clt' : random.skewed(lists.contractTypes),
      payment: bandOf(salaryCents),
      commissionPayment: random.chance(0.85) ? 'none' : random.pick(lists.commissionPayments),
      deficiency: random.chance(0.25) ? (random.chance(0.15) ? 'exclusive' : 'welcome') : null,
      schooling: random.chance(0.5) ? 'high-school' : random.pick(lists.schoolings),
      cnh: random.chance(0.8) ? 'none' : random.pick(lists.cnhCategories),
      jobProfile: random.skewed(lists.jobProfiles),
      workplace,
    },
    // The end of a day, like real closing dates.
    closesAt: Math.floor(now / dayMs) * dayMs + (closesInDays + 1) * dayMs,
    publishedAt: now - Math.floor(ageMs) - random.below(dayMs),
    salaryCents,
    ...indexedWorks(worksOfVacancy(title, '')),
    shift: random.chance(0.5) ? null : random.pick(lists.shifts),
    minAge: 16,
  }
}

export { largePlaces }
