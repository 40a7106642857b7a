import { z } from 'zod'
import { findUsersByEmail } from '../accounts/accounts.service.ts'
import type { Platform } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { recordBounce } from '../platform/mail/bounces.ts'
import { notify } from './notifications.service.ts'

/** Bounces as our endpoint expects them; the provider's own format may need a conversion. */
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

/** Records bounces. When no more mails go to an address, notifies its users on the site. */
export async function recordBounces(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { bounces }: z.output<typeof bouncesBody>,
): Promise<void> {
  for (const { email, kind } of bounces)
    await inTransaction(db, async (tx) => {
      if (!(await recordBounce(tx, email, kind, now()))) return
      for (const userId of await findUsersByEmail(tx, email))
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
