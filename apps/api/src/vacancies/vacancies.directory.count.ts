import type { Municipality } from '@trilha/contracts/places'
import { fewestOfPage } from '@trilha/contracts/vacancies.directory'
import type { Platform } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { findMunicipality } from '../places/places.service.ts'
import { slugOfPlace, slugOfRole } from './vacancies.derive.ts'
import {
  replacePages,
  selectOpenPairs,
  type DirectoryPage,
  type OpenPair,
} from './vacancies.directory.store.ts'

/** How many roles a city's page leads to, and how many cities a role's. */
const mostOthers = 12

/** Counts anew which cities and roles have a page. Safe to run twice. */
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
 * The pages that these open vacancies come to. Roles that differ by marks of gender, case or
 * accents are one, under the name that most of them carry.
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
    const known = upsert(roles, slug, () => ({ names: new Map(), places: new Map() }))
    add(known.names, role, count)
    const place = code === null ? undefined : places.get(code)
    // A role without a city still counts for the role.
    add(known.places, place ? slugOfPlace(place) : '', count)
    if (place)
      add(
        upsert(cities, slugOfPlace(place), () => ({ place, roles: new Map() })).roles,
        slug,
        count,
      )
  }
  const cityPages = [...cities].map(([slug, { place, roles: own }]) => ({
    kind: 'place' as const,
    slug,
    name: place.name,
    municipality_code: place.code,
    state: place.state,
    vacancies: sum(own),
    others: top(own),
  }))
  const rolePages = [...roles].map(([slug, { names, places: own }]) => ({
    kind: 'role' as const,
    slug,
    name: top(names)[0] ?? slug,
    municipality_code: null,
    state: null,
    vacancies: sum(own),
    others: top(own).filter(Boolean),
  }))
  const enough = [...cityPages, ...rolePages].filter(({ vacancies }) => vacancies >= fewestOfPage)
  const there = new Set(enough.map(({ kind, slug }) => `${kind} ${slug}`))
  return enough.map((page) => ({
    ...page,
    others: page.others
      .filter((slug) => there.has(`${page.kind === 'place' ? 'role' : 'place'} ${slug}`))
      .slice(0, mostOthers),
  }))
}

function upsert<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key) ?? make()
  map.set(key, known)
  return known
}

const add = (counts: Counts, key: string, count: number) =>
  counts.set(key, (counts.get(key) ?? 0) + count)

const sum = (counts: Counts): number => [...counts.values()].reduce((a, b) => a + b, 0)

/** The most frequent first; among equals by name, so that a page stays as it is. */
const top = (counts: Counts): string[] =>
  [...counts].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([key]) => key)
