import type { ConsentChannel } from '@trilha/contracts/privacy/privacy'
import { sql } from 'kysely'
import type { Columns, Handle } from '../platform/db/database.ts'

export type NewConsent = {
  userId: string
  topic: string
  channel: ConsentChannel
  version: string
  text: string
  ip: string | null
  at: Date
}

/** Inserts a consent if none is active for the same topic and channel. */
export async function insertConsent(db: Handle, consent: NewConsent): Promise<void> {
  await sql`insert into consents
      (user_id, topic, channel, text_version, text, ip, given_at)
    values (${consent.userId}, ${consent.topic}, ${consent.channel}, ${consent.version},
      ${consent.text}, ${consent.ip}, ${consent.at})
    on conflict (user_id, topic, channel) where revoked_at is null do nothing`.execute(db)
}

/** Revokes the active consents of a user to a topic, except to the version `exceptVersion`. */
export async function revokeConsents(
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

/** True when a consent to this topic is active. */
export async function selectHasConsent(
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

export type ConsentRecord = Columns<'consents', 'id' | 'topic' | 'given_at' | 'revoked_at'> & {
  channel: ConsentChannel
  version: string
  text: string | null
}

/** Every consent of a person, the newest first, including those for sensitive data. */
export async function selectConsents(
  db: Handle,
  person: { userId: string; candidateId: string },
): Promise<ConsentRecord[]> {
  const { rows } = await sql<ConsentRecord>`
    select id, topic, channel, text_version as version, text, given_at, revoked_at
      from consents where user_id = ${person.userId}
    union all
    select id, purpose, 'site', text_version, null, given_at, revoked_at
      from sensitive.consents where candidate_id = ${person.candidateId}
    order by given_at desc, id desc`.execute(db)
  return rows
}
