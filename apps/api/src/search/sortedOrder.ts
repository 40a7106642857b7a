import { gone } from './sets/postings.ts'

/** Ordinals that wait in the small part before they are merged into the large one. */
const tailSize = 2048

/**
 * All ordinals in the order of one key, ties by id. A broad search reads its first page from here
 * instead of sorting half a million hits. Two sorted parts: a large one that is merged rarely and a
 * small one that new ordinals are inserted into.
 */
export class SortedOrder {
  private large: Uint32Array = new Uint32Array(0)
  private small = new Uint32Array(tailSize)
  private smallCount = 0
  private settled = 0

  /** Takes in the ordinals up to `total`. Cheap when few are new. */
  settle(total: number, keys: Uint32Array, ids: Float64Array): void {
    const fresh = total - this.settled
    if (fresh === 0) return
    if (this.smallCount + fresh > tailSize) {
      const added = sorted(this.settled, total, keys, ids)
      const tail = this.small.subarray(0, this.smallCount)
      this.large = merged(merged(this.large, tail, keys, ids), added, keys, ids)
      this.smallCount = 0
    } else {
      for (let ordinal = this.settled; ordinal < total; ordinal++) this.insert(ordinal, keys, ids)
    }
    this.settled = total
  }

  private insert(ordinal: number, keys: Uint32Array, ids: Float64Array): void {
    let low = 0
    let high = this.smallCount
    while (low < high) {
      const middle = (low + high) >>> 1
      if (comesBefore(this.small[middle]!, ordinal, keys, ids)) low = middle + 1
      else high = middle
    }
    this.small.copyWithin(low + 1, low, this.smallCount)
    this.small[low] = ordinal
    this.smallCount++
  }

  /** Visits at most `steps` ordinals in order, or from the end, until `visit` answers false. */
  walk(
    reverse: boolean,
    keys: Uint32Array,
    ids: Float64Array,
    steps: number,
    visit: (ordinal: number) => boolean,
  ): void {
    const step = reverse ? -1 : 1
    let a = reverse ? this.large.length - 1 : 0
    let b = reverse ? this.smallCount - 1 : 0
    for (let left = steps; left > 0; left--) {
      const hasA = a >= 0 && a < this.large.length
      const hasB = b >= 0 && b < this.smallCount
      if (!hasA && !hasB) return
      const fromA =
        hasA && (!hasB || comesBefore(this.large[a]!, this.small[b]!, keys, ids) !== reverse)
      const ordinal = fromA ? this.large[a]! : this.small[b]!
      if (fromA) a += step
      else b += step
      if (!visit(ordinal)) return
    }
  }

  /** Visits the ordinals whose key lies in `(above, to]`, in no particular order. */
  between(above: number, to: number, keys: Uint32Array, visit: (ordinal: number) => void): void {
    for (const [part, count] of [
      [this.large, this.large.length],
      [this.small, this.smallCount],
    ] as const) {
      for (let i = firstAbove(part, count, keys, above); i < count; i++) {
        if (keys[part[i]!]! > to) break
        visit(part[i]!)
      }
    }
  }

  /** The smallest key above `key`, or infinity. */
  nextKey(key: number, keys: Uint32Array): number {
    const a = firstAbove(this.large, this.large.length, keys, key)
    const b = firstAbove(this.small, this.smallCount, keys, key)
    return Math.min(
      a < this.large.length ? keys[this.large[a]!]! : Infinity,
      b < this.smallCount ? keys[this.small[b]!]! : Infinity,
    )
  }

  /** The same order under new ordinals, those that are `gone` left out; the new ones start at 0. */
  moved(places: Uint32Array, keys: Uint32Array, ids: Float64Array): SortedOrder {
    const fresh = new SortedOrder()
    const small = this.small.subarray(0, this.smallCount)
    const order = merged(this.large, small, keys, ids).slice()
    let kept = 0
    for (const ordinal of order) {
      // Beyond the end: added while the segment is copied.
      const place = ordinal < places.length ? places[ordinal]! : gone
      if (place !== gone) order[kept++] = place
    }
    fresh.large = order.slice(0, kept)
    fresh.settled = kept
    return fresh
  }

  get bytes(): number {
    return this.large.byteLength + this.small.byteLength
  }
}

function comesBefore(a: number, b: number, keys: Uint32Array, ids: Float64Array): boolean {
  return keys[a]! < keys[b]! || (keys[a] === keys[b] && ids[a]! < ids[b]!)
}

function firstAbove(part: Uint32Array, count: number, keys: Uint32Array, key: number): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >>> 1
    if (keys[part[middle]!]! <= key) low = middle + 1
    else high = middle
  }
  return low
}

/** The ordinals `[from, to)` by key and id. */
function sorted(from: number, to: number, keys: Uint32Array, ids: Float64Array): Uint32Array {
  const halves = new Uint32Array((to - from) * 2)
  for (let ordinal = from; ordinal < to; ordinal++) {
    halves[(ordinal - from) * 2] = ordinal
    halves[(ordinal - from) * 2 + 1] = keys[ordinal]!
  }
  // Key and ordinal as one 64-bit number (all our platforms are little-endian): sorted natively,
  // ten times as fast as with a comparison in JavaScript.
  new BigUint64Array(halves.buffer).sort()
  const order = new Uint32Array(to - from)
  for (let i = 0; i < order.length; i++) order[i] = halves[i * 2]!
  return byIdInRuns(order, keys, ids)
}

/** Ordinals mostly follow the ids; where they don't, equal keys are put in the order of their ids. */
function byIdInRuns(order: Uint32Array, keys: Uint32Array, ids: Float64Array): Uint32Array {
  let start = 0
  let ascending = true
  for (let i = 1; i <= order.length; i++) {
    const same = i < order.length && keys[order[i]!] === keys[order[start]!]
    if (same) {
      if (ids[order[i]!]! < ids[order[i - 1]!]!) ascending = false
      continue
    }
    if (!ascending) order.subarray(start, i).sort((a, b) => ids[a]! - ids[b]!)
    start = i
    ascending = true
  }
  return order
}

function merged(a: Uint32Array, b: Uint32Array, keys: Uint32Array, ids: Float64Array): Uint32Array {
  if (a.length === 0) return b.slice()
  if (b.length === 0) return a
  const out = new Uint32Array(a.length + b.length)
  let i = 0
  let j = 0
  for (let at = 0; at < out.length; at++) {
    const fromA = j >= b.length || (i < a.length && comesBefore(a[i]!, b[j]!, keys, ids))
    out[at] = fromA ? a[i++]! : b[j++]!
  }
  return out
}
