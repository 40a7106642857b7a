/** The choice in a block of four: ids of statements, or null. */
export type Pick = { most: string | null; least: string | null }

/** Applies a choice; the same statement is cleared in the other group. */
export function picked(chosen: Pick, kind: 'most' | 'least', id: string): Pick {
  const other = kind === 'most' ? 'least' : 'most'
  return { ...chosen, [kind]: id, [other]: chosen[other] === id ? null : chosen[other] }
}

/** Applies a number key: the first sets "mais", the second "menos", the third starts again. */
export function pickedByKey(chosen: Pick, id: string): Pick {
  const begin = chosen.most === null || chosen.least !== null
  return begin ? { most: id, least: null } : picked(chosen, 'least', id)
}

export const isWhole = ({ most, least }: Pick): boolean => most !== null && least !== null
