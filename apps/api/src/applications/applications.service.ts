import type { listApplications as listContract } from '@trilha/contracts/applications/applications'
import type { QueryOf } from '@trilha/contracts/shared/endpoint'
import { page } from '@trilha/contracts/shared/paging'
import type { CandidateContext } from '../platform/context.ts'
import type { Handle } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { groupOf, groupStates } from './applications.groups.ts'
import { countByState, selectPage } from './applications.list.store.ts'
import {
  presentDecisionMessage,
  presentProgress,
  presentRow,
  presentStages,
} from './applications.presenter.ts'
import { selectApplication, selectDecisionMessages, selectOwn } from './applications.reads.store.ts'

/** A page of the viewer's applications, those that are due first, and the size of each group. */
export async function listApplications(ctx: CandidateContext, query: QueryOf<typeof listContract>) {
  const { candidateId } = ctx.viewer
  const { group, limit } = query
  const [rows, byState] = await Promise.all([
    selectPage(ctx.db, candidateId, {
      states: group ? groupStates[group] : null,
      limit,
      offset: (query.page - 1) * limit,
      now: ctx.now(),
    }),
    countByState(ctx.db, candidateId, ctx.now()),
  ])
  const counts = { 'your-turn': 0, waiting: 0, finished: 0 }
  for (const { state, count } of byState) counts[groupOf(state)] += count
  const total = group ? counts[group] : counts['your-turn'] + counts.waiting + counts.finished
  return { ...page(rows.map(presentRow), total, query), counts }
}

/** For the other modules. */
export { updateStageAnswers } from './applications.answers.store.ts'
export { publishToCompany } from './applications.store.ts'

/** The viewer's application to a vacancy. @throws AppError `not-found`. */
export async function getProgress(
  ctx: Pick<CandidateContext, 'now' | 'viewer'> & { db: Handle },
  vacancyId: number,
) {
  const now = ctx.now()
  const row = (await selectOwn(ctx.db, ctx.viewer.candidateId, vacancyId, now)) ?? fail('not-found')
  const decisionMessages = await selectDecisionMessages(ctx.db, row.id)
  // The message of a decision that can still be undone stays hidden.
  const visible = decisionMessages.filter(({ id }) => id !== row.pending_decision_message_id)
  return presentProgress(row, visible, now)
}

/**
 * An application as its company may see it, without the candidate's data; undefined when unknown.
 * The caller checks the permission.
 */
export async function findApplication(db: Handle, id: string) {
  const row = await selectApplication(db, id)
  if (!row) return undefined
  const decisionMessages = await selectDecisionMessages(db, id)
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    companyId: row.company_id,
    candidateId: row.candidate_id,
    vacancyId: row.vacancy_id,
    vacancy: { id: row.vacancy_id, slug: row.slug, roleName: row.role_name },
    appliedAt: row.applied_at.toISOString(),
    withdrawReason: row.withdraw_reason,
    /** When the snapshot was taken: the company sees no later changes. Null while the trail goes on. */
    snapshotAt: row.snapshot_at,
    /** True if the company no longer sees what the person sent. */
    isWithheld: row.is_withheld,
    stages: presentStages(row),
    decisionMessages: decisionMessages.map(presentDecisionMessage),
  }
}
