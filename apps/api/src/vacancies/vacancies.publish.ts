import {
  dayInBrasilia,
  vacancyStep,
  type VacancyAction,
  type VacancyActor,
} from '@trilha/contracts/vacancies.states'
import type { VacancyState } from '@trilha/contracts/vacancies.enums'
import type { Database, Tx } from '../platform/db/database.ts'
import { fail, failField } from '../platform/errors.ts'
import {
  askReview,
  closePastDeadline,
  lockFacts,
  selectOnView,
  updateStates,
  type LockedFacts,
} from './vacancies.write.store.ts'

/**
 * Carries out one action on a vacancy, by the rules of `vacancies.states`.
 * Whoever may is asked by the call that leads here.
 * @returns where it led.
 * @throws AppError `not-found`; `conflict` when it isn't possible in its situation.
 */
export async function moveVacancy(
  tx: Tx,
  id: number,
  action: VacancyAction,
  actor: VacancyActor,
  now: Date,
): Promise<VacancyState> {
  const facts = (await lockFacts(tx, [id])).get(id)
  const to = destination(facts, action, actor, now)
  await updateStates(tx, [{ id, to, now }])
  return to
}

/** Opens several drafts at once, each at its own time; see `publishVacancy`. */
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
      to: destination(facts.get(id), 'publish', 'company', now),
    })),
  )
}

function destination(
  facts: LockedFacts | undefined,
  action: VacancyAction,
  actor: VacancyActor,
  now: Date,
): VacancyState {
  if (!facts) return fail('not-found')
  const step = vacancyStep(facts, action, actor)
  if (!step.ok) return fail('conflict')
  // The last day may have passed while the draft lay or the vacancy was paused.
  if (step.to === 'open' && facts.closesOn < dayInBrasilia(now)) failField('closesOn', 'invalid')
  return step.to
}

/** Opens a draft; one of an unverified company goes into review instead. */
export const publishVacancy = (tx: Tx, id: number, now: Date): Promise<VacancyState> =>
  moveVacancy(tx, id, 'publish', 'company', now)

/** Ends a vacancy. @throws AppError `conflict` while somebody has no final answer. */
export const closeVacancy = (tx: Tx, id: number, now: Date): Promise<VacancyState> =>
  moveVacancy(tx, id, 'close', 'company', now)

/**
 * Has a published vacancy read again after an unverified company changed it, or itself: it waits,
 * paused. The trails under way go on.
 */
export async function reviseVacancy(tx: Tx, id: number, now: Date): Promise<void> {
  await moveVacancy(tx, id, 'revise', 'company', now)
  await askReview(tx, id, now)
}

/** The same for everything of a company that people can see, or soon could. */
export async function reviseAllOf(tx: Tx, companyId: string, now: Date): Promise<void> {
  for (const id of await selectOnView(tx, companyId)) await reviseVacancy(tx, id, now)
}

const batch = 2000

/**
 * Ends new applications to every vacancy whose last day is over; trails under way go on.
 * Safe to run twice, and beside another process. Batches, so that no lock lasts long.
 * @returns how many vacancies ended.
 */
export async function closeEndedVacancies(db: Database, now: Date): Promise<number> {
  for (let total = 0; ;) {
    const closed = await closePastDeadline(db, dayInBrasilia(now), now, batch)
    total += closed
    if (closed < batch) return total
  }
}
