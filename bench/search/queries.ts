import * as lists from '@trilha/contracts/vacancies/enums'
import { getMunicipalities } from '@brazilian-utils/brazilian-utils'
import { createRandom, largePlaces, type Random } from '../vacancies/generator.ts'
import { abbreviations, mistyped, roleText } from '../vacancies/queries.ts'

/** A realistic search: its kind in the mix, and its query string. */
export type SearchCase = { kind: Kind; query: string }
export type Kind = 'text and city' | 'filters' | 'browse' | 'typo'

const municipalities = getMunicipalities()
type Pairs = [name: string, value: string][]

/**
 * The documented mix, by seed: 60 % text and city, 20 % filters only, 10 % browsing, 10 % typos.
 */
export function generateCases(count: number, seed: number): SearchCase[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => {
    const kind = kindOf(random.next())
    const pairs = [...pairsOf[kind](random), ...orderAndPage(random, kind)]
    return { kind, query: new URLSearchParams(pairs).toString() }
  })
}

function kindOf(draw: number): Kind {
  if (draw < 0.6) return 'text and city'
  if (draw < 0.8) return 'filters'
  return draw < 0.9 ? 'browse' : 'typo'
}

const pairsOf: Record<Kind, (random: Random) => Pairs> = {
  'text and city': (random) => [
    ['roleName', random.chance(0.08) ? random.pick(abbreviations) : roleText(random)],
    ...place(random),
    ...(random.chance(0.2) ? facets(random, 1) : []),
  ],
  filters: (random) => [
    ...(random.chance(0.6) ? place(random) : []),
    ...facets(random, 1 + random.below(3)),
  ],
  browse: () => [],
  typo: (random) => [
    ['roleName', mistyped(random, roleText(random))],
    ...(random.chance(0.5) ? place(random) : []),
  ],
}

/** Name and state of a place, as the site sends them; usually a large city. */
function place(random: Random): Pairs {
  const large = random.skewed(largePlaces)
  const { name, state } = random.chance(0.9) ? large : nameAndState(random.pick(municipalities))
  return [
    ['city', name],
    ['state', state],
  ]
}

const nameAndState = (place: { name: string; stateCode: string }) => ({
  name: place.name,
  state: place.stateCode,
})

const repeated = (name: string, values: readonly string[]): Pairs =>
  values.map((value) => [name, value])

/** The parameters of `count` different filters. */
function facets(random: Random, count: number): Pairs {
  const all: Pairs[] = [
    [['contractType', random.skewed(lists.contractTypes)]],
    repeated('payment', lists.paymentBands.slice(2 + random.below(4), 8)),
    repeated('schooling', lists.schoolings.slice(0, 3 + random.below(4))),
    [['workplace', random.pick(['remote', 'hybrid', 'on-site'])]],
    [['jobProfile', random.skewed(lists.jobProfiles)]],
    repeated('cnh', random.pick([['none'], ['A', 'AB'], ['B', 'AB']])),
    [['vacanciesDeficiencies', 'welcome']],
  ]
  const first = random.below(all.length)
  return Array.from({ length: count }, (_, i) => all[(first + i * 2) % all.length]!).flat()
}

function orderAndPage(random: Random, kind: Kind): Pairs {
  const draw = random.next()
  const sort = draw < 0.8 ? null : draw < 0.92 ? 'newest' : 'salary'
  const isLaterPage = random.chance(kind === 'browse' ? 0.8 : 0.15)
  const page = isLaterPage ? 2 + random.below(kind === 'browse' ? 30 : 4) : 1
  return [
    ...(sort ? ([['sort', sort]] as Pairs) : []),
    ...(page > 1 ? ([['page', String(page)]] as Pairs) : []),
  ]
}
