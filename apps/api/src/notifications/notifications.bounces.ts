import { z } from 'zod'
import { usersOfEmail } from '../accounts/accounts.service.ts'
import type { Platform } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { keepBounce } from '../platform/mail/bounces.ts'
import { notify } from './notifications.service.ts'

/** Bounces reported by the mail provider; an adapter in front of it may rename its fields. */
export const bouncesBody = z.object({
  bounces: z
    .array(
      z.object({
        email: z.string().min(3).max(254),
        kind: z.enum(['hard', 'soft', 'complaint']),
      }),
    )
    .max(1000),
})

/** Marks addresses that bounce and notifies their users on the site, since mail fails. */
export async function recordBounces(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { bounces }: z.output<typeof bouncesBody>,
): Promise<void> {
  for (const { email, kind } of bounces)
    await inTransaction(db, async (tx) => {
      if (!(await keepBounce(tx, email, kind, now()))) return
      for (const userId of await usersOfEmail(tx, email))
        await notify(tx, {
          userId,
          type: 'reminder',
          message: 'Nossos e-mails não chegam até você. Confira o endereço na sua conta.',
          key: `bounce:${email.toLowerCase()}`,
          at: now(),
          target: 'email',
        })
    })
}
