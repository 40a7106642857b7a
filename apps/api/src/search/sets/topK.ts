type TopK = {
  keys: ArrayLike<number>
  ids: ArrayLike<number>
  /** Number of entries in the arrays. */
  length: number
  k: number
  /** Reverses the order of both keys and ids. */
  reverse: boolean
}

/**
 * Positions of the first `k` entries by key, then by id. Uses a bounded heap whose root is the
 * worst entry so far, so that most entries cost one comparison.
 */
export function topK({ keys, ids, length, k, reverse }: TopK): number[] {
  const before = reverse
    ? (a: number, b: number) => keys[a]! > keys[b]! || (keys[a] === keys[b] && ids[a]! > ids[b]!)
    : (a: number, b: number) => keys[a]! < keys[b]! || (keys[a] === keys[b] && ids[a]! < ids[b]!)
  const compare = (a: number, b: number) => (before(a, b) ? -1 : 1)
  if (k >= length >>> 1) {
    return Array.from({ length }, (_, position) => position)
      .sort(compare)
      .slice(0, k)
  }
  const heap: number[] = []
  for (let position = 0; position < length; position++) {
    if (heap.length < k) siftUp(heap, position, before)
    else if (k > 0 && before(position, heap[0]!)) siftDown(heap, position, before)
  }
  return heap.sort(compare)
}

type Before = (a: number, b: number) => boolean

function siftUp(heap: number[], position: number, before: Before): void {
  let at = heap.length
  heap.push(position)
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (!before(heap[parent]!, position)) break
    heap[at] = heap[parent]!
    at = parent
  }
  heap[at] = position
}

function siftDown(heap: number[], position: number, before: Before): void {
  let at = 0
  for (;;) {
    let child = 2 * at + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && before(heap[child]!, heap[child + 1]!)) child++
    if (!before(position, heap[child]!)) break
    heap[at] = heap[child]!
    at = child
  }
  heap[at] = position
}
