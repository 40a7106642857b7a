import { sql } from 'kysely'
import type { Handle, Tx } from '../db/database.ts'

/** What a mail server says of an address; `complaint` is a person who marked us as spam. */
export type BounceKind = 'hard' | 'soft' | 'complaint'

/** A full mailbox may be emptied; after so many times in a row it won't be. */
const softLimit = 5

/**
 * Keeps what came back. A hard bounce or a complaint stays what it is when a soft one follows.
 * @returns whether nothing is sent there from now on, and was until now.
 */
export async function keepBounce(
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

/** Does this address refuse what we send? */
export async function isBouncing(db: Handle, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('mail_bounces')
    .select('email_key')
    .where('email_key', '=', email.toLowerCase())
    .where((eb) => eb.or([eb('kind', '!=', 'soft'), eb('times', '>=', softLimit)]))
    .executeTakeFirst()
  return row !== undefined
}
