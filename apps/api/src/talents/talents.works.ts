import { strengthBetween } from '../occupations/relations.ts'
import type { Work } from '../occupations/recognise.ts'
import { levels, occupations } from '../occupations/table.ts'
import { levelFactor } from '../matching/work.ts'

/** The work of a person as it is stored: `family/level`. */
export const storedWork = ({ occupation, level }: Pick<Work, 'occupation' | 'level'>): string =>
  `${occupation.id}/${level}`

/**
 * How each stored work fits the work of a vacancy, before its own weight; only those above 0.
 * With `workFit` this is the same share for the search as on the cards.
 */
export function storedShares(works: readonly Work[]): Record<string, number> {
  const shares = new Map<string, number>()
  for (const work of works)
    for (const occupation of occupations) {
      const strength = strengthBetween(occupation, work.occupation)
      if (strength === 0) continue
      for (const level of levels) {
        const own = { occupation, level }
        const share = strength * levelFactor(own, work) * work.confidence
        const stored = storedWork(own)
        shares.set(stored, Math.max(shares.get(stored) ?? 0, share))
      }
    }
  return Object.fromEntries(shares)
}
