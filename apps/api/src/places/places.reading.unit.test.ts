import { states, type State } from '@trilha/contracts/vacancies/enums'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indexPlaces, isLarge } from './places.index.ts'
import { largestPositions } from './places.largest.ts'
import { compactKey, placeKey } from './places.names.ts'
import { readPlace } from './places.reading.ts'
import { typedPlaces } from './places.samples.ts'
import { searchMunicipalities } from './places.search.ts'
import { listMunicipalities } from './places.seed.ts'
import { shortNameCodes, shortNames } from './places.shortNames.ts'

const all = (await listMunicipalities()).map(({ code, name, state }) => ({
  code,
  name,
  state: states.find((known) => known === state)!,
}))
const keyOf = ({ name, state }: { name: string; state: string }) => placeKey(`${name} ${state}`)
const index = indexPlaces(
  all.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)).map((place) => ({ place, point: null })),
)
const shown = (place: { name: string; state: string } | null) =>
  place && `${place.name} ${place.state}`
const read = (typed: string, state: State | null = null) => {
  const { place, codes } = readPlace(index, typed, state)
  return { ...place, codes }
}
const suggested = (typed: string) =>
  searchMunicipalities(index, typed).map(({ entry }) => shown(entry.place))

test.each(typedPlaces)('%s is read as %s, which is also the first suggestion', (typed, name) => {
  const { municipality, codes, readAs } = read(typed)
  expect(placeKey(shown(municipality) ?? '')).toBe(placeKey(name))
  expect(codes).toHaveLength(1)
  expect(placeKey(suggested(typed)[0] ?? '')).toBe(placeKey(name))
  expect(readAs).not.toBe('unknown')
})

test('how a text was read', () => {
  const readAs = (typed: string) => read(typed).readAs
  expect(readAs('contagem mg')).toBe('name')
  expect(readAs('3118601')).toBe('name')
  expect(readAs('bh')).toBe('shortName')
  expect(readAs('contag')).toBe('beginning')
  expect(readAs('contagen')).toBe('typo')
  expect(readAs('riberao preto sp')).toBe('typo')
  expect(readAs('minas')).toBe('beginning')
})

test('a name of several municipalities is read as all of them', () => {
  const { municipality, codes, suggestions } = read('bom jesus')
  expect(municipality).toBeNull()
  expect(codes.length).toBeGreaterThan(3)
  expect(suggestions.map(({ code }) => code)).toEqual(codes)
})

test('a whole name offers large places with that everyday name or beginning', () => {
  const others = (typed: string) => read(typed).suggestions.map(shown)
  expect(read('Caxias').municipality).toMatchObject({ state: 'MA' })
  expect(others('caxias')).toEqual(['Duque de Caxias RJ', 'Caxias do Sul RS'])
  expect(others('Ribeirão')).toContain('Ribeirão Preto SP')
  expect(others('conquista')).toContain('Vitória da Conquista BA')
  expect(others('contagem')).toEqual([])
  expect(others('bh')).toEqual([])
  expect(others('rio')).toEqual([])
  expect(others('poa')).toEqual(['Poá SP'])
  expect(others('cg')).toEqual(['Campina Grande PB'])
})

test('an abbreviation gives way to the name written with its accents, and to its state', () => {
  const named = (typed: string) => shown(read(typed).municipality)
  expect(named('poa')).toBe('Porto Alegre RS')
  expect(named('Poá')).toBe('Poá SP')
  expect(named('poa sp')).toBe('Poá SP')
})

test('states: by abbreviation, name and beginning; their capital within the state', () => {
  const stateOf = (typed: string) => read(typed).state
  expect(stateOf('mg')).toBe('MG')
  expect(stateOf('sp')).toBe('SP')
  expect(stateOf('minas')).toBe('MG')
  expect(stateOf('bahia')).toBe('BA')
  expect(stateOf('sao paulo')).toBeNull()
  expect(stateOf('rio grande')).toBeNull()
  expect(shown(read('sp', 'SP').municipality)).toBe('São Paulo SP')
  expect(read('Minas Gerais', 'MG')).toMatchObject({ state: 'MG', readAs: 'name' })
  // The endpoint's filter names a municipality, so its whole name comes before the state's.
  expect(shown(read('Goiás').municipality)).toBe('Goiás GO')
})

test('a state next to the city restricts it, and other states are offered', () => {
  expect(read('salvador', 'MG')).toMatchObject({
    readAs: 'unknown',
    codes: [],
    suggestions: [{ name: 'Salvador', state: 'BA' }],
  })
  expect(read('contagem sp')).toMatchObject({
    readAs: 'unknown',
    suggestions: [{ name: 'Contagem', state: 'MG' }],
  })
  expect(read('contagen', 'MG')).toMatchObject({ readAs: 'typo' })
})

test('an unknown text finds nothing, and offers the place that it contains', () => {
  for (const typed of ['', ' ', '%', 'Atlântida', 'Lugar Nenhum', 'xyzxyz', '9999999', 'c'])
    expect(read(typed)).toMatchObject({ readAs: 'unknown', codes: [] })
  const offered = (typed: string) => shown(read(typed).suggestions[0] ?? null)
  expect(offered('belo horizonte savassi')).toBe('Belo Horizonte MG')
  expect(offered('bairro eldorado contagem')).toBe('Contagem MG')
})

test('typos come after names and beginnings', () => {
  const found = searchMunicipalities(index, 'itapeva').map(({ match }) => match)
  expect(found[0]).toBe('name')
  expect(found.lastIndexOf('beginning')).toBeLessThan(found.indexOf('typo'))
})

test("the tables of short names and large places agree with IBGE's list", () => {
  const byCode = new Map(all.map((place) => [place.code, shown(place)]))
  for (const [name, code] of shortNameCodes) expect([code, byCode.get(code)]).toEqual([code, name])
  for (const key of shortNames.keys()) expect(placeKey(key)).toBe(key)
  expect(shortNames.size).toBeGreaterThanOrEqual(60)
  const keys = new Set(all.map(keyOf))
  for (const key of largestPositions.keys()) expect([key, keys.has(key)]).toEqual([key, true])
  expect(index.entries.filter(isLarge)).toHaveLength(largestPositions.size + 27)
})

const letters = 'abcdefghijklmnopqrstuvwxyz'
/** A name with one random letter inserted, removed, replaced, or swapped with the next one. */
const edited = (name: string) =>
  fc
    .record({
      at: fc.nat(name.length - 1),
      letter: fc.constantFrom(...letters.split('')),
      kind: fc.constantFrom('insert', 'remove', 'replace', 'swap'),
    })
    .map(({ at, letter, kind }) => {
      const next = name[at + 1] ?? ''
      const [middle, end] = {
        insert: [letter + name[at]!, at + 1],
        remove: ['', at + 1],
        replace: [letter, at + 1],
        swap: [next + name[at]!, at + 2],
      }[kind] as [string, number]
      return name.slice(0, at) + middle + name.slice(end)
    })

test('one wrong letter in a name of six letters or more keeps it in the first three', () => {
  const longNames = index.entries.filter(({ compact }) => compact.length >= 6)
  const misspelt = fc
    .constantFrom(...longNames)
    .chain((entry) => edited(entry.place.name.toLowerCase()).map((typed) => ({ entry, typed })))
  fc.assert(
    fc.property(misspelt, ({ entry, typed }) => {
      const { name, state } = entry.place
      const first = suggested(`${typed}, ${state}`).slice(0, 3)
      expect(first).toContain(`${name} ${state}`)
    }),
    { numRuns: 400 },
  )
})

test('joined words find the place', () => {
  for (const { place, compact } of index.entries.slice(0, 300))
    expect(suggested(`${compact} ${place.state}`)).toContain(shown(place))
  expect(compactKey('sao paulo')).toBe('saopaulo')
})
