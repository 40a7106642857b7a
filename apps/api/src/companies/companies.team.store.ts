import { sql } from 'kysely'
import type { RecruiterRole } from '@trilha/contracts/accounts'
import type { Handle } from '../platform/db/database.ts'

/** Who is in a company now, owners first. */
export async function selectTeam(db: Handle, companyId: string) {
  return db
    .selectFrom('recruiters as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.id', 'r.user_id', 'r.name', 'r.job_title', 'r.role', 'r.created_at'])
    .select(['u.email', 'u.photo_file'])
    .where('r.company_id', '=', companyId)
    .where('r.left_at', 'is', null)
    .orderBy(sql`array_position(array['owner','recruiter','evaluator'], r.role)`)
    .orderBy('r.name')
    .execute()
}

/** The invitations of a company, the newest first. */
export async function selectInvitations(db: Handle, companyId: string) {
  return db
    .selectFrom('team_invitations as i')
    .innerJoin('recruiters as r', 'r.id', 'i.invited_by')
    .select(['i.id', 'i.email', 'i.role', 'i.expires_at', 'r.name as invited_by'])
    .where('i.company_id', '=', companyId)
    .orderBy('i.created_at', 'desc')
    .execute()
}

/** Keeps an invitation; a second one to the address replaces the first, whose link ends. */
export async function upsertInvitation(
  db: Handle,
  invitation: {
    companyId: string
    email: string
    role: RecruiterRole
    invitedBy: string
    createdAt: Date
    expiresAt: Date
  },
): Promise<string> {
  const again = {
    email: invitation.email,
    role: invitation.role,
    invited_by: invitation.invitedBy,
    key_hash: null,
    created_at: invitation.createdAt,
    expires_at: invitation.expiresAt,
  }
  const { id } = await db
    .insertInto('team_invitations')
    .values({ company_id: invitation.companyId, ...again })
    .onConflict((conflict) => conflict.columns(['company_id', 'email_key']).doUpdateSet(again))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @returns false when the company has no such invitation. */
export async function deleteInvitation(
  db: Handle,
  companyId: string,
  id: string,
): Promise<boolean> {
  const row = await db
    .deleteFrom('team_invitations')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends the invitations that somebody wrote. */
export async function deleteInvitationsOf(db: Handle, recruiterId: string): Promise<void> {
  await db.deleteFrom('team_invitations').where('invited_by', '=', recruiterId).execute()
}

const invitationRow = (db: Handle) =>
  db
    .selectFrom('team_invitations as i')
    .innerJoin('companies as c', 'c.id', 'i.company_id')
    .innerJoin('recruiters as r', 'r.id', 'i.invited_by')
    .select(['i.id', 'i.company_id', 'i.email', 'i.role', 'i.created_at', 'r.name as invited_by'])
    .select(['c.name as company_name', 'c.mark', 'c.tone'])

/** An invitation for its mail; undefined when it was taken back. */
export async function selectInvitation(db: Handle, id: string) {
  return invitationRow(db).where('i.id', '=', id).executeTakeFirst()
}

/** An invitation by its key; undefined when unknown, used, taken back or over. */
export async function invitationOfKey(db: Handle, hash: Buffer, now: Date) {
  return invitationRow(db)
    .where('i.key_hash', '=', hash)
    .where('i.expires_at', '>', now)
    .executeTakeFirst()
}

export async function setInvitationKey(db: Handle, id: string, hash: Buffer): Promise<void> {
  await db.updateTable('team_invitations').set({ key_hash: hash }).where('id', '=', id).execute()
}

/** Changes what somebody may do, what they do, or their name. */
export async function updateRecruiter(
  db: Handle,
  id: string,
  changes: { role?: RecruiterRole; job_title?: string; name?: string },
): Promise<void> {
  await db.updateTable('recruiters').set(changes).where('id', '=', id).execute()
}

/** Somebody leaves: the name stays as that of an author. */
export async function markLeft(db: Handle, id: string, now: Date): Promise<void> {
  await db.updateTable('recruiters').set({ left_at: now }).where('id', '=', id).execute()
}
