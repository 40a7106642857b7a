import { clearBit, hasBit, setBit, wordsFor } from './sets/bits.ts'
import { Columns, facetValues, seconds } from './columns.ts'
import { emptyPostings, grown, OrdinalSet, packLists, removed, setOf } from './sets/postings.ts'
import { SortedOrder } from './sortedOrder.ts'
import { countedFacets, type CountedFacet, type IndexedVacancy } from './searchIndex.types.ts'
import type { Yielder } from './yielder.ts'

/** Number of sets that are packed into one array before other work may run. */
const setsPerPack = 2000

/** Postings by term number; undefined for terms without postings. */
type TermPostings = (OrdinalSet | undefined)[]

/**
 * The data of the index: the vacancies' columns, the postings by term and by facet value, and the
 * sorted orders. Vacancies get ordinals in the order in which they are added. Ordinals are not
 * reused; `compacted` makes a new segment without the removed ones.
 */
export class Segment {
  readonly columns: Columns
  /** The ordinals that are neither removed nor expired, as bits. */
  readonly live = new OrdinalSet(0, null, new Uint32Array(2))
  readonly title: TermPostings = []
  /** In the title or in the keywords. */
  readonly any: TermPostings = []
  readonly facets = Object.fromEntries(
    countedFacets.map((facet) => [facet, [...facetValues[facet], null].map(emptyPostings)]),
  ) as Record<CountedFacet, OrdinalSet[]>
  readonly municipality = new Map<number, OrdinalSet>()
  readonly families = new Map<number, OrdinalSet>()
  readonly orders = {
    closes: new SortedOrder(),
    published: new SortedOrder(),
    salary: new SortedOrder(),
  }
  /** The ids of this many first ordinals ascend, so a binary search finds them without a map. */
  private ascendingCount = 0
  /** Ordinals by id, for the vacancies after these. */
  private readonly byId = new Map<number, number>()
  /** Epoch seconds; the vacancies that closed up to this time are removed. */
  private expiredUntil = 0
  /** Epoch seconds; no vacancy closes between `expiredUntil` and this time. */
  private nextExpiry = Infinity

  /** @param expected number of vacancies to allocate for */
  constructor(expected = 0) {
    this.columns = new Columns(expected + (expected >>> 5) + 64)
  }

  /** Adds a vacancy that is not in the segment and has not expired. */
  add(v: IndexedVacancy, titleTerms: number[], keywordTerms: number[]): void {
    const ordinal = this.columns.append(v)
    this.register(ordinal)
    for (const facet of countedFacets)
      this.facets[facet][this.columns.facets[facet][ordinal]!]!.append(ordinal)
    const municipality = this.columns.municipality[ordinal]!
    if (municipality > 0) postingsOf(this.municipality, municipality).append(ordinal)
    for (const family of new Set(v.families)) postingsOf(this.families, family).append(ordinal)
    for (const term of titleTerms) {
      postingsAt(this.title, term).append(ordinal)
      postingsAt(this.any, term).append(ordinal)
    }
    for (const term of keywordTerms) postingsAt(this.any, term).append(ordinal)
  }

  /** @returns whether the vacancy was in the segment. */
  remove(id: number): boolean {
    const ordinal = this.ordinalOf(id)
    if (ordinal < 0) return false
    this.removeOrdinal(ordinal)
    return true
  }

  /** Whether this closing time had already passed at the last `refresh`. */
  hasExpired(closesAt: number): boolean {
    return seconds(closesAt) <= this.expiredUntil
  }

  /**
   * Adds new vacancies to the sorted orders and removes those that have closed by `now` (epoch ms).
   * Cheap when nothing changed.
   */
  refresh(now: number): void {
    this.extendOrders()
    const { columns, orders } = this
    const nowSeconds = seconds(now)
    if (nowSeconds <= this.expiredUntil) return
    if (nowSeconds >= this.nextExpiry) {
      orders.closes.visitRange(this.expiredUntil, nowSeconds, columns.closes, (ordinal) =>
        this.removeOrdinal(ordinal),
      )
      this.nextExpiry = orders.closes.nextKey(nowSeconds, columns.closes)
    }
    this.expiredUntil = nowSeconds
  }

  /** The ordinals of those of these vacancies that are in the segment. */
  setOfIds(ids: readonly number[]): OrdinalSet {
    const ordinals = ids.map((id) => this.ordinalOf(id)).filter((ordinal) => ordinal >= 0)
    return setOf(Uint32Array.from(new Set(ordinals)).sort())
  }

  /** Number of removed and expired ordinals. */
  get removedCount(): number {
    return this.columns.length - this.live.count
  }

  /** The postings of all facet values, municipalities, families and terms. */
  *postings(): Generator<OrdinalSet> {
    for (const facet of countedFacets) yield* this.facets[facet]
    yield* this.municipality.values()
    yield* this.families.values()
    for (const set of this.title) if (set) yield set
    for (const set of this.any) if (set) yield set
  }

  /** A copy without removed ordinals, in the order of the ids. */
  async compacted(yieldIfDue: Yielder): Promise<Segment> {
    const copy = new Segment(this.live.count)
    copy.expiredUntil = this.expiredUntil
    this.extendOrders()
    const newOrdinals = new Uint32Array(this.columns.length).fill(removed)
    for (const ordinal of this.liveById()) {
      newOrdinals[ordinal] = copy.columns.length
      copy.columns.appendFrom(this.columns, ordinal)
      copy.register(newOrdinals[ordinal])
      if ((copy.live.count & 1023) === 0) await yieldIfDue()
    }
    for (const facet of countedFacets)
      for (const [code, set] of this.facets[facet].entries()) {
        copy.facets[facet][code] = remapped(set, newOrdinals) ?? emptyPostings()
        await yieldIfDue()
      }
    for (const [from, to] of [
      [this.municipality, copy.municipality],
      [this.families, copy.families],
    ] as const)
      for (const [code, set] of from) {
        const postings = remapped(set, newOrdinals)
        if (postings) to.set(code, postings)
        await yieldIfDue()
      }
    for (const [from, to] of [
      [this.title, copy.title],
      [this.any, copy.any],
    ] as const)
      for (let term = 0; term < from.length; term++) {
        const set = from[term]
        if (set) to[term] = remapped(set, newOrdinals)
        await yieldIfDue()
      }
    for (const order of ['closes', 'published', 'salary'] as const) {
      copy.orders[order] = this.orders[order].remapped(
        newOrdinals,
        this.columns[order],
        this.columns.ids,
      )
      await yieldIfDue()
    }
    const sets = [...copy.postings()]
    for (let at = 0; at < sets.length; at += setsPerPack) {
      packLists(sets.slice(at, at + setsPerPack))
      await yieldIfDue()
    }
    return copy
  }

  /** Frees spare capacity. */
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

  private extendOrders(): void {
    const { columns, orders } = this
    orders.closes.extendTo(columns.length, columns.closes, columns.ids)
    orders.published.extendTo(columns.length, columns.published, columns.ids)
    orders.salary.extendTo(columns.length, columns.salary, columns.ids)
  }

  /** The live ordinals in the order of their ids. Sorts only those that are not in this order. */
  private *liveById(): Generator<number> {
    const { ids, length } = this.columns
    // Read at the start, because vacancies that are added while other work runs must be left out.
    const { ascendingCount } = this
    const unordered: number[] = []
    for (let o = ascendingCount; o < length; o++) if (hasBit(this.live.words!, o)) unordered.push(o)
    unordered.sort((a, b) => ids[b]! - ids[a]!)
    for (let o = 0; o < ascendingCount; o++) {
      if (!hasBit(this.live.words!, o)) continue
      while (unordered.length > 0 && ids[unordered.at(-1)!]! < ids[o]!) yield unordered.pop()!
      yield o
    }
    yield* unordered.reverse()
  }

  private register(ordinal: number): void {
    const { columns, live } = this
    const id = columns.ids[ordinal]!
    if (ordinal === this.ascendingCount && (ordinal === 0 || id > columns.ids[ordinal - 1]!))
      this.ascendingCount++
    else this.byId.set(id, ordinal)
    const needed = wordsFor(ordinal + 1)
    if (needed > live.words!.length) live.words = grown(live.words!, needed)
    setBit(live.words!, ordinal)
    live.count++
    this.nextExpiry = Math.min(this.nextExpiry, columns.closes[ordinal]!)
  }

  private removeOrdinal(ordinal: number): void {
    if (!hasBit(this.live.words!, ordinal)) return
    clearBit(this.live.words!, ordinal)
    this.live.count--
    this.byId.delete(this.columns.ids[ordinal]!)
  }

  private ordinalOf(id: number): number {
    const mapped = this.byId.get(id)
    if (mapped !== undefined) return mapped
    let low = 0
    let high = this.ascendingCount
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.columns.ids[middle]! < id) low = middle + 1
      else high = middle
    }
    const found = low < this.ascendingCount && this.columns.ids[low] === id
    return found && hasBit(this.live.words!, low) ? low : -1
  }
}

const postingsAt = (sets: TermPostings, term: number): OrdinalSet =>
  (sets[term] ??= emptyPostings())

function postingsOf(map: Map<number, OrdinalSet>, key: number): OrdinalSet {
  const known = map.get(key)
  if (known) return known
  const postings = emptyPostings()
  map.set(key, postings)
  return postings
}

/** The same postings with new ordinals; undefined when none are left. */
function remapped(set: OrdinalSet, newOrdinals: Uint32Array): OrdinalSet | undefined {
  const list = new Uint32Array(set.count)
  set.copyTo(list)
  let count = 0
  let ascending = true
  for (const ordinal of list) {
    // Ordinals beyond the table were added during the compaction; the journal adds them again.
    const target = ordinal < newOrdinals.length ? newOrdinals[ordinal]! : removed
    if (target === removed) continue
    if (count > 0 && target < list[count - 1]!) ascending = false
    list[count++] = target
  }
  if (count === 0) return undefined
  const targets = list.slice(0, count)
  return setOf(ascending ? targets : targets.sort())
}
