import { removed } from './sets/postings.ts'

/** Maximum size of the small part. Above it, the small part is merged into the large one. */
const maxSmall = 2048

/**
 * All ordinals sorted by one key, then by id. A broad search reads its first page from here instead
 * of sorting half a million hits. There are two sorted parts: new ordinals are inserted into the
 * small one, which is merged into the large one when it is full.
 */
export class SortedOrder {
  private large: Uint32Array = new Uint32Array(0)
  private small = new Uint32Array(maxSmall)
  private smallCount = 0
  private sortedCount = 0

  /** Adds the new ordinals, up to `total` (excluded). Fast when there are few. */
  extendTo(total: number, keys: Uint32Array, ids: Float64Array): void {
    const newCount = total - this.sortedCount
    if (newCount === 0) return
    if (this.smallCount + newCount > maxSmall) {
      const added = sorted(this.sortedCount, total, keys, ids)
      const small = this.small.subarray(0, this.smallCount)
      this.large = merged(merged(this.large, small, keys, ids), added, keys, ids)
      this.smallCount = 0
    } else {
      for (let ordinal = this.sortedCount; ordinal < total; ordinal++)
        this.insert(ordinal, keys, ids)
    }
    this.sortedCount = total
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

  /** Visits the ordinals in order, until `visit` returns false or after `maxSteps`. */
  walk({ keys, ids, reverse, maxSteps }: Walk, visit: (ordinal: number) => boolean): void {
    const step = reverse ? -1 : 1
    const { large, small } = this
    let largeAt = reverse ? large.length - 1 : 0
    let smallAt = reverse ? this.smallCount - 1 : 0
    for (let stepsLeft = maxSteps; stepsLeft > 0; stepsLeft--) {
      const hasLarge = largeAt >= 0 && largeAt < large.length
      const hasSmall = smallAt >= 0 && smallAt < this.smallCount
      if (!hasLarge && !hasSmall) return
      const isLargeNext =
        hasLarge &&
        (!hasSmall || comesBefore(large[largeAt]!, small[smallAt]!, keys, ids) !== reverse)
      const ordinal = isLargeNext ? large[largeAt]! : small[smallAt]!
      if (isLargeNext) largeAt += step
      else smallAt += step
      if (!visit(ordinal)) return
    }
  }

  /** Visits the ordinals whose key is in `(above, to]`, in no particular order. */
  visitRange(above: number, to: number, keys: Uint32Array, visit: (ordinal: number) => void): void {
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

  /** The smallest key above `key`; infinity when there is none. */
  nextKey(key: number, keys: Uint32Array): number {
    const a = firstAbove(this.large, this.large.length, keys, key)
    const b = firstAbove(this.small, this.smallCount, keys, key)
    return Math.min(
      a < this.large.length ? keys[this.large[a]!]! : Infinity,
      b < this.smallCount ? keys[this.small[b]!]! : Infinity,
    )
  }

  /**
   * A copy with new ordinals, without the removed ones.
   * @param newOrdinals by old ordinal; `removed` for those to leave out
   */
  remapped(newOrdinals: Uint32Array, keys: Uint32Array, ids: Float64Array): SortedOrder {
    const copy = new SortedOrder()
    const small = this.small.subarray(0, this.smallCount)
    const order = merged(this.large, small, keys, ids).slice()
    let count = 0
    for (const ordinal of order) {
      // Ordinals beyond the table were added while the segment was being copied.
      const target = ordinal < newOrdinals.length ? newOrdinals[ordinal]! : removed
      if (target !== removed) order[count++] = target
    }
    copy.large = order.slice(0, count)
    copy.sortedCount = count
    return copy
  }

  get bytes(): number {
    return this.large.byteLength + this.small.byteLength
  }
}

type Walk = { keys: Uint32Array; ids: Float64Array; reverse: boolean; maxSteps: number }

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
  // Key and ordinal form one 64-bit number (all our platforms are little-endian), because the
  // native sort is ten times as fast as one with a comparison in JavaScript.
  new BigUint64Array(halves.buffer).sort()
  const order = new Uint32Array(to - from)
  for (let i = 0; i < order.length; i++) order[i] = halves[i * 2]!
  return sortRunsById(order, keys, ids)
}

/** Sorts runs of equal keys by id. Most runs need no sorting, because ordinals ascend with ids. */
function sortRunsById(order: Uint32Array, keys: Uint32Array, ids: Float64Array): Uint32Array {
  let start = 0
  let isAscending = true
  for (let i = 1; i <= order.length; i++) {
    const isSameKey = i < order.length && keys[order[i]!] === keys[order[start]!]
    if (isSameKey) {
      if (ids[order[i]!]! < ids[order[i - 1]!]!) isAscending = false
      continue
    }
    if (!isAscending) order.subarray(start, i).sort((a, b) => ids[a]! - ids[b]!)
    start = i
    isAscending = true
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
