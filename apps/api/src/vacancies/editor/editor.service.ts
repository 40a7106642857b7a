import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import type { VacancyContent } from '@trilha/contracts/vacancies/content'
import { createDraft as createContract, type Editor } from '@trilha/contracts/vacancies/editor'
import { recordsAsked } from '@trilha/contracts/vacancies/review'
import { dayInBrasilia } from '@trilha/contracts/vacancies/states'
import { dayMs } from '@trilha/contracts/shared/durations'
import { can } from '../../platform/can.ts'
import type { Context, RecruiterContext } from '../../platform/context.ts'
import { inTransaction, type Handle, type Tx } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { runIdempotent } from '../../platform/http/idempotency.ts'
import { findMunicipality } from '../../places/places.service.ts'
import { canChangeQuestions, editorCan } from './can.ts'
import { checkContent } from './check.ts'
import { blankContent, contentOf } from './content.ts'
import {
  deleteDraft,
  insertDraft,
  lockVacancy,
  selectEditor,
  selectTrail,
  syncDraft,
  writeEdit,
  type EditorRow,
} from './editor.store.ts'
import { templateOf } from './templates.ts'

/**
 * A vacancy of the viewer's company.
 * @throws AppError `not-found`, also for a vacancy of another company.
 */
export async function readOwnVacancy(
  ctx: RecruiterContext,
  db: Handle,
  id: number,
): Promise<EditorRow> {
  const row = await selectEditor(db, id)
  if (!row || !can(ctx.viewer, 'vacancy.read', { companyId: row.company_id })) fail('not-found')
  return row
}

/**
 * A vacancy that the viewer may edit, locked until the transaction ends.
 * @throws AppError `not-found`, also for a vacancy of another company; `forbidden` for evaluators.
 */
export async function lockOwnVacancy(
  ctx: RecruiterContext,
  tx: Tx,
  id: number,
): Promise<EditorRow> {
  await lockVacancy(tx, id)
  const row = await readOwnVacancy(ctx, tx, id)
  if (!can(ctx.viewer, 'vacancy.edit', { companyId: row.company_id })) fail('forbidden')
  return row
}

/** The person and the time of the last save, for responses; null before the first save. */
export const savedOf = (row: EditorRow) =>
  row.saved_at && { by: row.saved_by, at: row.saved_at.toISOString() }

/** A vacancy for the editor. @throws AppError `not-found`, also for another company's vacancy. */
export async function getEditor(ctx: RecruiterContext, id: number): Promise<Editor> {
  const row = await readOwnVacancy(ctx, ctx.db, id)
  const trail = await selectTrail(ctx.db, id)
  const content = contentOf(row, trail)
  const permissions = editorCan(ctx.viewer, row)
  const people = new Map(trail.map((stage) => [stage.id, stage.people]))
  return {
    id,
    slug: row.slug,
    state: row.state,
    publishedAt: row.published_at?.toISOString() ?? null,
    applications: row.applications,
    content,
    municipality: await municipalityOf(ctx, content),
    stages: content.stages.map((stage) => ({
      id: stage.id,
      people: people.get(stage.id) ?? 0,
      changeQuestions: canChangeQuestions(permissions.edit, people.get(stage.id) ?? 0),
    })),
    version: row.version,
    saved: savedOf(row),
    problems: checkContent(content, ctx.now()).problems,
    can: permissions,
    changesReviewed: !row.company_verified,
  }
}

/** The phrases in which a vacancy asks for criminal or credit records, for its review. */
export async function recordsAskedOf(db: Handle, id: number): Promise<string[]> {
  const row = await selectEditor(db, id)
  return row ? recordsAsked(contentOf(row, await selectTrail(db, id))) : []
}

const municipalityOf = async ({ db }: Context, { municipalityCode }: VacancyContent) =>
  municipalityCode === null ? null : findMunicipality(db, municipalityCode)

/** Default number of days that a new vacancy takes applications. */
const defaultDays = 30

const inDays = (now: Date, days: number) => dayInBrasilia(new Date(now.getTime() + days * dayMs))

/**
 * Creates a draft. A copy takes everything except the last day, which is reset.
 * @param key idempotency key: a repeated key returns the first response and creates no draft.
 * @throws AppError `forbidden` for evaluators, `not-found` for a copy of another company's vacancy.
 */
export async function createDraft(
  ctx: RecruiterContext,
  body: BodyOf<typeof createContract>,
  key: string | null,
): Promise<{ id: number }> {
  const { userId, recruiter } = ctx.viewer
  const { companyId } = recruiter
  if (!can(ctx.viewer, 'vacancy.edit', { companyId })) fail('forbidden')
  return inTransaction(ctx.db, (tx) =>
    runIdempotent(
      ctx,
      tx,
      { userId, key, endpoint: createContract.id, request: body },
      async () => {
        const now = ctx.now()
        const closesOn = inDays(now, defaultDays)
        const initial = await initialContent(ctx, tx, body, closesOn)
        const content = { ...initial.content, closesOn }
        const { copiedFrom } = initial
        const id = await insertDraft(tx, { companyId, closesOn, now, copiedFrom })
        await writeEdit(tx, { id, version: 1, content, userId, now })
        await syncDraft(tx, id, content)
        return { id }
      },
    ),
  )
}

/** Maximum length of the list of copied vacancies. */
const maxCopiedFrom = 100

async function initialContent(
  ctx: RecruiterContext,
  tx: Tx,
  body: BodyOf<typeof createContract>,
  closesOn: string,
): Promise<{ content: VacancyContent; copiedFrom: number[] }> {
  if (body.from === 'blank') return { content: blankContent(closesOn), copiedFrom: [] }
  if (body.from === 'template')
    return {
      content: {
        ...blankContent(closesOn),
        jobProfile: body.family,
        stages: templateOf(body.family),
      },
      copiedFrom: [],
    }
  const source = await readOwnVacancy(ctx, tx, body.vacancyId)
  const content = contentOf(source, await selectTrail(tx, source.id))
  // A stage belongs to one vacancy, so the copy gets new stage ids.
  const stages = content.stages.map((stage, i) => ({ ...stage, id: `copy-${i + 1}` }))
  return {
    content: { ...content, stages },
    copiedFrom: [...source.copied_from, source.id].slice(-maxCopiedFrom),
  }
}

/** Deletes a draft. @throws AppError `conflict` when the vacancy is not a draft. */
export async function discardDraft(ctx: RecruiterContext, id: number): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const row = await lockOwnVacancy(ctx, tx, id)
    if (row.state !== 'draft') fail('conflict')
    await deleteDraft(tx, id)
  })
}
