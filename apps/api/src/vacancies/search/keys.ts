import { createHash } from 'node:crypto'
import { occupationByCode, occupations } from '../../occupations/table.ts'
import { Stems } from '../../language/stems.ts'
import { Synonyms, synonymWords } from '../../language/synonyms.ts'
import { representativesIn } from '../../search/requiredStems.ts'
import type { IndexedVacancy, VacancyFilter } from '../../search/searchIndex.types.ts'

/**
 * Keys of saved searches: a search finds a vacancy only if they have a key in common. A key is a
 * word or a family of work, and a place: `caixa|MG`, `*|3106200`. Filters that are not in the keys
 * are left to the search itself.
 */

/** The words of the search index. */
type Words = {
  requiredStems: (text: string) => string[] | null
  stemsIn: (text: string) => string[]
}

/** Beyond this number of municipalities, their states are the places. */
const maxMunicipalities = 12
const any = '*'

/** @param filter with its role */
export function keysOfSearch(words: Words, filter: VacancyFilter): string[] {
  const { text = '', role, municipality, state } = filter
  const required = words.requiredStems(text)
  // Where no open vacancy is of the role, the words of the text count.
  const ofRole = role
    ? [...role.families.map(familyKey), ...(words.requiredStems(role.text) ?? [])]
    : []
  const places =
    municipality && municipality.length <= maxMunicipalities
      ? municipality.map(String)
      : (municipality?.map(stateCode) ?? state ?? [any])
  return combine(required === null ? [any] : [...ofRole, ...required], places)
}

export function keysOfVacancy(words: Words, vacancy: IndexedVacancy): string[] {
  const { municipality, state } = vacancy.facets
  return combine(
    [
      any,
      // Apart, because words side by side may form a compound.
      ...words.stemsIn(vacancy.title),
      ...words.stemsIn(vacancy.keywords),
      ...vacancy.families.map(familyKey),
    ],
    [
      any,
      ...(state === null ? [] : [state]),
      ...(municipality === null ? [] : [String(municipality), stateCode(municipality)]),
    ],
  )
}

/** The first two digits of an IBGE code are the state. */
const stateCode = (municipality: number): string => String(municipality).slice(0, 2)

/** Codes of families change with the table, ids do not. */
const familyKey = (code: number): string => `#${occupationByCode(code).id}`

const combine = (kinds: readonly string[], places: readonly string[]): string[] =>
  [...new Set(kinds)].flatMap((kind) => [...new Set(places)].map((place) => `${kind}|${place}`))

let version: string | undefined

/**
 * Changes when the same search may get other keys: with the rules of words and synonyms, and with
 * the table of occupations. Raise the number when the rules of this file, or how cities are read,
 * change.
 */
export function keysVersion(): string {
  const compute = () => {
    const stems = new Stems()
    const synonyms = new Synonyms(stems)
    const known = [synonymWords(), ...occupations.flatMap(({ names }) => names)].join(' ')
    const stemmed = representativesIn(known, { stems, synonyms })
    const table = occupations.map(({ id, names, fieldNames }) => [id, names, fieldNames])
    return createHash('sha256')
      .update(JSON.stringify([1, stemmed, table]))
      .digest('base64url')
  }
  return (version ??= compute().slice(0, 12))
}
