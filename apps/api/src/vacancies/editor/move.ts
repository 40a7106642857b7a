import type { VacancyState } from '@trilha/contracts/vacancies/enums'
import { dayInBrasilia, vacancyStep, type VacancyAction } from '@trilha/contracts/vacancies/states'
import { dayMs } from '@trilha/contracts/shared/durations'
import { namesFor } from '../../blind/blind.people.ts'
import type { RecruiterContext } from '../../platform/context.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { fail, failField } from '../../platform/errors.ts'
import { factsOf } from './can.ts'
import { contentOf } from './content.ts'
import { selectPending, updateClosing } from './people.store.ts'
import { checkLawful, checkVersion, recordSave, requireComplete, writeComplete } from './save.ts'
import { selectTrail, type EditorRow } from './editor.store.ts'
import { lockOwnVacancy } from './editor.service.ts'
import { notifyExtendedTask } from './notifyExtended.ts'
import { moveVacancy } from '../publishing/publish.ts'

/**
 * Publishes a draft as it was last saved.
 * @throws AppError `vacancy-changed` when a newer version was saved, `conflict` when the vacancy is
 * not a draft, `advert-unlawful` with the findings, `invalid-request` with the missing fields.
 */
export async function publishDraft(
  ctx: RecruiterContext,
  id: number,
  version: number,
): Promise<{ state: VacancyState }> {
  return inTransaction(ctx.db, async (tx) => {
    const row = await lockOwnVacancy(ctx, tx, id)
    if (row.state !== 'draft') fail('conflict')
    checkVersion(row, version)
    const content = contentOf(row, await selectTrail(tx, id))
    checkLawful(content)
    await writeComplete(tx, id, requireComplete(content, ctx.now()), ctx.now())
    await recordSave(ctx, tx, row, null)
    const publication = { action: 'publish', actor: 'company', now: ctx.now() } as const
    return { state: await moveVacancy(tx, id, publication) }
  })
}

/**
 * Pauses, resumes, closes or archives a vacancy.
 * @throws AppError `answers-pending` with the people who wait for an answer, `conflict` when the
 * state of the vacancy does not allow the action.
 */
export async function moveOwnVacancy(
  ctx: RecruiterContext,
  id: number,
  action: Extract<VacancyAction, 'pause' | 'resume' | 'close' | 'archive'>,
): Promise<{ state: VacancyState }> {
  return inTransaction(ctx.db, async (tx) => {
    const row = await lockOwnVacancy(ctx, tx, id)
    const step = vacancyStep(factsOf(row), action, 'company')
    if (!step.ok && step.reason === 'unanswered') await failPending(ctx, tx, row)
    if (action === 'close') await ctx.ports.vacancies.closing(tx, id, ctx.now())
    return { state: await moveVacancy(tx, id, { action, actor: 'company', now: ctx.now() }) }
  })
}

/** Maximum number of people that the error lists. */
const maxPending = 50

async function failPending(ctx: RecruiterContext, tx: Tx, row: EditorRow): Promise<never> {
  const ids = await selectPending(tx, row.id, maxPending)
  const names = await namesFor(tx, ctx.viewer.userId, ids)
  const pending = {
    count: row.unanswered,
    people: ids.map((id) => ({ applicationId: id, name: names.get(id) ?? '' })),
  }
  return fail('answers-pending', { extra: { pending } })
}

/** Maximum number of days from today to the new last day. */
const maxDays = 180

/**
 * Sets a later last day for applications and notifies all active applicants.
 * @param closesOn `yyyy-mm-dd`, in Brasília.
 * @throws AppError `conflict` when the vacancy is neither open nor paused, `invalid-request` for a
 * day that is not later than before or is more than 180 days away.
 */
export async function extendVacancy(
  ctx: RecruiterContext,
  id: number,
  closesOn: string,
): Promise<{ closesOn: string }> {
  return inTransaction(ctx.db, async (tx) => {
    const row = await lockOwnVacancy(ctx, tx, id)
    if (row.state !== 'open' && row.state !== 'paused') fail('conflict')
    const now = ctx.now()
    const maxDay = dayInBrasilia(new Date(now.getTime() + maxDays * dayMs))
    const isLater = closesOn > row.closes_on && closesOn >= dayInBrasilia(now)
    if (!isLater || closesOn > maxDay) failField('closesOn', 'invalid')
    await updateClosing(tx, id, closesOn, now)
    await ctx.tasks.add(tx, notifyExtendedTask, { vacancyId: id, closesOn })
    return { closesOn }
  })
}
