import { deletionTime } from '../../accounts/accounts.presenter.ts'
import { lockForDeletion, markDeleted } from '../../accounts/accounts.service.ts'
import { revoke } from '../../accounts/signIn/sessions.ts'
import { withdrawAll } from '../../applications/applications.own.ts'
import type { Platform } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { forget } from '../../videos/videos.forget.ts'
import { inventory } from '../inventory/inventory.ts'
import { eraseRows, selectFiles, selectPerson } from '../privacy.store.ts'
import { removeFilesTask } from '../privacy.tasks.names.ts'

/**
 * Deletes an account whose seven days are over: withdraws its applications, erases or empties every
 * table of the inventory in one transaction, and has the files removed. Safe to run twice; does
 * nothing when the person cancelled the deletion.
 * @param askedAt when the person asked; a later request has a task of its own.
 * @param sendFarewell sends a last message to the address that the deletion erased.
 */
export async function deleteAccount(
  platform: Platform,
  userId: string,
  askedAt: Date,
  sendFarewell: (to: string) => Promise<void>,
): Promise<void> {
  const { db, tasks, log, now } = platform
  const person = await selectPerson(db, userId)
  if (person?.deletionAskedAt?.getTime() !== askedAt.getTime()) return
  if (deletionTime(askedAt) > now()) return
  await withdrawAll(platform, person)
  const gone = await inTransaction(db, async (tx) => {
    if (!(await lockForDeletion(tx, userId, askedAt))) return false
    const { files, videoIds } = await selectFiles(tx, person)
    await forget(platform, tx, videoIds)
    await tasks.add(tx, removeFilesTask, { files })
    for (const entry of inventory) await eraseRows(tx, entry, person, now())
    await markDeleted(tx, userId, now())
    await revoke(platform, tx, userId)
    return true
  })
  platform.sessions.drop(userId)
  // The person has a right to the deletion, so a failing mail must not undo it.
  if (gone) await sendFarewell(person.email).catch(() => log.warn('a farewell could not be sent'))
}
