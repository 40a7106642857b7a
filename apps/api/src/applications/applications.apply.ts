import { randomUUIDv7 } from 'node:crypto'
import { ageOn } from '@trilha/contracts/accounts'
import { apply as contract } from '@trilha/contracts/applications'
import type { BodyOf } from '@trilha/contracts/endpoint'
import {
  dayInBrasilia,
  publishedStates,
  takesApplications,
} from '@trilha/contracts/vacancies.states'
import type { CandidateContext, Context } from '../platform/context.ts'
import { inTransaction, type Tx } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { once } from '../platform/http/idempotency.ts'
import { lockForApply } from './applications.apply.store.ts'
import { notePcd } from './applications.pcd.ts'
import { begin } from './applications.transition.ts'

/**
 * Starts the trail of a vacancy for the candidate who is signed in.
 * @param key the same key answers the same reply without applying again.
 * @throws AppError `not-found`, `vacancy-not-open`, `too-young`, `pcd-not-offered`, `already-applied`,
 *   `key-reused`.
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
    once(ctx, tx, { userId, key, endpoint: contract.id, request: body, reply }, async () => {
      if (!(await applyOnce(ctx, tx, { ...body, id, userId, candidateId }))) fail('already-applied')
      return reply
    }),
  )
}

/**
 * Starts the trail of a vacancy for somebody who accepts an invitation to it, in the transaction of
 * that; who is on it already stays where they are.
 * @throws AppError `not-found`, `vacancy-not-open`, `too-young`.
 */
export async function applyInvited(
  ctx: Context,
  tx: Tx,
  who: { vacancyId: number; userId: string; candidateId: string },
): Promise<void> {
  await applyOnce(ctx, tx, { ...who, id: randomUUIDv7(), source: 'invitation' })
}

/** @returns false when the person is on that trail already. */
async function applyOnce(
  ctx: Context,
  tx: Tx,
  from: BodyOf<typeof contract> & { id: string; userId: string; candidateId: string },
): Promise<boolean> {
  const { id, vacancyId, candidateId, userId } = from
  const lock = () => lockForApply(tx, vacancyId, candidateId)
  // Absent too when its company saved it while we waited for it: then it is read again.
  const vacancy = (await lock()) ?? (await lock()) ?? fail('not-found')
  // What was never published is not told apart from what does not exist.
  if (!publishedStates.includes(vacancy.state)) fail('not-found')
  const today = dayInBrasilia(ctx.now())
  if (!takesApplications(vacancy.state, vacancy.closes_on, today)) fail('vacancy-not-open')
  if (ageOn(vacancy.birth_date, today) < vacancy.min_age) fail('too-young')
  if (from.pcd && vacancy.deficiency === null) fail('pcd-not-offered')
  const source = sourceOf(from.source, vacancy)
  const { stages, company_id: companyId, hooked } = vacancy
  const application = { id, vacancyId, companyId, candidateId, userId, source, stages, hooked }
  if (!(await begin(ctx, tx, application))) return false
  if (from.pcd) await notePcd(ctx, tx, { applicationId: id, candidateId }, from.pcd)
  return true
}

/**
 * Where an application came from: what the page says, but for what the server knows better. Nobody
 * comes by an invitation that was never made; who was told by an alert found it by that.
 */
function sourceOf(
  told: BodyOf<typeof contract>['source'],
  { invited, alerted }: { invited: boolean; alerted: boolean },
): string | null {
  if (told === 'invitation') return invited ? told : null
  return alerted && (told === 'search' || told === undefined) ? 'alert' : (told ?? null)
}
