/** The choice in a block of four: ids of statements, or null. */
export type BlockChoice = { most: string | null; least: string | null }

/** Applies a choice; the same statement is cleared in the other group. */
export function picked(chosen: BlockChoice, kind: 'most' | 'least', id: string): BlockChoice {
  const other = kind === 'most' ? 'least' : 'most'
  return { ...chosen, [kind]: id, [other]: chosen[other] === id ? null : chosen[other] }
}

/** Applies a number key: the first sets "mais", the second "menos", the third starts again. */
export function pickedByKey(chosen: BlockChoice, id: string): BlockChoice {
  const startsAgain = chosen.most === null || chosen.least !== null
  return startsAgain ? { most: id, least: null } : picked(chosen, 'least', id)
}

export const isComplete = ({ most, least }: BlockChoice): boolean => most !== null && least !== null
