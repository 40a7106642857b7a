import { z } from 'zod'
import { notify } from '../notifications/notifications.service.ts'
import type { Platform } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import type { Task } from '../platform/tasks/tasks.ts'
import { markSent, selectAnnouncement, selectPeople, type Segment } from './announcements.store.ts'

/** Tells everybody of a segment; whoever was told by an earlier run is not told twice. */
export const announceTask = {
  name: 'announcements.announce',
  payload: z.object({ announcementId: z.uuid() }),
  seconds: 3600,
  alone: true,
} satisfies Task

export const announcementsTasks: readonly Task[] = [announceTask]

const batch = 200

/** Says what runs the tasks of this noun. */
export function handleAnnouncementsTasks(platform: Platform): void {
  const { db, tasks, now } = platform
  tasks.handle(announceTask, async ({ announcementId }) => {
    const found = await selectAnnouncement(db, announcementId)
    if (!found || found.sent_at) return
    const segment = { audience: found.audience as Segment['audience'], states: found.states }
    let told = 0
    for (let after: string | null = null; ;) {
      const ids: string[] = await selectPeople(db, segment, after, batch)
      await inTransaction(db, async (tx) => {
        for (const userId of ids)
          await notify(tx, {
            userId,
            type: 'announcement',
            message: found.message,
            html: found.html,
            key: `announcement:${announcementId}`,
            at: found.created_at,
          })
      })
      told += ids.length
      after = ids.at(-1) ?? null
      if (ids.length < batch) break
    }
    await markSent(db, announcementId, told, now())
  })
}
