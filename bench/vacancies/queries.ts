import * as lists from '@trilha/contracts/vacancies/enums'
import type { VacancyQuery } from '../../apps/api/src/search/searchIndex.types.ts'
import { createRandom, largePlaces, type Random } from './generator.ts'
import { commonRoles } from './words.ts'

/**
 * The search mix of the benchmarks: mostly a role, often with a place, rarely empty. Deterministic
 * for a seed.
 */
export function generateQueries(count: number, seed: number): VacancyQuery[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => generateQuery(random))
}

function generateQuery(random: Random): VacancyQuery {
  const query: VacancyQuery = { sort: sortOf(random), offset: offsetOf(random), limit: 10 }
  const draw = random.next()
  if (draw < 0.7) query.text = textOf(random)
  if (draw > 0.3 && draw < 0.85) query.municipality = [random.skewed(largePlaces).code]
  else if (random.chance(0.3)) query.state = [random.skewed(largePlaces).state]
  if (random.chance(0.15)) query.contractType = [random.skewed(lists.contractTypes)]
  if (random.chance(0.1)) query.payment = lists.paymentBands.slice(2 + random.below(4), 8)
  if (random.chance(0.05)) query.workplace = ['remote']
  if (random.chance(0.05)) query.schooling = ['none', 'elementary', 'high-school']
  if (random.chance(0.03)) query.deficiency = 'welcome'
  return query
}

function sortOf(random: Random): VacancyQuery['sort'] {
  const draw = random.next()
  if (draw < 0.8) return 'ASC'
  if (draw < 0.9) return 'newest'
  return draw < 0.97 ? 'salary' : 'DESC'
}

const offsetOf = (random: Random): number => (random.chance(0.15) ? 10 * random.below(5) : 0)

export const abbreviations = [
  'aux adm',
  'dev',
  'rh',
  'ti',
  'sac',
  'tec enf',
  'motoboy',
  'caminhoneiro',
]

function textOf(random: Random): string {
  if (random.chance(0.08)) return random.pick(abbreviations)
  const role = roleText(random)
  return random.chance(0.06) ? mistyped(random, role) : role
}

/** A role as a user types it. */
export const roleText = (random: Random): string =>
  random
    .skewed(commonRoles)
    .replace(/\(a\)|\/\p{L}+/gu, '')
    .toLowerCase()

/** The text without one of its characters. */
export function mistyped(random: Random, text: string): string {
  const at = 1 + random.below(text.length - 2)
  return text.slice(0, at) + text.slice(at + 1)
}
