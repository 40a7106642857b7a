/** What was chosen in a block of four: ids of statements, null while nothing is. */
export type Pick = { most: string | null; least: string | null }

/** A new choice; a statement that was the other one stops being it. */
export function picked(chosen: Pick, kind: 'most' | 'least', id: string): Pick {
  const other = kind === 'most' ? 'least' : 'most'
  return { ...chosen, [kind]: id, [other]: chosen[other] === id ? null : chosen[other] }
}

/** What a number key does: the first one chooses "mais", the second one "menos", a third begins anew. */
export function pickedByKey(chosen: Pick, id: string): Pick {
  const begin = chosen.most === null || chosen.least !== null
  return begin ? { most: id, least: null } : picked(chosen, 'least', id)
}

export const isWhole = ({ most, least }: Pick): boolean => most !== null && least !== null
