import { sql } from 'kysely'
import type { Handle, Tx } from '../db/database.ts'

/** Kind of bounce; `complaint` means that the recipient marked a mail as spam. */
export type BounceKind = 'hard' | 'soft' | 'complaint'

/** After this number of soft bounces, such as a full mailbox, nothing more is sent. */
const softLimit = 5

/**
 * Records a bounce. A later soft bounce does not replace a hard bounce or a complaint.
 * @returns true when this bounce is the one that stops mails to the address.
 */
export async function recordBounce(
  tx: Tx,
  email: string,
  kind: BounceKind,
  at: Date,
): Promise<boolean> {
  const before = await isBouncing(tx, email)
  await sql`
    insert into mail_bounces (email_key, kind, at) values (${email.toLowerCase()}, ${kind}, ${at})
    on conflict (email_key) do update set times = mail_bounces.times + 1, at = excluded.at,
      kind = case when excluded.kind = 'soft' then mail_bounces.kind else excluded.kind end
  `.execute(tx)
  return !before && (await isBouncing(tx, email))
}

/** True when no mail is sent to this address because of its bounces. */
export async function isBouncing(db: Handle, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('mail_bounces')
    .select('email_key')
    .where('email_key', '=', email.toLowerCase())
    .where((eb) => eb.or([eb('kind', '!=', 'soft'), eb('times', '>=', softLimit)]))
    .executeTakeFirst()
  return row !== undefined
}
