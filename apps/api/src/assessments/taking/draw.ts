/** The questions that a person gets and their order; fixed when the test starts. Pure. */

export type DrawnItem = { id: string; pool: string | null }

/**
 * Draws the items of one person. Items without a pool do not move. The items drawn from a pool are
 * placed, in random order, at the position of the first item of the pool.
 * @param draws how many items are drawn from each pool; all from a pool without an entry.
 * @param random returns a number from 0 to below 1, like `Math.random`.
 */
export function drawItems(
  items: readonly DrawnItem[],
  draws: Readonly<Record<string, number>>,
  random: () => number,
): string[] {
  const pools = new Map<string, string[]>()
  for (const { id, pool } of items)
    if (pool !== null) pools.set(pool, [...(pools.get(pool) ?? []), id])
  const drawnPools = new Set<string>()
  return items.flatMap(({ id, pool }) => {
    if (pool === null) return [id]
    if (drawnPools.has(pool)) return []
    drawnPools.add(pool)
    const ids = shuffled(pools.get(pool) ?? [], random)
    const count = Object.hasOwn(draws, pool) ? draws[pool] : ids.length
    return ids.slice(0, count)
  })
}

/** Fisher-Yates shuffle. */
function shuffled(ids: readonly string[], random: () => number): string[] {
  const result = [...ids]
  for (let i = result.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const [a, b] = [result[i], result[j]]
    if (a !== undefined && b !== undefined) [result[i], result[j]] = [b, a]
  }
  return result
}
