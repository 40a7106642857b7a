import type { ConsentChannel } from '@trilha/contracts/privacy'
import { sql } from 'kysely'
import { readRows, type Handle } from '../platform/db/database.ts'

export type NewConsent = {
  userId: string
  topic: string
  channel: ConsentChannel
  version: string
  text: string
  ip: string | null
  at: Date
}

/** Notes a consent; one to the same topic that holds, to another text or the same, stays as it is. */
export async function insertConsent(db: Handle, consent: NewConsent): Promise<void> {
  await sql`insert into consents
      (user_id, topic, channel, text_version, text, ip, given_at)
    values (${consent.userId}, ${consent.topic}, ${consent.channel}, ${consent.version},
      ${consent.text}, ${consent.ip}, ${consent.at})
    on conflict (user_id, topic, channel) where revoked_at is null do nothing`.execute(db)
}

/** Ends the consents of a user to a topic that hold, but one to the text of this version. */
export async function endConsents(
  db: Handle,
  which: { userId: string; topic: string; channel: ConsentChannel; exceptVersion?: string },
  at: Date,
): Promise<void> {
  let query = db
    .updateTable('consents')
    .set({ revoked_at: at })
    .where('user_id', '=', which.userId)
    .where('topic', '=', which.topic)
    .where('channel', '=', which.channel)
    .where('revoked_at', 'is', null)
  if (which.exceptVersion) query = query.where('text_version', '<>', which.exceptVersion)
  await query.execute()
}

/** Does a consent to this topic hold? */
export async function selectHolds(
  db: Handle,
  which: { userId: string; topic: string; channel: ConsentChannel },
): Promise<boolean> {
  const row = await db
    .selectFrom('consents')
    .select('id')
    .where('user_id', '=', which.userId)
    .where('topic', '=', which.topic)
    .where('channel', '=', which.channel)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export type ConsentRecord = {
  id: string
  topic: string
  channel: ConsentChannel
  version: string
  text: string | null
  given_at: Date
  revoked_at: Date | null
}

/** Every consent of a person, the newest first, those for sensitive data among them. */
export async function selectConsents(
  db: Handle,
  who: { userId: string; candidateId: string },
): Promise<ConsentRecord[]> {
  return readRows<ConsentRecord>(
    db,
    `select id, topic, channel, text_version as version, text, given_at, revoked_at
      from consents where user_id = $1
    union all
    select id, purpose, 'site', text_version, null, given_at, revoked_at
      from sensitive.consents where candidate_id = $2
    order by given_at desc, id desc`,
    [who.userId, who.candidateId],
  )
}
