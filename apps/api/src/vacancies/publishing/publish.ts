import {
  dayInBrasilia,
  vacancyStep,
  type VacancyAction,
  type VacancyActor,
} from '@trilha/contracts/vacancies/states'
import type { VacancyState } from '@trilha/contracts/vacancies/enums'
import type { Database, Tx } from '../../platform/db/database.ts'
import { fail, failField } from '../../platform/errors.ts'
import {
  closePastDeadline,
  lockFacts,
  requestReview,
  selectOpenOrPaused,
  updateStates,
  type LockedFacts,
} from './write.store.ts'

type Step = { action: VacancyAction; actor: VacancyActor; now: Date }

/**
 * Applies one action to a vacancy, by the rules of `vacancyStep`.
 * The caller must check permissions.
 * @returns the new state.
 * @throws AppError `not-found`; `conflict` when the action is not allowed in the current state;
 *   `invalid-request` with `closesOn` `invalid` when the vacancy would open after its last day.
 */
export async function moveVacancy(tx: Tx, id: number, step: Step): Promise<VacancyState> {
  const facts = (await lockFacts(tx, [id])).get(id)
  const to = nextState(facts, step)
  await updateStates(tx, [{ id, to, now: step.now }])
  return to
}

/** Publishes several drafts by the same rules; `now` is the publication time of each. */
export async function publishVacancies(
  tx: Tx,
  drafts: readonly { id: number; now: Date }[],
): Promise<void> {
  const ids = drafts.map((draft) => draft.id)
  const facts = await lockFacts(tx, ids)
  await updateStates(
    tx,
    drafts.map(({ id, now }) => ({
      id,
      now,
      to: nextState(facts.get(id), { action: 'publish', actor: 'company', now }),
    })),
  )
}

function nextState(facts: LockedFacts | undefined, { action, actor, now }: Step): VacancyState {
  if (!facts) return fail('not-found')
  const step = vacancyStep(facts, action, actor)
  if (!step.ok) return fail('conflict')
  // The last day may have passed while the vacancy was a draft or paused.
  if (step.to === 'open' && facts.closesOn < dayInBrasilia(now)) failField('closesOn', 'invalid')
  return step.to
}

/**
 * Pauses a published vacancy and requests a new review, for example after an unverified company
 * changed the vacancy or the company's data. Applications in progress continue.
 */
export async function reviseVacancy(tx: Tx, id: number, now: Date): Promise<void> {
  await moveVacancy(tx, id, { action: 'revise', actor: 'company', now })
  await requestReview(tx, id, now)
}

/** Calls `reviseVacancy` for all open and paused vacancies of a company. */
export async function reviseVacanciesOfCompany(
  tx: Tx,
  companyId: string,
  now: Date,
): Promise<void> {
  for (const id of await selectOpenOrPaused(tx, companyId)) await reviseVacancy(tx, id, now)
}

const batchSize = 2000

/**
 * Closes every vacancy whose last day is over; applications in progress continue.
 * Safe to run twice and in several processes. Works in batches, so that locks are short.
 * @returns the number of closed vacancies.
 */
export async function closeEndedVacancies(db: Database, now: Date): Promise<number> {
  for (let total = 0; ;) {
    const closed = await closePastDeadline(db, dayInBrasilia(now), now, batchSize)
    total += closed
    if (closed < batchSize) return total
  }
}
