/** The questions that a person gets and their order; fixed when the test starts. Pure. */

export type DrawnItem = { id: string; pool: string | null }

/**
 * Items without a pool keep their positions. Of a pool, as many items as `draws` says (all without
 * an entry) are drawn in random order and placed at the position of its first item.
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
