import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import {
  maxInvitationsPerDay,
  type Invitation,
  reinviteWaitDays,
  type invite as inviteContract,
} from '@trilha/contracts/invitations'
import type { VacancyState } from '@trilha/contracts/vacancies/enums'
import { dayInBrasilia, takesApplications } from '@trilha/contracts/vacancies/states'
import { dayMs } from '@trilha/contracts/shared/durations'
import { applyInvited } from '../applications/applying/apply.ts'
import { can } from '../platform/can.ts'
import type { CandidateContext, RecruiterContext } from '../platform/context.ts'
import { inTransaction, type Tx } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import {
  declineAll,
  insertInvitation,
  lockForInviting,
  lockInvitation,
  selectInvitation,
  selectOpenInvitations,
  writeAnswer,
  type InvitationRecord,
} from './invitations.store.ts'
import { notify, notifyRefresh } from '../notifications/notifications.service.ts'

/** The viewer's invitation to a vacancy. @throws AppError `not-found`. */
export async function getInvitation(ctx: CandidateContext, vacancyId: number): Promise<Invitation> {
  const { candidateId } = ctx.viewer
  const record = (await selectInvitation(ctx.db, candidateId, vacancyId)) ?? fail('not-found')
  return {
    id: record.id,
    company: record.company_name,
    companyId: record.company_id,
    recruiter: { name: record.recruiter_name, role: record.recruiter_role },
    message: record.message,
    createdAt: record.created_at.toISOString(),
    accepted: record.accepted,
  }
}

/** The viewer's open invitations. */
export async function listOpenInvitations(ctx: CandidateContext) {
  const { candidateId } = ctx.viewer
  const records = await selectOpenInvitations(ctx.db, candidateId, dayInBrasilia(ctx.now()))
  return {
    rows: records.map((record) => ({
      id: record.id,
      vacancyId: record.vacancy_id,
      roleName: record.role_name,
      company: record.company_name,
      closesOn: record.closes_on,
    })),
  }
}

/**
 * Accepts an invitation and starts the trail of its vacancy, if it has not started yet.
 * @throws AppError `not-found`, `invitation-answered`, `vacancy-not-open`, `too-young`.
 */
export async function acceptInvitation(
  ctx: CandidateContext,
  id: string,
): Promise<{ vacancyId: number }> {
  const { userId } = ctx.viewer
  return inTransaction(ctx.db, async (tx) => {
    const invitation = await lockOwnInvitation(ctx, tx, id)
    const { candidate_id: candidateId, vacancy_id: vacancyId } = invitation
    await applyInvited(ctx, tx, { vacancyId, candidateId, userId })
    await writeAnswer(tx, id, { accepted: true, reason: null }, ctx.now())
    await notifyRefresh(tx, userId)
    return { vacancyId }
  })
}

/** Declines an invitation. @throws AppError `not-found`, `invitation-answered`. */
export async function declineInvitation(
  ctx: CandidateContext,
  id: string,
  reason: string,
): Promise<void> {
  const { userId } = ctx.viewer
  await inTransaction(ctx.db, async (tx) => {
    await lockOwnInvitation(ctx, tx, id)
    await writeAnswer(tx, id, { accepted: false, reason: reason || null }, ctx.now())
    await notifyRefresh(tx, userId)
  })
}

/** Declines all open invitations of a company to the viewer, in the caller's transaction. */
export async function declineInvitationsOf(
  ctx: CandidateContext,
  tx: Tx,
  companyId: string,
): Promise<void> {
  const { userId, candidateId } = ctx.viewer
  if (await declineAll(tx, { candidateId, companyId }, ctx.now())) await notifyRefresh(tx, userId)
}

/**
 * An open invitation of the viewer, locked until the transaction ends.
 * @throws AppError `not-found`, also for another candidate's invitation; `invitation-answered`.
 */
async function lockOwnInvitation(
  ctx: CandidateContext,
  tx: Tx,
  id: string,
): Promise<InvitationRecord> {
  const record = await lockInvitation(tx, id)
  if (!record || record.candidate_id !== ctx.viewer.candidateId) return fail('not-found')
  if (record.accepted !== null) fail('invitation-answered')
  return record
}

/**
 * Invites a person to a vacancy of the viewer's company. The company must know the person from an
 * application or from the talent search.
 * @throws AppError `not-found`, also for another company's vacancy or application and for people
 * who can't be found; `forbidden` for evaluators; `company-not-verified`, `vacancy-not-open`,
 * `person-applied`, `already-invited`, `no-invitations-now`, `invitation-limit`.
 */
export async function invite(
  ctx: RecruiterContext,
  vacancyId: number,
  { applicationId, talentId, message = '' }: BodyOf<typeof inviteContract>,
): Promise<{ id: string }> {
  const { recruiter, userId } = ctx.viewer
  if (!can(ctx.viewer, 'talents.search', recruiter)) fail('forbidden')
  const { companyId, id: recruiterId } = recruiter
  const now = ctx.now()
  return inTransaction(ctx.db, async (tx) => {
    const since = new Date(now.getTime() - dayMs)
    const quietSince = new Date(now.getTime() - reinviteWaitDays * dayMs)
    const person = { applicationId: applicationId ?? null, talentId: talentId ?? null }
    const row =
      (await lockForInviting(tx, { vacancyId, ...person, companyId, userId, since, quietSince })) ??
      fail('not-found')
    if (!row.verified) fail('company-not-verified')
    if (!takesApplications(row.state as VacancyState, row.closes_on, dayInBrasilia(now)))
      fail('vacancy-not-open')
    if (row.applied) fail('person-applied')
    if (row.invited) fail('already-invited')
    // One error for both, so that the company does not learn which of them applies.
    if (row.blocked || row.declined) fail('no-invitations-now')
    if (row.sent >= maxInvitationsPerDay) fail('invitation-limit')
    const id = await insertInvitation(
      tx,
      { vacancyId, candidateId: row.candidate_id, companyId, recruiterId, message },
      now,
    )
    await notify(tx, {
      userId: row.user_id,
      type: 'invitation',
      message: `Novo convite. ${row.company_name} convidou você para ${row.role_name}.`,
      key: `invitation:${id}`,
      at: now,
      vacancyId,
      invitationId: id,
    })
    return { id }
  })
}
