import type { Comment, writeComment as writeContract } from '@trilha/contracts/pipeline/person'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import { publishToCompany } from '../../applications/applications.service.ts'
import { notify } from '../../notifications/notifications.service.ts'
import type { RecruiterContext } from '../../platform/context.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { fail, failField } from '../../platform/errors.ts'
import {
  insertComment,
  removeComment,
  selectColleagues,
  selectComments,
  type Colleague,
  type CommentRow,
} from './comments.store.ts'
import { maskFor } from '../../blind/blind.people.ts'
import { findReadableApplication } from '../../applications/company/views.ts'

const pageSize = 30

/** A page of the team's comments about a person. @throws AppError `not-found`. */
export async function listComments(ctx: RecruiterContext, id: string, after: string | undefined) {
  await findReadableApplication(ctx, id)
  const rows = await selectComments(ctx.db, id, after ?? null, pageSize + 1)
  const shown = rows.slice(0, pageSize)
  const { maskNames } = await maskFor(ctx, id)
  return {
    rows: shown.map((row) =>
      present({ ...row, text: maskNames(row.text) }, ctx.viewer.recruiter.id),
    ),
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  }
}

/**
 * Writes a comment for the team about a person, and notifies mentioned colleagues.
 * @throws AppError `not-found`; `invalid-request` for a mention of somebody outside the company.
 */
export async function writeComment(
  ctx: RecruiterContext,
  id: string,
  { text, mentions }: BodyOf<typeof writeContract>,
): Promise<Comment> {
  const application = await findReadableApplication(ctx, id)
  const recruiterId = ctx.viewer.recruiter.id
  const mentionedIds = [...new Set(mentions)]
  return inTransaction(ctx.db, async (tx) => {
    const people = await selectColleagues(tx, application.companyId, [...mentionedIds, recruiterId])
    const mentioned = people.filter((person) => mentionedIds.includes(person.id))
    if (mentioned.length < mentionedIds.length) failField('mentions', 'not-listed')
    const now = ctx.now()
    const comment = { applicationId: id, recruiterId, text, mentions: mentionedIds }
    const commentId = await insertComment(tx, comment, now)
    const author = people.find((person) => person.id === recruiterId)?.name ?? ''
    const context = { ...application, commentId, author, recruiterId, now }
    await notifyMentioned(tx, mentioned, context)
    await publishToCompany(tx, application)
    const mentionedNames = mentioned.map((person) => ({ id: person.id, name: person.name }))
    return {
      id: commentId,
      from: author,
      text,
      mentions: mentionedNames,
      at: now.toISOString(),
      own: true,
    }
  })
}

/** The notification names only the vacancy, because the candidate's name may be hidden (blind). */
async function notifyMentioned(
  tx: Tx,
  mentioned: readonly Colleague[],
  context: {
    id: string
    vacancy: { id: number; roleName: string }
    commentId: string
    author: string
    recruiterId: string
    now: Date
  },
): Promise<void> {
  const { author, vacancy } = context
  for (const person of mentioned) {
    if (person.id === context.recruiterId) continue
    await notify(tx, {
      userId: person.user_id,
      type: 'message',
      message: `${author} mencionou você. Há um comentário em uma candidatura para ${vacancy.roleName}.`,
      key: `comment:${context.commentId}`,
      at: context.now,
      vacancyId: vacancy.id,
      applicationId: context.id,
    })
  }
}

/**
 * Deletes a comment of the viewer.
 * @throws AppError `not-found`, also for a colleague's comment.
 */
export async function deleteComment(
  ctx: RecruiterContext,
  { id, commentId }: { id: string; commentId: string },
): Promise<void> {
  const application = await findReadableApplication(ctx, id)
  const comment = { id: commentId, applicationId: id, recruiterId: ctx.viewer.recruiter.id }
  await inTransaction(ctx.db, async (tx) => {
    if (!(await removeComment(tx, comment))) fail('not-found')
    await publishToCompany(tx, application)
  })
}

const present = (row: CommentRow, recruiterId: string): Comment => ({
  id: row.id,
  from: row.author_name,
  text: row.text,
  mentions: row.mentions,
  at: row.at.toISOString(),
  own: row.recruiter_id === recruiterId,
})
