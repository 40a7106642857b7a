import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import {
  dailyInvitations,
  type Invitation,
  quietDays,
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
export async function openInvitations(ctx: CandidateContext) {
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
 * Accepts an invitation: the trail of its vacancy starts, unless it has started already.
 * @throws AppError `not-found`, `invitation-answered`, `vacancy-not-open`, `too-young`.
 */
export async function acceptInvitation(
  ctx: CandidateContext,
  id: string,
): Promise<{ vacancyId: number }> {
  const { userId } = ctx.viewer
  return inTransaction(ctx.db, async (tx) => {
    const { candidate_id: candidateId, vacancy_id: vacancyId } = await lockOwn(ctx, tx, id)
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
    await lockOwn(ctx, tx, id)
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

/** @throws AppError `not-found`, also for somebody else's, `invitation-answered`. */
async function lockOwn(ctx: CandidateContext, tx: Tx, id: string): Promise<InvitationRecord> {
  const record = await lockInvitation(tx, id)
  if (!record || record.candidate_id !== ctx.viewer.candidateId) return fail('not-found')
  if (record.accepted !== null) fail('invitation-answered')
  return record
}

/**
 * Invites a person to a vacancy of the viewer's company. The company must know the person from an
 * application or from the talent search.
 * @throws AppError `not-found`, also for another company's vacancy or application and for people
 * who can't be found, `forbidden` for evaluators, `company-not-verified`, `vacancy-not-open`,
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
    const quietSince = new Date(now.getTime() - quietDays * dayMs)
    const person = { applicationId: applicationId ?? null, talentId: talentId ?? null }
    const at =
      (await lockForInviting(tx, { vacancyId, ...person, companyId, userId, since, quietSince })) ??
      fail('not-found')
    if (!at.verified) fail('company-not-verified')
    if (!takesApplications(at.state as VacancyState, at.closes_on, dayInBrasilia(now)))
      fail('vacancy-not-open')
    if (at.applied) fail('person-applied')
    if (at.invited) fail('already-invited')
    // One error for both, so that the company does not learn which of them applies.
    if (at.blocked || at.declined) fail('no-invitations-now')
    if (at.sent >= dailyInvitations) fail('invitation-limit')
    const id = await insertInvitation(
      tx,
      { vacancyId, candidateId: at.candidate_id, companyId, recruiterId, message },
      now,
    )
    await notify(tx, {
      userId: at.user_id,
      type: 'invitation',
      message: `Novo convite. ${at.company_name} convidou você para ${at.role_name}.`,
      key: `invitation:${id}`,
      at: now,
      vacancyId,
      invitationId: id,
    })
    return { id }
  })
}
