import { z } from 'zod'
import { notify } from '../notifications/notifications.service.ts'
import type { Platform } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import type { Task } from '../platform/tasks/tasks.ts'
import { markSent, selectAnnouncement, selectPeople, type Segment } from './announcements.store.ts'

/** Notifies everybody of a segment; a repeated run does not notify the same person again. */
export const announceTask = {
  name: 'announcements.announce',
  payload: z.object({ announcementId: z.uuid() }),
  seconds: 3600,
  alone: true,
} satisfies Task

export const announcementsTasks: readonly Task[] = [announceTask]

const batchSize = 200

/** Registers the handlers of the announcement tasks. */
export function handleAnnouncementsTasks(platform: Platform): void {
  const { db, tasks, now } = platform
  tasks.handle(announceTask, async ({ announcementId }) => {
    const announcement = await selectAnnouncement(db, announcementId)
    if (!announcement || announcement.sent_at) return
    const segment = {
      audience: announcement.audience as Segment['audience'],
      states: announcement.states,
    }
    let recipients = 0
    for (let after: string | null = null; ;) {
      const ids: string[] = await selectPeople(db, segment, after, batchSize)
      await inTransaction(db, async (tx) => {
        for (const userId of ids)
          await notify(tx, {
            userId,
            type: 'announcement',
            message: announcement.message,
            html: announcement.html,
            key: `announcement:${announcementId}`,
            at: announcement.created_at,
          })
      })
      recipients += ids.length
      after = ids.at(-1) ?? null
      if (ids.length < batchSize) break
    }
    await markSent(db, announcementId, recipients, now())
  })
}
