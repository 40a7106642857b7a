/**
 * Time of a lookup of a typed city, `node bench/places.ts`: whole names, beginnings, short names and
 * typos, over the 5,571 municipalities. Prints the ratio to looking up a whole name in a map, and
 * whether the right city comes first.
 */
import { states } from '@trilha/contracts/vacancies/enums'
import { indexPlaces } from '../apps/api/src/places/places.index.ts'
import { compactKey, placeKey } from '../apps/api/src/places/places.names.ts'
import { readPlace } from '../apps/api/src/places/places.reading.ts'
import { typedPlaces } from '../apps/api/src/places/places.samples.ts'
import { listMunicipalities } from '../apps/api/src/places/places.seed.ts'

const rounds = 40
const municipalities = (await listMunicipalities())
  .map((place) => ({ ...place, state: states.find((known) => known === place.state)! }))
  .toSorted((a, b) => (placeKey(a.name) < placeKey(b.name) ? -1 : 1))
const started = performance.now()
const index = indexPlaces(municipalities.map((place) => ({ place, point: null })))
const built = performance.now() - started

const read = (typed: string) => readPlace(index, typed, null)
const exact = (typed: string) => index.byCompact.get(compactKey(placeKey(typed)))
const groups = Map.groupBy(typedPlaces, ([typed]) => read(typed).place.readAs)

/** Times of all single calls in microseconds, sorted. */
function timesOf(typed: readonly string[], look: (typed: string) => unknown): number[] {
  for (const text of typed) look(text)
  const times: number[] = []
  for (let round = 0; round < rounds; round++)
    for (const text of typed) {
      const start = performance.now()
      look(text)
      times.push((performance.now() - start) * 1000)
    }
  return times.sort((a, b) => a - b)
}
const at = (times: readonly number[], share: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))]!

const names = municipalities.slice(0, 200).map(({ name }) => name)
const base = at(timesOf(names, exact), 0.5)
console.log(`${index.entries.length} municipalities, indexed in ${built.toFixed(0)} ms`)
console.log('| text | samples | right | median µs | p99 µs | times the map |')
console.log('| --- | --- | --- | --- | --- | --- |')
console.log(`| map | ${names.length} | | ${base.toFixed(2)} | | 1 |`)
for (const [readAs, samples] of groups) {
  const times = timesOf(
    samples.map(([typed]) => typed),
    read,
  )
  const right = samples.filter(([typed, name]) => {
    const { municipality } = read(typed).place
    return municipality && placeKey(`${municipality.name} ${municipality.state}`) === placeKey(name)
  })
  const median = at(times, 0.5)
  console.log(
    `| ${readAs} | ${samples.length} | ${right.length} | ${median.toFixed(0)} | ${at(times, 0.99).toFixed(0)} | ${(median / base).toFixed(0)} |`,
  )
}
