import { sql } from 'kysely'
import { isHiddenApplicant } from '../blind/blind.fragments.ts'
import type { Handle, Tx } from '../platform/db/database.ts'

export type InvitationRecord = {
  id: string
  vacancy_id: number
  candidate_id: string
  company_name: string
  company_id: string
  recruiter_name: string
  recruiter_role: string
  message: string
  created_at: Date
  accepted: boolean | null
}

const invitationQuery = (db: Handle) =>
  db
    .selectFrom('invitations as i')
    .innerJoin('companies as c', 'c.id', 'i.company_id')
    .innerJoin('recruiters as r', 'r.id', 'i.recruiter_id')
    .select([
      'i.id',
      'i.vacancy_id',
      'i.candidate_id',
      'i.company_id',
      'i.message',
      'i.created_at',
      'i.accepted',
      'c.name as company_name',
      'r.name as recruiter_name',
      'r.job_title as recruiter_role',
    ])

/** A candidate's invitation to a vacancy; undefined when there is none. */
export function selectInvitation(
  db: Handle,
  candidateId: string,
  vacancyId: number,
): Promise<InvitationRecord | undefined> {
  return invitationQuery(db)
    .where('i.candidate_id', '=', candidateId)
    .where('i.vacancy_id', '=', vacancyId)
    .executeTakeFirst()
}

/** Open invitations whose vacancy still takes applications on `today`, the first to close first. */
export function selectOpenInvitations(db: Handle, candidateId: string, today: string) {
  return (
    db
      .selectFrom('invitations as i')
      .innerJoin('companies as c', 'c.id', 'i.company_id')
      .innerJoin('vacancies as v', 'v.id', 'i.vacancy_id')
      .select(['i.id', 'i.vacancy_id', 'v.role_name', 'v.closes_on', 'c.name as company_name'])
      .where('i.candidate_id', '=', candidateId)
      .where('i.accepted', 'is', null)
      .where('v.state', '=', 'open')
      .where('v.closes_on', '>=', today)
      // Applying directly counts as accepting.
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('applications as a')
              .whereRef('a.candidate_id', '=', 'i.candidate_id')
              .whereRef('a.vacancy_id', '=', 'i.vacancy_id')
              .select('a.id'),
          ),
        ),
      )
      .orderBy('v.closes_on')
      .orderBy('i.created_at')
      .execute()
  )
}

/** Locks an invitation until the transaction ends; undefined when unknown. */
export function lockInvitation(tx: Tx, id: string): Promise<InvitationRecord | undefined> {
  return invitationQuery(tx).where('i.id', '=', id).forUpdate('i').executeTakeFirst()
}

/** Stores the answer to an invitation. */
export async function writeAnswer(
  tx: Tx,
  id: string,
  answer: { accepted: boolean; reason: string | null },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('invitations')
    .set({ accepted: answer.accepted, answered_at: now, decline_reason: answer.reason })
    .where('id', '=', id)
    .execute()
}

/** Declines the open invitations of a company to a candidate. @returns whether there was any. */
export async function declineAll(
  tx: Tx,
  between: { candidateId: string; companyId: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invitations')
    .set({ accepted: false, answered_at: now })
    .where('candidate_id', '=', between.candidateId)
    .where('company_id', '=', between.companyId)
    .where('accepted', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * The facts that inviting checks; undefined when the company has no such vacancy or person. The
 * company is locked until the transaction ends.
 */
export async function lockForInviting(
  tx: Tx,
  request: {
    vacancyId: number
    /** Exactly one of these two: how the company knows the person. */
    applicationId: string | null
    talentId: string | null
    companyId: string
    /** The user who invites. */
    userId: string
    /** The start of the period that the daily limit counts. */
    since: Date
    /** If the person declined after this instant, the company may not invite again yet. */
    quietSince: Date
  },
) {
  // The company is locked, so that its invitations of a day are counted correctly.
  await sql`select from companies where id = ${request.companyId} for no key update`.execute(tx)
  const { rows } = await sql<{
    state: string
    closes_on: string
    role_name: string
    company_name: string
    candidate_id: string
    user_id: string
    applied: boolean
    invited: boolean
    sent: number
    verified: boolean
    blocked: boolean
    declined: boolean
  }>`
    select v.state, v.closes_on, v.role_name, c.name as company_name, p.id as candidate_id,
      p.user_id,
      exists (select from applications b where b.candidate_id = p.id and b.vacancy_id = v.id)
        as applied,
      exists (select from invitations i where i.candidate_id = p.id and i.vacancy_id = v.id)
        as invited,
      (select count(*)::int from invitations i
        where i.company_id = c.id and i.created_at > ${request.since}) as sent,
      c.verified_at is not null as verified,
      exists (select from company_blocks b where b.candidate_id = p.id and b.company_id = c.id)
        as blocked,
      exists (select from invitations i where i.candidate_id = p.id and i.company_id = c.id
        and not i.accepted and i.answered_at > ${request.quietSince}) as declined
    from vacancies v
    join companies c on c.id = v.company_id
    join candidates p on p.id = coalesce(
      (select a.candidate_id from applications a
        join vacancies w on w.id = a.vacancy_id and w.company_id = c.id
        where a.id = ${request.applicationId}::uuid),
      -- People who block the company or are hidden by a blind vacancy are not found.
      (select d.candidate_id from talent_documents d
        where d.id = ${request.talentId}::uuid and not ${isHiddenApplicant('d.candidate_id', request)}
          and not exists (select from company_blocks b
          where b.candidate_id = d.candidate_id and b.company_id = c.id)))
    where v.id = ${request.vacancyId} and c.id = ${request.companyId}`.execute(tx)
  return rows[0]
}

/** Inserts an invitation. @returns its id. */
export async function insertInvitation(
  tx: Tx,
  invitation: {
    vacancyId: number
    candidateId: string
    companyId: string
    recruiterId: string
    message: string
  },
  now: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto('invitations')
    .values({
      vacancy_id: invitation.vacancyId,
      candidate_id: invitation.candidateId,
      company_id: invitation.companyId,
      recruiter_id: invitation.recruiterId,
      message: invitation.message,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
