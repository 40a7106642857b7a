import { clearBit, hasBit, setBit, wordsFor } from './sets/bits.ts'
import type { Breath } from './breath.ts'
import { Columns, facetValues, seconds } from './columns.ts'
import { emptyPostings, gone, grown, OrdinalSet, packLists, setOf } from './sets/postings.ts'
import { SortedOrder } from './sortedOrder.ts'
import { countedFacets, type CountedFacet, type IndexedVacancy } from './searchIndex.types.ts'

/** Sets put side by side before others may run. */
const packedAtOnce = 2000

/** Sparse by term number. */
type TermPostings = (OrdinalSet | undefined)[]

/**
 * The data of the index: vacancies under ordinals in the order of their adding, postings by term and
 * facet value, and the orders. Ordinals are never used twice; `compacted` makes a new segment without
 * the dead ones.
 */
export class Segment {
  readonly columns: Columns
  /** Bits of the ordinals that can be found. */
  readonly live = new OrdinalSet(0, null, new Uint32Array(2))
  readonly title: TermPostings = []
  /** In the title or the key words. */
  readonly any: TermPostings = []
  readonly facets = Object.fromEntries(
    countedFacets.map((facet) => [facet, [...facetValues[facet], null].map(emptyPostings)]),
  ) as Record<CountedFacet, OrdinalSet[]>
  readonly municipality = new Map<number, OrdinalSet>()
  readonly orders = {
    closes: new SortedOrder(),
    published: new SortedOrder(),
    salary: new SortedOrder(),
  }
  /** The first ordinals have ascending ids, and a binary search finds them; the others are listed. */
  private ascending = 0
  private readonly byId = new Map<number, number>()
  /** No closing second lies in between. */
  private expiredUntil = 0
  private nextExpiry = Infinity

  /** @param expected number of vacancies to make room for */
  constructor(expected = 0) {
    this.columns = new Columns(expected + (expected >>> 5) + 64)
  }

  /** Adds a vacancy whose id is not there; it closes after everything that has expired. */
  add(v: IndexedVacancy, titleTerms: number[], keywordTerms: number[]): void {
    const ordinal = this.columns.append(v)
    this.enlist(ordinal)
    for (const facet of countedFacets)
      this.facets[facet][this.columns.facets[facet][ordinal]!]!.append(ordinal)
    const place = this.columns.municipality[ordinal]!
    if (place > 0) postingsOf(this.municipality, place).append(ordinal)
    for (const term of titleTerms) {
      postingsAt(this.title, term).append(ordinal)
      postingsAt(this.any, term).append(ordinal)
    }
    for (const term of keywordTerms) postingsAt(this.any, term).append(ordinal)
  }

  /** True when it was there. */
  remove(id: number): boolean {
    const ordinal = this.ordinalOf(id)
    if (ordinal < 0) return false
    this.kill(ordinal)
    return true
  }

  /** Has this vacancy already closed by what was expired so far? */
  isPast(closesAt: number): boolean {
    return seconds(closesAt) <= this.expiredUntil
  }

  /** Takes in what was added and takes out what has closed by `now` (epoch ms). Cheap when nothing did. */
  settle(now: number): void {
    this.settleOrders()
    const { columns, orders } = this
    const cut = seconds(now)
    if (cut <= this.expiredUntil) return
    if (cut >= this.nextExpiry) {
      orders.closes.between(this.expiredUntil, cut, columns.closes, (ordinal) => this.kill(ordinal))
      this.nextExpiry = orders.closes.nextKey(cut, columns.closes)
    }
    this.expiredUntil = cut
  }

  /** Ordinals that can't be found any more. */
  get dead(): number {
    return this.columns.length - this.live.count
  }

  /** All sets of postings. */
  *postings(): Generator<OrdinalSet> {
    for (const facet of countedFacets) yield* this.facets[facet]
    yield* this.municipality.values()
    for (const set of this.title) if (set) yield set
    for (const set of this.any) if (set) yield set
  }

  /** A copy of what is live now, without gaps and in the order of the ids. */
  async compacted(breath: Breath): Promise<Segment> {
    const fresh = new Segment(this.live.count)
    fresh.expiredUntil = this.expiredUntil
    this.settleOrders()
    const places = new Uint32Array(this.columns.length).fill(gone)
    for (const ordinal of this.livingById()) {
      places[ordinal] = fresh.columns.length
      fresh.columns.appendFrom(this.columns, ordinal)
      fresh.enlist(places[ordinal])
      if ((fresh.live.count & 1023) === 0) await breath()
    }
    for (const facet of countedFacets)
      for (const [code, set] of this.facets[facet].entries()) {
        fresh.facets[facet][code] = moved(set, places) ?? emptyPostings()
        await breath()
      }
    for (const [place, set] of this.municipality) {
      const kept = moved(set, places)
      if (kept) fresh.municipality.set(place, kept)
      await breath()
    }
    for (const [from, to] of [
      [this.title, fresh.title],
      [this.any, fresh.any],
    ] as const)
      for (let term = 0; term < from.length; term++) {
        const set = from[term]
        if (set) to[term] = moved(set, places)
        await breath()
      }
    for (const order of ['closes', 'published', 'salary'] as const) {
      fresh.orders[order] = this.orders[order].moved(places, this.columns[order], this.columns.ids)
      await breath()
    }
    const sets = [...fresh.postings()]
    for (let at = 0; at < sets.length; at += packedAtOnce) {
      packLists(sets.slice(at, at + packedAtOnce))
      await breath()
    }
    return fresh
  }

  /** Gives back the room kept for growing. */
  trim(): void {
    this.columns.trim()
    packLists([...this.postings()])
  }

  get bytes(): { columns: number; orders: number; postings: number } {
    let postings = this.live.bytes
    for (const set of this.postings()) postings += set.bytes
    const { closes, published, salary } = this.orders
    const orders = closes.bytes + published.bytes + salary.bytes
    return { columns: this.columns.bytes, orders, postings }
  }

  private settleOrders(): void {
    const { columns, orders } = this
    orders.closes.settle(columns.length, columns.closes, columns.ids)
    orders.published.settle(columns.length, columns.published, columns.ids)
    orders.salary.settle(columns.length, columns.salary, columns.ids)
  }

  /** The live ordinals in the order of their ids; only those out of order need sorting. */
  private *livingById(): Generator<number> {
    const { ids, length } = this.columns
    // As it is now: what is added while others run must not be yielded.
    const { ascending } = this
    const late: number[] = []
    for (let o = ascending; o < length; o++) if (hasBit(this.live.words!, o)) late.push(o)
    late.sort((a, b) => ids[b]! - ids[a]!)
    for (let o = 0; o < ascending; o++) {
      if (!hasBit(this.live.words!, o)) continue
      while (late.length > 0 && ids[late.at(-1)!]! < ids[o]!) yield late.pop()!
      yield o
    }
    yield* late.reverse()
  }

  private enlist(ordinal: number): void {
    const { columns, live } = this
    const id = columns.ids[ordinal]!
    if (ordinal === this.ascending && (ordinal === 0 || id > columns.ids[ordinal - 1]!))
      this.ascending++
    else this.byId.set(id, ordinal)
    const needed = wordsFor(ordinal + 1)
    if (needed > live.words!.length) live.words = grown(live.words!, needed)
    setBit(live.words!, ordinal)
    live.count++
    this.nextExpiry = Math.min(this.nextExpiry, columns.closes[ordinal]!)
  }

  private kill(ordinal: number): void {
    if (!hasBit(this.live.words!, ordinal)) return
    clearBit(this.live.words!, ordinal)
    this.live.count--
    this.byId.delete(this.columns.ids[ordinal]!)
  }

  private ordinalOf(id: number): number {
    const listed = this.byId.get(id)
    if (listed !== undefined) return listed
    let low = 0
    let high = this.ascending
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.columns.ids[middle]! < id) low = middle + 1
      else high = middle
    }
    const found = low < this.ascending && this.columns.ids[low] === id
    return found && hasBit(this.live.words!, low) ? low : -1
  }
}

const postingsAt = (sets: TermPostings, term: number): OrdinalSet =>
  (sets[term] ??= emptyPostings())

function postingsOf(map: Map<number, OrdinalSet>, key: number): OrdinalSet {
  const known = map.get(key)
  if (known) return known
  const fresh = emptyPostings()
  map.set(key, fresh)
  return fresh
}

/** The same postings under new ordinals, or undefined when nothing is left. */
function moved(set: OrdinalSet, places: Uint32Array): OrdinalSet | undefined {
  const list = new Uint32Array(set.count)
  set.copyTo(list)
  let kept = 0
  let ascending = true
  for (const ordinal of list) {
    // Beyond the end: added while we work, and added again from the journal.
    const place = ordinal < places.length ? places[ordinal]! : gone
    if (place === gone) continue
    if (kept > 0 && place < list[kept - 1]!) ascending = false
    list[kept++] = place
  }
  if (kept === 0) return undefined
  const moving = list.slice(0, kept)
  return setOf(ascending ? moving : moving.sort())
}
