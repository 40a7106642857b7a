import type { ContactSubject } from '@trilha/contracts/contact'
import type { Handle } from '../platform/db/database.ts'

export type MessageRow = {
  id: string
  name: string
  email: string
  subject: ContactSubject
  text: string
  created_at: Date
  answered_at: Date | null
}

/** @returns false when a message with this id exists already; it is not changed. */
export async function insertMessage(
  db: Handle,
  { id, name, email, subject, text }: Omit<MessageRow, 'created_at' | 'answered_at'>,
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('contact_messages')
    .values({ id, name, email, subject, text, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function selectMessage(db: Handle, id: string): Promise<MessageRow | undefined> {
  const row = await db
    .selectFrom('contact_messages')
    .select(['id', 'name', 'email', 'subject', 'text', 'created_at', 'answered_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row as MessageRow | undefined
}

/** The newest first, after the message `after`; none if that message was deleted. */
export async function selectMessages(
  db: Handle,
  { after, limit }: { after: string | null; limit: number },
): Promise<MessageRow[]> {
  const rows = await db
    .selectFrom('contact_messages as m')
    .select(['m.id', 'm.name', 'm.email', 'm.subject', 'm.text', 'm.created_at', 'm.answered_at'])
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('m.created_at', 'm.id'),
          '<',
          eb
            .selectFrom('contact_messages as last')
            .select(['last.created_at', 'last.id'])
            .where('last.id', '=', after)
            .$asTuple('created_at', 'id'),
        ),
      ),
    )
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(limit)
    .execute()
  return rows as MessageRow[]
}

/** Deletes messages written before an instant. */
export async function deleteMessagesBefore(db: Handle, instant: Date): Promise<void> {
  await db.deleteFrom('contact_messages').where('created_at', '<', instant).execute()
}

/** @returns false when the message is unknown or was answered before. */
export async function setAnswered(db: Handle, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('contact_messages')
    .set({ answered_at: now })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
