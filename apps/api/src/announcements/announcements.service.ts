import type * as contract from '@trilha/contracts/announcements'
import type { BodyOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { audit } from '../audit/audit.service.ts'
import type { AdminContext } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { failField } from '../platform/errors.ts'
import { cleanHtml } from '../platform/text/html.ts'
import {
  countPeople,
  insertAnnouncement,
  selectAnnouncements,
  type Segment,
} from './announcements.store.ts'
import { announceTask } from './announcements.tasks.ts'

/** The popup as people will see it, and the number of recipients. */
export async function preview(
  ctx: AdminContext,
  { html, ...segment }: BodyOf<typeof contract.previewAnnouncement>,
): Promise<ReplyOf<typeof contract.previewAnnouncement>> {
  return { html: cleanHtml(html), recipients: await countPeople(ctx.db, segment) }
}

/**
 * Sends an announcement to a segment. Sending the same id again, for example after a lost response,
 * changes nothing.
 * @throws AppError `invalid-request` when the cleaned HTML is empty.
 */
export async function send(
  ctx: AdminContext,
  body: BodyOf<typeof contract.sendAnnouncement>,
): Promise<void> {
  const html = cleanHtml(body.html)
  if (html === '') failField('html', 'required')
  await inTransaction(ctx.db, async (tx) => {
    if (!(await insertAnnouncement(tx, { ...body, html }, ctx.now()))) return
    await audit(ctx, tx, {
      action: 'announcement.send',
      thing: { kind: 'announcement', id: body.id },
      reason: `Comunicado: ${body.message}`.slice(0, 300),
    })
    await ctx.tasks.add(tx, announceTask, { announcementId: body.id })
  })
}

/** The last hundred announcements. */
export async function list(ctx: AdminContext): Promise<ReplyOf<typeof contract.listAnnouncements>> {
  const rows = await selectAnnouncements(ctx.db)
  return {
    rows: rows.map((row) => ({
      id: row.id,
      message: row.message,
      html: row.html,
      audience: row.audience as Segment['audience'],
      states: row.states,
      createdAt: row.created_at.toISOString(),
      sentAt: row.sent_at?.toISOString() ?? null,
      recipients: row.recipients,
    })),
  }
}
