import type { Handle, Tx } from '../platform/db/database.ts'
import {
  insertBlindChange,
  insertReveal,
  selectBlindChanges,
  selectIsBlind,
  updateBlind,
  type BlindChangeRow,
} from './blind.store.ts'

/** Blind vacancies hide name, photo, age and place of their applicants until a recruiter reveals them. */

type Actor = { userId: string; now: Date }

/** True if the people of a vacancy are judged without name, photo, age and place. */
export const isBlind = (db: Handle, vacancyId: number): Promise<boolean> =>
  selectIsBlind(db, vacancyId)

/**
 * Turns the blind mode of a vacancy on or off and records the change.
 * @param change.reason why people are shown again; null when they are hidden.
 * @returns false if the mode did not change.
 */
export async function changeBlind(
  tx: Tx,
  vacancyId: number,
  change: { blind: boolean; reason: string | null },
  actor: Actor,
): Promise<boolean> {
  if (!(await updateBlind(tx, vacancyId, change.blind, actor))) return false
  await insertBlindChange(tx, { vacancyId, ...change, ...actor })
  return true
}

/** A page of the changes of the blind mode, newest first. */
export const blindChanges = (
  db: Handle,
  vacancyId: number,
  page: { after: string | null; limit: number },
): Promise<BlindChangeRow[]> => selectBlindChanges(db, vacancyId, page)

/** Records that a user revealed the candidate of an application; only the first time counts. */
export const recordReveal = (tx: Tx, applicationId: string, actor: Actor): Promise<void> =>
  insertReveal(tx, applicationId, actor)
