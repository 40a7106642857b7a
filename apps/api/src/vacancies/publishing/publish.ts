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
 * Applies one action to a vacancy, by the rules of `vacancies.states`.
 * The caller must check permissions.
 * @returns the new state.
 * @throws AppError `not-found`; `conflict` when the action is not allowed in the current state.
 */
export async function moveVacancy(tx: Tx, id: number, step: Step): Promise<VacancyState> {
  const facts = (await lockFacts(tx, [id])).get(id)
  const to = nextState(facts, step)
  await updateStates(tx, [{ id, to, now: step.now }])
  return to
}

/** Publishes several drafts, each at its own time; see `publishVacancy`. */
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

/** Publishes a draft; for an unverified company it goes to review instead. */
export const publishVacancy = (tx: Tx, id: number, now: Date): Promise<VacancyState> =>
  moveVacancy(tx, id, { action: 'publish', actor: 'company', now })

/** Closes a vacancy. @throws AppError `conflict` while an applicant has no final answer. */
export const closeVacancy = (tx: Tx, id: number, now: Date): Promise<VacancyState> =>
  moveVacancy(tx, id, { action: 'close', actor: 'company', now })

/**
 * Pauses a published vacancy and requests a new review, for example after an unverified company
 * changed the vacancy or its own data. Applications in progress continue.
 */
export async function reviseVacancy(tx: Tx, id: number, now: Date): Promise<void> {
  await moveVacancy(tx, id, { action: 'revise', actor: 'company', now })
  await requestReview(tx, id, now)
}

/** Calls `reviseVacancy` for all open and paused vacancies of a company. */
export async function reviseAllOf(tx: Tx, companyId: string, now: Date): Promise<void> {
  for (const id of await selectOpenOrPaused(tx, companyId)) await reviseVacancy(tx, id, now)
}

const batch = 2000

/**
 * Closes every vacancy whose last day is over; applications in progress continue.
 * Safe to run twice and in several processes. Works in batches, so that locks are short.
 * @returns the number of closed vacancies.
 */
export async function closeEndedVacancies(db: Database, now: Date): Promise<number> {
  for (let total = 0; ;) {
    const closed = await closePastDeadline(db, dayInBrasilia(now), now, batch)
    total += closed
    if (closed < batch) return total
  }
}
