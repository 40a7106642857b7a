/**
 * Sets of ordinals as bits of a `Uint32Array`: ordinal `o` is bit `o & 31` of word `o >>> 5`.
 * The arrays of one operation may differ in length; bits beyond the end count as zero.
 */

export const wordsFor = (ordinals: number): number => (ordinals + 31) >>> 5

export function hasBit(words: Uint32Array, ordinal: number): boolean {
  const at = ordinal >>> 5
  return at < words.length && ((words[at]! >>> (ordinal & 31)) & 1) === 1
}

export function setBit(words: Uint32Array, ordinal: number): void {
  words[ordinal >>> 5]! |= 1 << (ordinal & 31)
}

export function clearBit(words: Uint32Array, ordinal: number): void {
  words[ordinal >>> 5]! &= ~(1 << (ordinal & 31))
}

/** Number of one bits in a 32-bit word. */
export function popcount(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555)
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333)
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/**
 * Writes the intersection of one or more bit sets into the first `length` words of `out`.
 * @returns its number of ordinals.
 */
export function intersectBits(out: Uint32Array, sets: Uint32Array[], length: number): number {
  const shared = Math.min(length, ...sets.map((set) => set.length))
  out.fill(0, shared, length)
  let [a, b, c] = sets
  if (!a) return 0
  b ??= a
  c ??= b
  for (let i = 0; i < shared; i++) out[i] = a[i]! & b[i]! & c[i]!
  for (let next = 3; next < sets.length; next += 2) {
    const d = sets[next]!
    const e = sets[next + 1] ?? d
    for (let i = 0; i < shared; i++) out[i]! &= d[i]! & e[i]!
  }
  return countShared(out, out, shared)
}

/** Adds a bit set to `out`. */
export function uniteBits(out: Uint32Array, set: Uint32Array, length: number): void {
  const shared = Math.min(length, set.length)
  for (let i = 0; i < shared; i++) out[i]! |= set[i]!
}

/** Removes a bit set from `out`. @returns the number of ordinals left in its `length` words. */
export function subtractBits(out: Uint32Array, set: Uint32Array, length: number): number {
  const shared = Math.min(length, set.length)
  for (let i = 0; i < shared; i++) out[i]! &= ~set[i]!
  return countShared(out, out, length)
}

/**
 * Number of ordinals in both sets. A broad search spends most of its time here, so eight words are
 * added with carries before they are counted (Harley and Seal), which takes half the time.
 */
export function countShared(a: Uint32Array, b: Uint32Array, length: number): number {
  const shared = Math.min(length, a.length, b.length)
  const blocks = shared & ~7
  let ones = 0
  let twos = 0
  let fours = 0
  let eights = 0
  for (let i = 0; i < blocks; i += 8) {
    let x = a[i]! & b[i]!
    let y = a[i + 1]! & b[i + 1]!
    let half = ones ^ x
    const carry0 = (ones & x) | (half & y)
    ones = half ^ y
    x = a[i + 2]! & b[i + 2]!
    y = a[i + 3]! & b[i + 3]!
    half = ones ^ x
    const carry1 = (ones & x) | (half & y)
    ones = half ^ y
    x = a[i + 4]! & b[i + 4]!
    y = a[i + 5]! & b[i + 5]!
    half = ones ^ x
    const carry2 = (ones & x) | (half & y)
    ones = half ^ y
    x = a[i + 6]! & b[i + 6]!
    y = a[i + 7]! & b[i + 7]!
    half = ones ^ x
    const carry3 = (ones & x) | (half & y)
    ones = half ^ y
    half = twos ^ carry0
    const carry01 = (twos & carry0) | (half & carry1)
    twos = half ^ carry1
    half = twos ^ carry2
    const carry23 = (twos & carry2) | (half & carry3)
    twos = half ^ carry3
    half = fours ^ carry01
    eights += popcount((fours & carry01) | (half & carry23))
    fours = half ^ carry23
  }
  let count = 8 * eights + 4 * popcount(fours) + 2 * popcount(twos) + popcount(ones)
  for (let i = blocks; i < shared; i++) count += popcount(a[i]! & b[i]!)
  return count
}

/** Writes the ordinals of the first `length` words into `out`, ascending. @returns how many. */
export function listBits(words: Uint32Array, length: number, out: Uint32Array): number {
  let count = 0
  for (let i = 0; i < length; i++) {
    let word = words[i]!
    while (word !== 0) {
      const lowest = word & -word
      out[count++] = (i << 5) | (31 - Math.clz32(lowest))
      word ^= lowest
    }
  }
  return count
}
