import type { ContactSubject } from '@trilha/contracts/contact'
import type { Columns, Handle } from '../platform/db/database.ts'

export type MessageRow = Columns<
  'contact_messages',
  'id' | 'name' | 'email' | 'text' | 'created_at' | 'answered_at'
> & { subject: ContactSubject }

/** Inserts a message. @returns false when its id exists already; that message stays unchanged. */
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
  return db
    .selectFrom('contact_messages')
    .select(['id', 'name', 'email', 'subject', 'text', 'created_at', 'answered_at'])
    .$narrowType<Pick<MessageRow, 'subject'>>()
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Messages after the message `after`, newest first; none if `after` was deleted. */
export async function selectMessages(
  db: Handle,
  { after, limit }: { after: string | null; limit: number },
): Promise<MessageRow[]> {
  return db
    .selectFrom('contact_messages as m')
    .select(['m.id', 'm.name', 'm.email', 'm.subject', 'm.text', 'm.created_at', 'm.answered_at'])
    .$narrowType<Pick<MessageRow, 'subject'>>()
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
}

/** Deletes messages written before an instant. */
export async function deleteMessagesBefore(db: Handle, instant: Date): Promise<void> {
  await db.deleteFrom('contact_messages').where('created_at', '<', instant).execute()
}

/** Marks a message as answered. @returns false when it is unknown or was answered before. */
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
