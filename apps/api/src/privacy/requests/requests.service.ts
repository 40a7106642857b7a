import type { BodyOf, QueryOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { page } from '@trilha/contracts/shared/paging'
import {
  requestDays,
  type askAboutData as askContract,
  type listRequests as listContract,
  type PrivacyRequest,
} from '@trilha/contracts/privacy/requests'
import { dayMs } from '@trilha/contracts/shared/durations'
import { audit } from '../../audit/audit.service.ts'
import type { AdminContext, CandidateContext } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import {
  countOverdue,
  insertRequest,
  selectOwnRequests,
  selectRequest,
  selectRequests,
  setAnswer,
  type RequestRow,
} from './requests.store.ts'
import { requestAnsweredTask } from '../privacy.tasks.names.ts'

const maxShown = 50

const present = (row: RequestRow): PrivacyRequest => ({
  id: row.id,
  kind: row.kind,
  text: row.text,
  askedAt: row.asked_at.toISOString(),
  dueAt: row.due_at.toISOString(),
  answeredAt: row.answered_at?.toISOString() ?? null,
  answer: row.answer,
})

/** The requests of the viewer, with the answers. */
export async function listOwnRequests(ctx: CandidateContext): Promise<{ rows: PrivacyRequest[] }> {
  const rows = await selectOwnRequests(ctx.db, ctx.viewer.userId, maxShown)
  return { rows: rows.map(present) }
}

/** Asks the team about the viewer's data. @throws AppError `request-open` while one is open. */
export async function askAboutData(
  ctx: CandidateContext,
  { kind, text }: BodyOf<typeof askContract>,
): Promise<PrivacyRequest> {
  const { userId } = ctx.viewer
  const askedAt = ctx.now()
  const dueAt = new Date(askedAt.getTime() + requestDays * dayMs)
  const row = await insertRequest(ctx.db, { userId, kind, text, askedAt, dueAt })
  return present(row ?? fail('request-open'))
}

/** Requests for the team, the earliest due date first. */
export async function listRequests(
  ctx: AdminContext,
  query: QueryOf<typeof listContract>,
): Promise<ReplyOf<typeof listContract>> {
  const now = ctx.now()
  const offset = (query.page - 1) * query.limit
  const [rows, overdue] = await Promise.all([
    selectRequests(ctx.db, { open: query.state === 'open', offset, limit: query.limit }),
    countOverdue(ctx.db, now),
  ])
  const shown = rows.map((row) => ({
    ...present(row),
    person: { id: row.user_id, name: row.name, email: row.email },
    overdue: row.answered_at === null && row.due_at < now,
  }))
  return { ...page(shown, rows[0]?.count ?? 0, query), overdue }
}

/**
 * Answers a request and notifies the person by mail.
 * @throws AppError `not-found`, `conflict` when it is answered already.
 */
export async function answerRequest(ctx: AdminContext, id: string, answer: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const answered = await setAnswer(tx, id, answer, ctx.now())
    if (!answered) fail((await selectRequest(tx, id)) ? 'conflict' : 'not-found')
    await audit(ctx, tx, {
      action: 'privacy.answer',
      subjectUserId: answered.user_id,
      thing: { kind: 'privacy', id },
      reason: 'Pedido sobre dados pessoais respondido.',
    })
    await ctx.tasks.add(tx, requestAnsweredTask, { requestId: id, userId: answered.user_id })
  })
}
