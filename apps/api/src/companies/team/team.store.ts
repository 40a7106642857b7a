import { sql } from 'kysely'
import type { RecruiterRole } from '@trilha/contracts/accounts/accounts'
import type { Handle } from '../../platform/db/database.ts'

/** Adds a user to a company as recruiter. @returns the recruiter's id. */
export async function insertRecruiter(
  db: Handle,
  recruiter: {
    userId: string
    companyId: string
    name: string
    jobTitle: string
    role: RecruiterRole
    terms?: { version: string; acceptedAt: Date }
  },
): Promise<string> {
  const { id } = await db
    .insertInto('recruiters')
    .values({
      user_id: recruiter.userId,
      company_id: recruiter.companyId,
      name: recruiter.name,
      job_title: recruiter.jobTitle,
      role: recruiter.role,
      accepted_terms_version: recruiter.terms?.version ?? null,
      accepted_terms_at: recruiter.terms?.acceptedAt ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The current members of a company, owners first. */
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

/** Stores an invitation; a second one to the same address replaces the first and its link. */
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
  const row = {
    email: invitation.email,
    role: invitation.role,
    invited_by: invitation.invitedBy,
    key_hash: null,
    created_at: invitation.createdAt,
    expires_at: invitation.expiresAt,
  }
  const { id } = await db
    .insertInto('team_invitations')
    .values({ company_id: invitation.companyId, ...row })
    .onConflict((conflict) => conflict.columns(['company_id', 'email_key']).doUpdateSet(row))
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

/** Deletes the invitations that a recruiter sent. */
export async function deleteInvitationsOf(db: Handle, recruiterId: string): Promise<void> {
  await db.deleteFrom('team_invitations').where('invited_by', '=', recruiterId).execute()
}

const invitationQuery = (db: Handle) =>
  db
    .selectFrom('team_invitations as i')
    .innerJoin('companies as c', 'c.id', 'i.company_id')
    .innerJoin('recruiters as r', 'r.id', 'i.invited_by')
    .select(['i.id', 'i.company_id', 'i.email', 'i.role', 'i.created_at', 'r.name as invited_by'])
    .select(['c.name as company_name', 'c.mark', 'c.tone'])

/** An invitation for its mail; undefined when it was cancelled. */
export async function selectInvitation(db: Handle, id: string) {
  return invitationQuery(db).where('i.id', '=', id).executeTakeFirst()
}

/** An invitation by its key; undefined when unknown, used, cancelled or expired. */
export async function selectInvitationByKey(db: Handle, hash: Buffer, now: Date) {
  return invitationQuery(db)
    .where('i.key_hash', '=', hash)
    .where('i.expires_at', '>', now)
    .executeTakeFirst()
}

export async function setInvitationKey(db: Handle, id: string, hash: Buffer): Promise<void> {
  await db.updateTable('team_invitations').set({ key_hash: hash }).where('id', '=', id).execute()
}

/** Changes the role, the job title or the name of a recruiter. */
export async function updateRecruiter(
  db: Handle,
  id: string,
  changes: { role?: RecruiterRole; job_title?: string; name?: string },
): Promise<void> {
  await db.updateTable('recruiters').set(changes).where('id', '=', id).execute()
}

/** Marks a recruiter as left; the row stays, since it names the author of earlier entries. */
export async function markLeft(db: Handle, id: string, now: Date): Promise<void> {
  await db.updateTable('recruiters').set({ left_at: now }).where('id', '=', id).execute()
}
