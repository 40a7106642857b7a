import { deletionTime } from '../accounts/accounts.presenter.ts'
import { revoke } from '../accounts/accounts.sessions.ts'
import { withdrawAll } from '../applications/applications.own.ts'
import type { Platform } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { forget } from '../videos/videos.forget.ts'
import { inventory } from './privacy.inventory.ts'
import { letGo, lockLeaving, markDeleted, selectFiles, selectPerson } from './privacy.store.ts'
import { removeFilesTask } from './privacy.tasks.names.ts'

/**
 * Deletes an account whose seven days are over: leaves its trails, erases or empties every table of
 * the inventory in one transaction, and has the files removed. Safe to run twice; nothing happens
 * when the person stays after all.
 * @param askedAt when they asked; a later wish has a task of its own.
 * @param tell sends the last word to an address that is forgotten right after.
 */
export async function deleteAccount(
  platform: Platform,
  userId: string,
  askedAt: Date,
  tell: (to: string) => Promise<void>,
): Promise<void> {
  const { db, tasks, log, now } = platform
  const person = await selectPerson(db, userId)
  if (person?.deletionAskedAt?.getTime() !== askedAt.getTime()) return
  if (deletionTime(askedAt) > now()) return
  await withdrawAll(platform, person)
  const gone = await inTransaction(db, async (tx) => {
    if (!(await lockLeaving(tx, userId, askedAt))) return false
    const { files, videoIds } = await selectFiles(tx, person)
    await forget(platform, tx, videoIds)
    await tasks.add(tx, removeFilesTask, { files })
    for (const held of inventory) await letGo(tx, held, person, now())
    await markDeleted(tx, userId, now())
    await revoke(platform, tx, userId)
    return true
  })
  platform.sessions.drop(userId)
  // What somebody has a right to doesn't wait for a mailbox.
  if (gone) await tell(person.email).catch(() => log.warn('a farewell could not be sent'))
}
