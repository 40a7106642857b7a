/** Which questions a person gets, and in which order; fixed for good when the test starts. Pure. */

export type DrawnItem = { id: string; pool: string | null }

/**
 * Items without a pool keep their places. A pool gives as many of its items as `draws` says (all
 * where it says nothing), in a random order, at the place of its first item.
 * @param random below 1, as `Math.random`.
 */
export function drawItems(
  items: readonly DrawnItem[],
  draws: Readonly<Record<string, number>>,
  random: () => number,
): string[] {
  const pools = new Map<string, string[]>()
  for (const { id, pool } of items)
    if (pool !== null) pools.set(pool, [...(pools.get(pool) ?? []), id])
  const drawn = new Set<string>()
  return items.flatMap(({ id, pool }) => {
    if (pool === null) return [id]
    if (drawn.has(pool)) return []
    drawn.add(pool)
    const all = shuffled(pools.get(pool) ?? [], random)
    const count = Object.hasOwn(draws, pool) ? draws[pool] : all.length
    return all.slice(0, count)
  })
}

/** Fisher and Yates. */
function shuffled(ids: readonly string[], random: () => number): string[] {
  const out = [...ids]
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const [a, b] = [out[i], out[j]]
    if (a !== undefined && b !== undefined) [out[i], out[j]] = [b, a]
  }
  return out
}
