import type { VacancyState } from '@trilha/contracts/vacancies.enums'
import { dayInBrasilia, vacancyStep, type VacancyAction } from '@trilha/contracts/vacancies.states'
import { endUndos } from '../applications/applications.undo.ts'
import { namesFor } from '../desk/desk.names.ts'
import type { RecruiterContext } from '../platform/context.ts'
import { inTransaction, type Tx } from '../platform/db/database.ts'
import { fail, failField } from '../platform/errors.ts'
import { factsOf } from './vacancies.edit.can.ts'
import { contentOf } from './vacancies.edit.content.ts'
import { selectPending, updateClosing } from './vacancies.edit.people.store.ts'
import { checkLawful, checkVersion, keep, wholeDraft, writeWhole } from './vacancies.edit.save.ts'
import { selectTrail, type EditorRow } from './vacancies.edit.store.ts'
import { lockOwn } from './vacancies.edit.ts'
import { tellExtended } from './vacancies.messages.ts'
import { moveVacancy } from './vacancies.publish.ts'

/**
 * Publishes a draft as it was last saved.
 * @throws AppError `vacancy-changed` when somebody saved since the person read it, `conflict` where
 * it is no draft, `advert-unlawful` with the places, `invalid-request` with what is missing.
 */
export async function publishDraft(
  ctx: RecruiterContext,
  id: number,
  version: number,
): Promise<{ state: VacancyState }> {
  return inTransaction(ctx.db, async (tx) => {
    const row = await lockOwn(ctx, tx, id)
    if (row.state !== 'draft') fail('conflict')
    checkVersion(row, version)
    const content = contentOf(row, await selectTrail(tx, id))
    checkLawful(content)
    await writeWhole(tx, id, wholeDraft(content, ctx.now()), ctx.now())
    await keep(ctx, tx, row, null)
    return { state: await moveVacancy(tx, id, 'publish', 'company', ctx.now()) }
  })
}

/**
 * Pauses, resumes, closes or archives a vacancy.
 * @throws AppError `answers-pending` with who waits, `conflict` where its state doesn't allow it.
 */
export async function moveOwn(
  ctx: RecruiterContext,
  id: number,
  action: Extract<VacancyAction, 'pause' | 'resume' | 'close' | 'archive'>,
): Promise<{ state: VacancyState }> {
  return inTransaction(ctx.db, async (tx) => {
    const row = await lockOwn(ctx, tx, id)
    const step = vacancyStep(factsOf(row), action, 'company')
    if (!step.ok && step.reason === 'unanswered') await failPending(ctx, tx, row)
    // An answer taken back a moment later would leave somebody without one in a closed vacancy.
    if (action === 'close') await endUndos(tx, id, ctx.now())
    return { state: await moveVacancy(tx, id, action, 'company', ctx.now()) }
  })
}

/** How many people a refusal names. */
const mostPending = 50

async function failPending(ctx: RecruiterContext, tx: Tx, row: EditorRow): Promise<never> {
  const ids = await selectPending(tx, row.id, mostPending)
  const names = await namesFor(tx, ctx.viewer.userId, ids)
  const pending = {
    count: row.unanswered,
    people: ids.map((id) => ({ applicationId: id, name: names.get(id) ?? '' })),
  }
  return fail('answers-pending', { extra: { pending } })
}

/** The farthest last day that may be given. */
const mostDays = 180

/**
 * Gives a later last day to apply; everybody on the trail is told.
 * @param closesOn `yyyy-mm-dd`, in Brasília.
 * @throws AppError `conflict` where it takes no applications any more, `invalid-request` for a day
 * that isn't later, or more than 180 days away.
 */
export async function extendVacancy(
  ctx: RecruiterContext,
  id: number,
  closesOn: string,
): Promise<{ closesOn: string }> {
  return inTransaction(ctx.db, async (tx) => {
    const row = await lockOwn(ctx, tx, id)
    if (row.state !== 'open' && row.state !== 'paused') fail('conflict')
    const now = ctx.now()
    const last = dayInBrasilia(new Date(now.getTime() + mostDays * 86_400_000))
    const later = closesOn > row.closes_on && closesOn >= dayInBrasilia(now)
    if (!later || closesOn > last) failField('closesOn', 'invalid')
    await updateClosing(tx, id, closesOn, now)
    await ctx.tasks.add(tx, tellExtended, { vacancyId: id, closesOn })
    return { closesOn }
  })
}
