import type * as contract from '@trilha/contracts/open/open'
import type { QueryOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import type { KeyContext } from '../platform/context.ts'
import { fail, failField } from '../platform/errors.ts'
import { formatCursor, parseInstantCursor } from '../platform/http/cursor.ts'
import { ownsVacancy, selectApplications, selectHistory, selectVacancies } from './open.store.ts'

/** The vacancies of the company that the API key belongs to. */
export async function listVacancies(
  ctx: KeyContext,
  { after, limit }: QueryOf<typeof contract.listOpenVacancies>,
): Promise<ReplyOf<typeof contract.listOpenVacancies>> {
  const { companyId } = ctx.keyHolder
  const above =
    after === undefined ? 0 : Number(/^\d{1,15}$/.exec(after)?.[0] ?? failField('after', 'invalid'))
  const rows = await selectVacancies(ctx.db, companyId, { above, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  return {
    rows: shown.map((row) => ({
      id: row.id,
      roleName: row.role_name,
      state: row.state,
      url: `${ctx.config.siteOrigin}/vagas/${row.slug}-${row.id}`,
      publishedAt: row.published_at?.toISOString() ?? null,
      closesOn: row.closes_on,
      updatedAt: row.updated_at.toISOString(),
      stages: row.stages,
    })),
    next: rows.length > limit ? String(shown.at(-1)?.id) : null,
  }
}

/**
 * Applications to one vacancy.
 * @throws AppError `not-found`, also for a vacancy of another company.
 */
export async function listApplications(
  ctx: KeyContext,
  { vacancyId, after, limit }: QueryOf<typeof contract.listOpenApplications>,
): Promise<ReplyOf<typeof contract.listOpenApplications>> {
  const { companyId } = ctx.keyHolder
  if (!(await ownsVacancy(ctx.db, companyId, vacancyId))) fail('not-found')
  const rows = await selectApplications(ctx.db, vacancyId, parseInstantCursor(after), limit + 1)
  const shown = rows.slice(0, limit)
  return {
    rows: shown.map((row) => ({
      id: row.id,
      vacancyId: row.vacancy_id,
      state: row.state,
      version: row.version,
      source: row.source,
      appliedAt: row.applied_at.toISOString(),
      lastMovementAt: row.last_movement_at.toISOString(),
      answerDueAt: row.answer_due_at?.toISOString() ?? null,
      stages: row.stages.map((stage) => ({
        id: stage.id,
        state: stage.state,
        openedAt: instantOf(stage.opened_at),
        dueAt: instantOf(stage.due_at),
        submittedAt: instantOf(stage.submitted_at),
        decidedAt: instantOf(stage.decided_at),
      })),
    })),
    next: rows.length > limit ? formatCursor(shown.at(-1)) : null,
  }
}

const instantOf = (text: string | null) => text && new Date(text).toISOString()

/**
 * The history of an application.
 * @throws AppError `not-found`, also for an application to another company.
 */
export async function getHistory(
  ctx: KeyContext,
  id: string,
): Promise<ReplyOf<typeof contract.getOpenHistory>> {
  const { companyId } = ctx.keyHolder
  const rows = (await selectHistory(ctx.db, companyId, id)) ?? fail('not-found')
  return {
    rows: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      action: row.action,
      stageId: row.stage_id,
      from: row.from_state,
      to: row.to_state,
      actor: row.actor,
    })),
  }
}
