import type { Platform } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { createGate } from '../concurrency/gate.ts'
import { isBouncing } from './bounces.ts'
import type { Mail, Mailer } from './mail.ts'

// Each message uses a database connection while it is sent, and the local catcher uses another.
const gate = createGate(2)

/**
 * Sends a message only once for each key, so that a repeated task does not send it again.
 * After a crash between the server's acceptance and our commit it is sent again with the same
 * Message-ID. SMTP can't prevent that, but mailboxes show the message once.
 * Addresses that bounced only get mails that their owner has just requested.
 * @param key identifies the mail, for example `welcome:<user id>`.
 * @param mail the message, or a function that creates it and stores related data in the same
 *   transaction; null when nothing is to be sent.
 * @throws the mail server's error; the key is then not used and a retry can send the mail.
 */
export async function sendOnce(
  platform: Pick<Platform, 'db' | 'now'>,
  mailer: Mailer,
  key: string,
  mail: Mail | ((tx: Tx) => Promise<Mail | null>),
): Promise<void> {
  await gate(() =>
    platform.db.transaction().execute(async (tx) => {
      // A concurrent call with the same key waits here until the first one commits or fails.
      const inserted = await tx
        .insertInto('sent_messages')
        .values({ key, at: platform.now() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst()
      if (!inserted) return
      const message = typeof mail === 'function' ? await mail(tx) : mail
      if (!message) return
      if (message.isRequestedByRecipient || !(await isBouncing(tx, message.to)))
        await mailer.send(message, key)
    }),
  )
}
