import { sql } from 'kysely'
import type { RecruiterRole, TypeUser } from '@trilha/contracts/accounts/accounts'
import type { Viewer } from '../platform/context.ts'
import type { Handle } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import type { LiveSession } from '../platform/http/sessions.ts'

/**
 * A session with its user; null when unknown or the user is suspended.
 * @throws AppError `forbidden` for an account without its candidate or its company.
 */
export async function findSession(db: Handle, tokenHash: Buffer): Promise<LiveSession | null> {
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('candidates as c', 'c.user_id', 'u.id')
    .leftJoin('recruiters as r', 'r.user_id', 'u.id')
    .leftJoin('companies as o', 'o.id', 'r.company_id')
    .leftJoin('authenticators as a', 'a.user_id', 'u.id')
    .select([
      's.id as session_id',
      's.expires_at',
      's.ends_at',
      's.proved_at',
      'a.user_id as authenticator',
      'u.id as user_id',
      'u.type_user',
      'c.id as candidate_id',
      'r.id as recruiter_id',
      'r.company_id',
      'r.role',
      'o.second_step_from',
    ])
    .where('s.token_hash', '=', tokenHash)
    .where('u.suspended_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  return {
    expiresAt: row.expires_at,
    endsAt: row.ends_at,
    provedAt: row.proved_at,
    hasSecondStep: row.authenticator !== null,
    secondStepFrom: row.second_step_from,
    viewer: viewerOf({ ...row, type_user: row.type_user as TypeUser }),
  }
}

/** Handlers rely on this check: a candidate has a candidate id, and a recruiter has a company. */
function viewerOf(row: {
  user_id: string
  session_id: string
  type_user: TypeUser
  candidate_id: string | null
  recruiter_id: string | null
  company_id: string | null
  role: string | null
}): Viewer {
  const session = { userId: row.user_id, sessionId: row.session_id }
  const { type_user: typeUser, candidate_id: candidateId, recruiter_id: id } = row
  if (typeUser === 3) return { ...session, typeUser }
  if (typeUser === 1) {
    if (!candidateId) return fail('forbidden')
    return { ...session, typeUser, candidateId }
  }
  if (!id || !row.company_id) return fail('forbidden')
  const recruiter = { id, companyId: row.company_id, role: row.role as RecruiterRole }
  return { ...session, typeUser, recruiter }
}

/** The time when a session expires; null when it has ended. */
export async function findSessionEnd(db: Handle, id: string): Promise<Date | null> {
  const row = await db
    .selectFrom('sessions')
    .select('expires_at')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.expires_at ?? null
}

/** What decides how long a user's sessions last. */
export async function selectSessionKind(db: Handle, userId: string) {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('authenticators as a', 'a.user_id', 'u.id')
    .select(['u.type_user', 'a.user_id as authenticator'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
  return { typeUser: row.type_user as TypeUser, hasSecondStep: row.authenticator !== null }
}

/** Stores a session with the hash of its token. */
export async function insertSession(
  db: Handle,
  session: {
    userId: string
    tokenHash: Buffer
    startedAt: Date
    expiresAt: Date
    endsAt: Date
    browser: string | null
    system: string | null
  },
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      user_id: session.userId,
      token_hash: session.tokenHash,
      expires_at: session.expiresAt,
      ends_at: session.endsAt,
      created_at: session.startedAt,
      proved_at: session.startedAt,
      used_at: session.startedAt,
      browser: session.browser,
      system: session.system,
    })
    .execute()
}

/** Extends a session after a use. */
export async function moveExpiry(
  db: Handle,
  tokenHash: Buffer,
  expiresAt: Date,
  usedAt: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ expires_at: expiresAt, used_at: usedAt })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Records that the owner of a session proved again who they are. */
export async function moveProof(db: Handle, sessionId: string, provedAt: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ proved_at: provedAt })
    .where('id', '=', sessionId)
    .execute()
}

/** The open sessions of a user, last used first. */
export async function selectSessions(db: Handle, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'browser', 'system', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .execute()
}

/**
 * Ends every session, mailed password key and trusted device, after a restore: those that people
 * have ended since the backup would be valid again.
 */
export async function signEverybodyOut(db: Handle): Promise<void> {
  await db.deleteFrom('sessions').execute()
  await db.deleteFrom('password_keys').execute()
  await db.deleteFrom('trusted_devices').execute()
}

/** Deletes sessions of a user and notifies every process. @returns the number of deleted ones. */
export async function endSessions(
  db: Handle,
  userId: string,
  which: { only?: string; except?: string },
): Promise<number> {
  let query = db.deleteFrom('sessions').where('user_id', '=', userId)
  if (which.only) query = query.where('id', '=', which.only)
  if (which.except) query = query.where('id', '<>', which.except)
  const { numDeletedRows } = await query.executeTakeFirst()
  await sql`select pg_notify('session_ended', ${userId}::text)`.execute(db)
  return Number(numDeletedRows)
}

/** Makes every process read a user's sessions again, because their permissions have changed. */
export async function rereadSessions(db: Handle, userId: string): Promise<void> {
  await sql`select pg_notify('session_ended', ${userId}::text)`.execute(db)
}
