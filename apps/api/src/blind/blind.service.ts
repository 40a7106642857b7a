import type { Tx } from '../platform/db/database.ts'
import { insertBlindChange, updateBlind } from './blind.store.ts'

/** A blind vacancy hides name, photo, age and place of people until a recruiter reveals them. */

export { blindChanges, isBlind, recordReveal } from './blind.store.ts'

/**
 * Turns the blind mode of a vacancy on or off and records the change.
 * @param change.reason why people are shown again; null when they are hidden.
 * @returns false if the mode did not change.
 */
export async function changeBlind(
  tx: Tx,
  vacancyId: number,
  change: { blind: boolean; reason: string | null },
  actor: { userId: string; now: Date },
): Promise<boolean> {
  if (!(await updateBlind(tx, vacancyId, change.blind, actor))) return false
  await insertBlindChange(tx, { vacancyId, ...change, ...actor })
  return true
}
