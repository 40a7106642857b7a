import type { Municipality } from '@trilha/contracts/places/places'
import { minVacanciesPerPage } from '@trilha/contracts/vacancies/directory'
import type { Platform } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { findMunicipality } from '../../places/places.service.ts'
import { slugOfPlace, slugOfRole } from '../publishing/derive.ts'
import {
  replacePages,
  selectOpenPairs,
  type DirectoryPage,
  type OpenPair,
} from './directory.store.ts'

/** Maximum number of roles to which a city's page links, and of cities for a role's page. */
const maxLinks = 12

/** Recomputes which cities and roles have a page. Safe to run twice. */
export async function countDirectory({
  db,
  replica,
  now,
}: Pick<Platform, 'db' | 'replica' | 'now'>): Promise<void> {
  const pairs = await selectOpenPairs(replica)
  const places = new Map<number, Municipality>()
  for (const { code } of pairs) {
    const place = code === null || places.has(code) ? null : await findMunicipality(db, code)
    if (place) places.set(place.code, place)
  }
  const pages = directoryPages(pairs, places)
  await inTransaction(db, (tx) => replacePages(tx, pages, now()))
}

type Counts = Map<string, number>

/**
 * The directory pages for these open vacancies. Roles that differ only in gender ending, case or
 * accents share one page, named after the most frequent spelling.
 */
export function directoryPages(
  pairs: readonly OpenPair[],
  places: ReadonlyMap<number, Municipality>,
): DirectoryPage[] {
  const roles = new Map<string, { names: Counts; places: Counts }>()
  const cities = new Map<string, { place: Municipality; roles: Counts }>()
  for (const { role, code, count } of pairs) {
    const slug = slugOfRole(role)
    if (slug === '') continue
    const entry = getOrInsert(roles, slug, () => ({ names: new Map(), places: new Map() }))
    add(entry.names, role, count)
    const place = code === null ? undefined : places.get(code)
    // A vacancy without a city still counts for its role, under the empty slug.
    add(entry.places, place ? slugOfPlace(place) : '', count)
    if (place)
      add(
        getOrInsert(cities, slugOfPlace(place), () => ({ place, roles: new Map() })).roles,
        slug,
        count,
      )
  }
  const cityPages = [...cities].map(([slug, { place, roles: counts }]) => ({
    kind: 'place' as const,
    slug,
    name: place.name,
    municipality_code: place.code,
    state: place.state,
    vacancies: sum(counts),
    others: keysByCount(counts),
  }))
  const rolePages = [...roles].map(([slug, { names, places: counts }]) => ({
    kind: 'role' as const,
    slug,
    name: keysByCount(names)[0] ?? slug,
    municipality_code: null,
    state: null,
    vacancies: sum(counts),
    others: keysByCount(counts).filter(Boolean),
  }))
  const eligible = [...cityPages, ...rolePages].filter(
    ({ vacancies }) => vacancies >= minVacanciesPerPage,
  )
  const pageKeys = new Set(eligible.map(({ kind, slug }) => `${kind} ${slug}`))
  return eligible.map((page) => ({
    ...page,
    others: page.others
      .filter((slug) => pageKeys.has(`${page.kind === 'place' ? 'role' : 'place'} ${slug}`))
      .slice(0, maxLinks),
  }))
}

function getOrInsert<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}

const add = (counts: Counts, key: string, count: number) =>
  counts.set(key, (counts.get(key) ?? 0) + count)

const sum = (counts: Counts): number => [...counts.values()].reduce((a, b) => a + b, 0)

/** Keys by descending count; equal counts by name, so that the order is stable. */
const keysByCount = (counts: Counts): string[] =>
  [...counts]
    .toSorted(([keyA, countA], [keyB, countB]) => countB - countA || (keyA < keyB ? -1 : 1))
    .map(([key]) => key)
