import { isFinal } from '@trilha/contracts/applications/states'
import {
  maxMessagesPerDay,
  maxUnanswered,
  type Message,
  type OwnMessage,
} from '@trilha/contracts/pipeline/messages'
import { dayMs } from '@trilha/contracts/shared/durations'
import {
  findApplication,
  getProgress,
  publishToCompany,
} from '../../applications/applications.service.ts'
import { lockForCompany } from '../../applications/judging/judge.ts'
import { requireLockedApplication } from '../../applications/applications.transition.ts'
import { findCandidateBrief } from '../../candidates/candidates.service.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { can } from '../../platform/can.ts'
import type { CandidateContext, Context, RecruiterContext } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import {
  countSentSince,
  countUnanswered,
  insertMessage,
  markMessagesRead,
  selectMessages,
  type MessageRow,
} from './messages.store.ts'
import { maskFor } from '../../blind/blind.people.ts'
import { findReadableApplication } from '../../applications/company/views.ts'
import { messageMailTask } from '../pipeline.tasks.names.ts'
import { notifyRecruiters } from '../../applications/company/recruiters.ts'

const pageSize = 30

/** The conversation as the company reads it. @throws AppError `not-found`. */
export async function listPipelineMessages(
  ctx: RecruiterContext,
  id: string,
  after: string | undefined,
) {
  const application = await findReadableApplication(ctx, id)
  await markMessagesRead(ctx.db, id, false, ctx.now())
  const { isWithheld } = application
  // After a withdrawal or a block neither side can write, and the company reads only its own words.
  const canWrite = !isWithheld && can(ctx.viewer, 'application.judge', application)
  const { maskNames } = await maskFor(ctx, id)
  const page = await pageOf(ctx, id, after, { onlyOfCompany: isWithheld })
  const rows = page.rows.map((row) => ({ ...present(row), text: maskNames(row.text) }))
  return { ...page, rows, can: { write: canWrite } }
}

/**
 * The conversation as the candidate reads it.
 * @throws AppError `not-found`, also for another candidate's application.
 */
export async function listOwnMessages(
  ctx: CandidateContext,
  id: string,
  after: string | undefined,
) {
  const application = await findApplication(ctx.db, id)
  if (!application || !can(ctx.viewer, 'application.act', application)) return fail('not-found')
  await markMessagesRead(ctx.db, id, true, ctx.now())
  const page = await pageOf(ctx, id, after)
  return {
    ...page,
    rows: page.rows.map(presentOwn),
    can: { write: await mayWrite(ctx, application.vacancyId) },
  }
}

/**
 * Writes to a candidate, who is notified on the site and by mail.
 * @throws AppError `not-found`; `forbidden` without permission; `transition-not-allowed` after the
 *   person withdrew or blocked the company; `too-many-requests` after 20 messages in 24 hours.
 */
export async function writePipelineMessage(
  ctx: RecruiterContext,
  id: string,
  text: string,
): Promise<Message> {
  const recruiterId = ctx.viewer.recruiter.id
  return inTransaction(ctx.db, async (tx) => {
    const application = await lockForCompany(ctx, tx, id)
    const { vacancy, isWithheld } = (await findApplication(tx, id)) ?? fail('not-found')
    if (isWithheld) fail('transition-not-allowed')
    const now = ctx.now()
    const since = new Date(now.getTime() - dayMs)
    if ((await countSentSince(tx, id, since)) >= maxMessagesPerDay) fail('too-many-requests')
    const row = await insertMessage(tx, { applicationId: id, recruiterId, text }, now)
    const person = (await findCandidateBrief(tx, application.candidateId)) ?? fail('not-found')
    await notify(tx, {
      userId: person.userId,
      type: 'message',
      message: `${row.author_name} escreveu para você. É sobre a sua trilha de ${vacancy.roleName}.`,
      key: `message:${row.id}`,
      at: now,
      vacancyId: vacancy.id,
      applicationId: id,
    })
    await ctx.tasks.add(tx, messageMailTask, { messageId: row.id })
    await publishToCompany(tx, application)
    return present(row)
  })
}

/**
 * Writes to the company about the viewer's own application and notifies its recruiters.
 * @throws AppError `not-found`; `transition-not-allowed` after a withdrawal, and when the trail
 *   ended and the viewer blocks the company; `too-many-requests` after 10 messages without an answer.
 */
export async function writeOwnMessage(
  ctx: CandidateContext,
  id: string,
  text: string,
): Promise<Message> {
  return inTransaction(ctx.db, async (tx) => {
    const application = await requireLockedApplication(tx, id)
    if (!can(ctx.viewer, 'application.act', application)) fail('not-found')
    if (!(await mayWrite({ ...ctx, db: tx }, application.vacancyId))) fail('transition-not-allowed')
    if ((await countUnanswered(tx, id)) >= maxUnanswered) fail('too-many-requests')
    const now = ctx.now()
    const row = await insertMessage(tx, { applicationId: id, recruiterId: null, text }, now)
    await notifyRecruiters(tx, application, { kind: 'message', id: row.id, at: now })
    await publishToCompany(tx, application)
    return present(row)
  })
}

/**
 * False if the company would not read what the candidate writes. A decision that can still be undone
 * does not count, because the candidate must not notice it.
 */
async function mayWrite(
  ctx: Parameters<typeof getProgress>[0],
  vacancyId: number,
): Promise<boolean> {
  const { state, isWithheld } = await getProgress(ctx, vacancyId)
  return !isFinal(state) || !isWithheld
}

async function pageOf(
  ctx: Context,
  id: string,
  after: string | undefined,
  { onlyOfCompany = false } = {},
) {
  const page = { after: after ?? null, limit: pageSize + 1, onlyOfCompany }
  const rows = await selectMessages(ctx.db, id, page)
  const shown = rows.slice(0, pageSize)
  return {
    rows: shown,
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  }
}

const present = (row: MessageRow): Message => ({
  id: row.id,
  from: row.from_company ? 'company' : 'candidate',
  author: row.from_company ? { name: row.author_name, role: row.author_role } : null,
  text: row.text,
  at: row.at.toISOString(),
  read: row.read_at !== null,
})

/** With the time at which the company opened a message of the candidate. */
const presentOwn = (row: MessageRow): OwnMessage => ({
  ...present(row),
  readAt: row.from_company ? null : (row.read_at?.toISOString() ?? null),
})
