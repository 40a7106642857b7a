import { randomUUIDv7 } from 'node:crypto'
import { ageOn } from '@trilha/contracts/accounts/accounts'
import { apply as contract } from '@trilha/contracts/applications/applications'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import {
  dayInBrasilia,
  publishedStates,
  takesApplications,
} from '@trilha/contracts/vacancies/states'
import type { CandidateContext, Context } from '../../platform/context.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { runIdempotent } from '../../platform/http/idempotency.ts'
import { lockForApply } from './apply.store.ts'
import { storePcd } from '../pcd/pcd.service.ts'
import { createApplication } from '../applications.transition.ts'

/**
 * Starts the trail of a vacancy for the candidate who is signed in.
 * @param key idempotency key: a request with the same key gets the same reply and changes nothing.
 * @throws AppError `not-found`, `vacancy-not-open`, `too-young`, `pcd-not-offered`,
 * `already-applied`, `key-reused`.
 */
export async function applyToVacancy(
  ctx: CandidateContext,
  body: BodyOf<typeof contract>,
  key: string | null,
): Promise<{ id: string; vacancyId: number }> {
  const { userId, candidateId } = ctx.viewer
  const id = randomUUIDv7()
  const reply = { id, vacancyId: body.vacancyId }
  return inTransaction(ctx.db, (tx) =>
    runIdempotent(
      ctx,
      tx,
      { userId, key, endpoint: contract.id, request: body, reply },
      async () => {
        if (!(await applyOnce(ctx, tx, { ...body, id, userId, candidateId })))
          fail('already-applied')
        return reply
      },
    ),
  )
}

/**
 * Starts the trail of a vacancy for a candidate who accepts an invitation, in the same transaction.
 * An existing application stays unchanged.
 * @throws AppError `not-found`, `vacancy-not-open`, `too-young`.
 */
export async function applyInvited(
  ctx: Context,
  tx: Tx,
  invitation: { vacancyId: number; userId: string; candidateId: string },
): Promise<void> {
  await applyOnce(ctx, tx, { ...invitation, id: randomUUIDv7(), source: 'invitation' })
}

/** @returns false when the candidate has already applied to this vacancy. */
async function applyOnce(
  ctx: Context,
  tx: Tx,
  request: BodyOf<typeof contract> & { id: string; userId: string; candidateId: string },
): Promise<boolean> {
  const { id, vacancyId, candidateId, userId } = request
  const lockVacancy = () => lockForApply(tx, vacancyId, candidateId)
  // A vacancy that was saved during the wait for the lock is found by the second call.
  const vacancy = (await lockVacancy()) ?? (await lockVacancy()) ?? fail('not-found')
  // A vacancy that was never published gets the same reply as an unknown one.
  if (!publishedStates.includes(vacancy.state)) fail('not-found')
  const today = dayInBrasilia(ctx.now())
  if (!takesApplications(vacancy.state, vacancy.closes_on, today)) fail('vacancy-not-open')
  if (ageOn(vacancy.birth_date, today) < vacancy.min_age) fail('too-young')
  if (request.pcd && vacancy.deficiency === null) fail('pcd-not-offered')
  const source = sourceOf(request.source, vacancy)
  const { stages, company_id: companyId, has_webhook: hasWebhook } = vacancy
  const application = { id, vacancyId, companyId, candidateId, userId, source, stages, hasWebhook }
  if (!(await createApplication(ctx, tx, application))) return false
  if (request.pcd) await storePcd(ctx, tx, { applicationId: id, candidateId }, request.pcd)
  return true
}

/**
 * Where an application came from. The server corrects what the page reports: `invitation` needs a
 * stored invitation, and a vacancy that was in an alert to the candidate counts as `alert`.
 */
function sourceOf(
  reported: BodyOf<typeof contract>['source'],
  { invited, alerted }: { invited: boolean; alerted: boolean },
): string | null {
  if (reported === 'invitation') return invited ? reported : null
  const fromSearch = reported === 'search' || reported === undefined
  return alerted && fromSearch ? 'alert' : (reported ?? null)
}
