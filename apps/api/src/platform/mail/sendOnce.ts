import type { Platform } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { createGate } from '../gate.ts'
import { isBouncing } from './bounces.ts'
import type { Mail, Mailer } from './mail.ts'

// Each message holds a connection while it is on its way, and our own catcher takes another.
const gate = createGate(2)

/**
 * Sends a message unless one with this key was sent before, so that a task run twice sends once.
 * A crash between the server's acceptance and our commit hands it over once more, under the same
 * Message-ID: no mail protocol can rule that out, but mailboxes show it once.
 * An address that bounced gets nothing but what its owner asked for.
 * @param key names the effect, `welcome:<user id>`: the same reason gives the same key.
 * @param mail the message, or how to write it with what must be stored along with its sending; null
 * where nothing is to be sent after all.
 * @throws what the mail server answers; the key is then free again for the next try.
 */
export async function sendOnce(
  platform: Pick<Platform, 'db' | 'now'>,
  mailer: Mailer,
  key: string,
  mail: Mail | ((tx: Tx) => Promise<Mail | null>),
): Promise<void> {
  await gate(() =>
    platform.db.transaction().execute(async (tx) => {
      // A second run at the same moment waits here until the first has committed or failed.
      const taken = await tx
        .insertInto('sent_messages')
        .values({ key, at: platform.now() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst()
      if (!taken) return
      const message = typeof mail === 'function' ? await mail(tx) : mail
      if (!message) return
      if (message.asked || !(await isBouncing(tx, message.to))) await mailer.send(message, key)
    }),
  )
}
