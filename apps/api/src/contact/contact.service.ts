import type * as contract from '@trilha/contracts/contact'
import type { BodyOf, QueryOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { audit } from '../audit/audit.service.ts'
import type { AdminContext, Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { networkOf } from '../platform/http/network.ts'
import { insertMessage, selectMessage, selectMessages, setAnswered } from './contact.store.ts'
import { acknowledgeTask, messageNumber } from './contact.tasks.ts'

/** The address of the contact form; with `quadro=1` our own page shows only the form. */
export function formAddress({ config }: Pick<Context, 'config'>): string {
  return config.contactFormUrl ?? '/contato?quadro=1'
}

/**
 * Stores a message for the team and acknowledges it by mail. Sending the same id again, for example
 * after a lost response, changes nothing.
 * @throws AppError `too-many-requests`.
 */
export async function sendMessage(
  ctx: Context,
  message: BodyOf<typeof contract.sendMessage>,
): Promise<ReplyOf<typeof contract.sendMessage>> {
  await ctx.limits.guard('contactNetwork', networkOf(ctx.ip))
  await ctx.limits.guard('contactEmail', message.email)
  await inTransaction(ctx.db, async (tx) => {
    if (await insertMessage(tx, message, ctx.now()))
      await ctx.tasks.add(tx, acknowledgeTask, { messageId: message.id })
  })
  return { number: messageNumber(message.id) }
}

/** A page of messages for the team, the newest first. */
export async function listMessages(
  ctx: Context,
  { after, limit }: QueryOf<typeof contract.listMessages>,
): Promise<ReplyOf<typeof contract.listMessages>> {
  const rows = await selectMessages(ctx.db, { after: after ?? null, limit: limit + 1 })
  return {
    rows: rows
      .slice(0, limit)
      .map(({ id, name, email, subject, text, created_at, answered_at }) => ({
        id,
        name,
        email,
        subject,
        text,
        at: created_at.toISOString(),
        answeredAt: answered_at?.toISOString() ?? null,
      })),
    more: rows.length > limit,
  }
}

/** Marks a message as answered. @throws AppError `not-found`, `conflict` when it already was. */
export async function markAnswered(ctx: AdminContext, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    if (!(await selectMessage(tx, id))) fail('not-found')
    if (!(await setAnswered(tx, id, ctx.now()))) fail('conflict')
    await audit(ctx, tx, {
      action: 'message.answered',
      thing: { kind: 'message', id },
      reason: 'Mensagem respondida por e-mail.',
    })
  })
}
