import { deletionTime } from '../../accounts/accounts.presenter.ts'
import { lockForDeletion, markDeleted } from '../../accounts/accounts.service.ts'
import { revoke } from '../../accounts/signIn/sessions.ts'
import { withdrawAllApplications } from '../../applications/applications.acts.ts'
import type { Platform } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { deleteRecordings } from '../../videos/videos.forget.ts'
import { inventory } from '../inventory/inventory.ts'
import { eraseRows, selectFiles, selectPerson } from '../privacy.store.ts'
import { removeFilesTask } from '../privacy.tasks.names.ts'

/**
 * Deletes an account seven days after the request: withdraws its applications, erases or empties
 * every table of the inventory in one transaction, and has the files removed. Safe to run twice;
 * does nothing when the person cancelled the deletion.
 * @param askedAt when the person asked. A later request has a task of its own, so this call then
 *   does nothing.
 * @param sendFarewell sends a last mail to this address, after the deletion.
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
  await withdrawAllApplications(platform, person)
  const isDeleted = await inTransaction(db, async (tx) => {
    if (!(await lockForDeletion(tx, userId, askedAt))) return false
    const { files, videoIds } = await selectFiles(tx, person)
    await deleteRecordings(platform, tx, videoIds)
    await tasks.add(tx, removeFilesTask, { files })
    for (const entry of inventory) await eraseRows(tx, entry, person, now())
    await markDeleted(tx, userId, now())
    await revoke(platform, tx, userId)
    return true
  })
  platform.sessions.drop(userId)
  // The person has a right to the deletion, so a failing mail must not undo it.
  if (isDeleted)
    await sendFarewell(person.email).catch(() => log.warn('a farewell could not be sent'))
}
