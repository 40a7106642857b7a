import type * as contract from '@trilha/contracts/companies/team'
import { maxTeamSize } from '@trilha/contracts/companies/team'
import type { RecruiterRole } from '@trilha/contracts/accounts/accounts'
import type { BodyOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { dayMs } from '@trilha/contracts/shared/durations'
import { closeRecruiterAccount } from '../../accounts/accounts.service.ts'
import { refreshUserSessions } from '../../accounts/signIn/sessions.ts'
import { can } from '../../platform/can.ts'
import type { RecruiterContext } from '../../platform/context.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { requireManager } from '../own/own.service.ts'
import { lockCompany } from '../own/own.store.ts'
import { invitationTask } from '../companies.tasks.ts'
import {
  deleteInvitation,
  deleteInvitationsOf,
  markLeft,
  selectInvitations,
  selectTeam,
  updateRecruiter,
  upsertInvitation,
} from './team.store.ts'

const weekMs = 7 * dayMs

/** The people of the viewer's company; invitations only for viewers who manage the team. */
export async function getTeam(ctx: RecruiterContext): Promise<ReplyOf<typeof contract.getTeam>> {
  const { companyId, id: recruiterId } = ctx.viewer.recruiter
  const canManage = can(ctx.viewer, 'company.manage', { companyId })
  const team = await selectTeam(ctx.db, companyId)
  const invitations = canManage ? await selectInvitations(ctx.db, companyId) : []
  return {
    members: await Promise.all(
      team.map(async (row) => ({
        id: row.id,
        name: row.name,
        jobTitle: row.job_title,
        email: row.email,
        role: row.role as RecruiterRole,
        photoUrl: row.photo_file && (await ctx.storage.url(row.photo_file)),
        joinedAt: row.created_at.toISOString(),
        you: row.id === recruiterId,
      })),
    ),
    invitations: invitations.map((row) => ({
      id: row.id,
      email: row.email,
      role: row.role as RecruiterRole,
      invitedBy: row.invited_by,
      expiresAt: row.expires_at.toISOString(),
      expired: row.expires_at <= ctx.now(),
    })),
    manage: canManage,
  }
}

/**
 * Invites somebody by mail.
 * @throws AppError `forbidden`, `already-member`, `team-full`, `too-many-requests`.
 */
export async function invite(
  ctx: RecruiterContext,
  { email, role }: BodyOf<typeof contract.inviteToTeam>,
): Promise<{ id: string }> {
  const { companyId, recruiterId } = requireManager(ctx)
  await ctx.limits.guard('teamInvitations', companyId)
  await ctx.limits.guard('companyMail', `${companyId} ${email}`)
  const createdAt = ctx.now()
  return inTransaction(ctx.db, async (tx) => {
    await lockCompany(tx, companyId)
    const team = await selectTeam(tx, companyId)
    if (team.some((row) => row.email.toLowerCase() === email.toLowerCase())) fail('already-member')
    const invitations = await selectInvitations(tx, companyId)
    // An expired invitation takes no place, and the one to this address is replaced.
    const others = invitations.filter(
      (row) => row.expires_at > createdAt && row.email.toLowerCase() !== email.toLowerCase(),
    )
    if (team.length + others.length >= maxTeamSize) fail('team-full')
    const expiresAt = new Date(createdAt.getTime() + weekMs)
    const invitation = { companyId, email, role, invitedBy: recruiterId, createdAt, expiresAt }
    const id = await upsertInvitation(tx, invitation)
    await ctx.tasks.add(tx, invitationTask, { invitationId: id, at: createdAt.toISOString() })
    return { id }
  })
}

/** Cancels an invitation. @throws AppError `forbidden`, `not-found`. */
export async function cancelInvitation(ctx: RecruiterContext, id: string): Promise<void> {
  const { companyId } = requireManager(ctx)
  if (!(await deleteInvitation(ctx.db, companyId, id))) fail('not-found')
}

/** Changes role or title. @throws AppError `forbidden`, `not-found`, `last-owner`. */
export async function updateMember(
  ctx: RecruiterContext,
  id: string,
  { role, jobTitle }: BodyOf<typeof contract.updateMember>,
): Promise<void> {
  const { companyId } = requireManager(ctx)
  const userId = await inTransaction(ctx.db, async (tx) => {
    const row = await lockMember(tx, companyId, id, role ?? 'same')
    const changes = {
      ...(role && { role }),
      ...(jobTitle !== undefined && { job_title: jobTitle }),
    }
    if (Object.keys(changes).length > 0) await updateRecruiter(tx, id, changes)
    if (role && role !== 'owner') await deleteInvitationsOf(tx, id)
    await refreshUserSessions(ctx, tx, row.user_id)
    return row.user_id
  })
  // A concurrent request may have cached the old role before the commit.
  ctx.sessions.drop(userId)
}

/** Changes the viewer's own name and title. */
export async function updateOwnMember(
  ctx: RecruiterContext,
  { name, jobTitle }: BodyOf<typeof contract.updateOwnMember>,
): Promise<void> {
  const { recruiter, userId } = ctx.viewer
  await inTransaction(ctx.db, async (tx) => {
    await updateRecruiter(tx, recruiter.id, { name, job_title: jobTitle })
    await refreshUserSessions(ctx, tx, userId)
  })
  ctx.sessions.drop(userId)
}

/**
 * Removes a member, possibly the viewer, and closes their account.
 * @throws AppError `forbidden`, `not-found`, `last-owner`.
 */
export async function removeMember(ctx: RecruiterContext, id: string): Promise<void> {
  const { companyId, id: recruiterId } = ctx.viewer.recruiter
  if (id !== recruiterId && !can(ctx.viewer, 'company.manage', { companyId })) fail('forbidden')
  const userId = await inTransaction(ctx.db, async (tx) => {
    const row = await lockMember(tx, companyId, id, null)
    await markLeft(tx, id, ctx.now())
    // Otherwise a removed owner could come back with an invitation sent to a second address.
    await deleteInvitationsOf(tx, id)
    await closeRecruiterAccount(ctx, tx, row.user_id)
    return row.user_id
  })
  ctx.sessions.drop(userId)
}

/**
 * Finds a member and locks the company, so that the last two owners cannot leave at the same time.
 * @param role the new role; `same` when it does not change, null when the member leaves.
 * @throws AppError `not-found`, `last-owner`.
 */
async function lockMember(
  tx: Tx,
  companyId: string,
  id: string,
  role: RecruiterRole | 'same' | null,
) {
  await lockCompany(tx, companyId)
  const team = await selectTeam(tx, companyId)
  const found = team.find((row) => row.id === id) ?? fail('not-found')
  const owners = team.filter((row) => row.role === 'owner')
  const staysOwner = role === 'owner' || role === 'same'
  if (found.role === 'owner' && !staysOwner && owners.length === 1) fail('last-owner')
  return found
}
