import { isDeepStrictEqual } from 'node:util'
import type { FieldError } from '@trilha/contracts/shared/errors'
import { termsOfVacancy, type VacancyContent } from '@trilha/contracts/vacancies/content'
import { applicable } from '@trilha/contracts/vacancies/fields'
import { lintContent } from '@trilha/contracts/vacancies/linter/linter'
import { isReviewedAgain } from '@trilha/contracts/vacancies/review'
import type { Context, RecruiterContext } from '../../platform/context.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { fail, fieldError } from '../../platform/errors.ts'
import { cleanHtml } from '../../platform/text/html.ts'
import { derive, writeTrails } from '../publishing/create.ts'
import type { CompleteDraft } from '../publishing/draft.ts'
import { editorCan, isEditable } from './can.ts'
import { checkContent } from './check.ts'
import { contentOf } from './content.ts'
import { deleteTrail, lockUpcomingStages, updateTrail, type StageToWrite } from './trail.store.ts'
import { selectTrail, syncDraft, writeEdit, type EditorRow, type TrailRow } from './editor.store.ts'
import { lockOwnVacancy, readOwnVacancy, savedOf } from './editor.service.ts'
import { writeParts } from './parts.ts'
import { reviseVacancy } from '../publishing/publish.ts'
import { updateVacancy } from '../publishing/write.store.ts'

/**
 * Saves the editor's content. A draft may be incomplete; a published vacancy must stay complete,
 * lawful and fair to its applicants. Some changes of a published vacancy are reviewed
 * (`isReviewedAgain`).
 * Saving the same content again changes nothing, so a client may retry after a lost response.
 * @throws AppError `vacancy-changed` with the person who saved a newer version; `conflict` when the
 * vacancy is not editable; for a published vacancy also `invalid-request` and `advert-unlawful`.
 */
export async function saveEditor(
  ctx: RecruiterContext,
  id: number,
  body: { version: number; content: VacancyContent },
) {
  const content = {
    ...body.content,
    ...applicable(body.content),
    description: cleanHtml(body.content.description),
  }
  return inTransaction(ctx.db, async (tx) => {
    const row = await lockOwnVacancy(ctx, tx, id)
    if (!isEditable(row)) fail('conflict')
    if (row.applications > 0) await lockUpcomingStages(tx, id)
    const trail = await selectTrail(tx, id)
    const before = contentOf(row, trail)
    if (isDeepStrictEqual(before, content)) return saveResult(ctx, row, content)
    checkVersion(row, body.version)
    if (row.state === 'draft') await syncDraft(tx, id, content)
    else {
      await updatePublished(ctx, tx, row, { trail, before, content })
      if (isReviewedAgain(row.company_verified, before, content))
        await reviseVacancy(tx, id, ctx.now())
    }
    const saved = await recordSave(ctx, tx, row, row.state === 'draft' ? content : null)
    return saveResult(ctx, saved, content)
  })
}

/** @throws AppError `vacancy-changed` when a newer version was saved. */
export function checkVersion(row: EditorRow, version: number): void {
  if (version === row.version) return
  const at = row.saved_at?.toISOString() ?? null
  fail('vacancy-changed', { extra: { changed: { version: row.version, by: row.saved_by, at } } })
}

/** Increases the version and records who saved. */
export async function recordSave(
  ctx: RecruiterContext,
  tx: Tx,
  row: EditorRow,
  content: VacancyContent | null,
): Promise<EditorRow> {
  const now = ctx.now()
  const { userId } = ctx.viewer
  const version = row.version + 1
  await writeEdit(tx, { id: row.id, version, content, userId, now })
  return readOwnVacancy(ctx, tx, row.id)
}

function saveResult(ctx: RecruiterContext, row: EditorRow, content: VacancyContent) {
  return {
    version: row.version,
    saved: savedOf(row),
    problems: checkContent(content, ctx.now()).problems,
    can: editorCan(ctx.viewer, row),
    changesReviewed: !row.company_verified,
  }
}

/** Rejects content that the law forbids to publish. @throws AppError `advert-unlawful`. */
export function checkLawful(content: VacancyContent): void {
  const unlawful = lintContent(content).filter(({ severity }) => severity === 'block')
  if (unlawful.length > 0) fail('advert-unlawful', { extra: { findings: unlawful } })
}

/** The complete draft of this content. @throws AppError `invalid-request`, by field. */
export function requireComplete(content: VacancyContent, now: Date): CompleteDraft {
  const { draft, problems } = checkContent(content, now)
  return draft ?? fail('invalid-request', { fields: problems })
}

/** Writes a complete draft to the vacancy's tables. Replaces the trail; nobody may have applied. */
export async function writeComplete(
  tx: Tx,
  id: number,
  draft: CompleteDraft,
  now: Date,
): Promise<void> {
  const [derived] = await derive(tx, [draft])
  await updateVacancy(tx, id, { draft, derived: derived ?? fail('unexpected'), now })
  await deleteTrail(tx, id)
  await writeTrails(tx, [{ vacancyId: id, stages: draft.stages }])
}

/** Updates a published vacancy; applicants limit what may change. */
async function updatePublished(
  ctx: Context,
  tx: Tx,
  row: EditorRow,
  {
    trail,
    before,
    content,
  }: { trail: readonly TrailRow[]; before: VacancyContent; content: VacancyContent },
): Promise<void> {
  const now = ctx.now()
  checkLawful(content)
  const draft = requireComplete(content, now)
  // Stored content that breaks newer rules gives no draft. Then the contents are compared instead.
  const oldDraft = checkContent(before, now).draft
  const oldStages: readonly Stage[] = oldDraft?.stages ?? before.stages
  const newStages: readonly Stage[] = oldDraft ? draft.stages : content.stages
  const changedStages = new Set<string>()
  content.stages.forEach((stage, i) => {
    const oldIndex = before.stages.findIndex(({ id }) => id === stage.id)
    const isSame = isDeepStrictEqual(questionsOf(oldStages[oldIndex]), questionsOf(newStages[i]))
    if (oldIndex < 0 || !isSame) changedStages.add(stage.id)
  })
  const refused = refusals(row, trail, { before, content, changedStages })
  if (refused.length > 0) fail('invalid-request', { fields: refused })
  const [derived] = await derive(tx, [draft])
  await updateVacancy(tx, row.id, { draft, derived: derived ?? fail('unexpected'), now })
  const knownIds = new Set(trail.map(({ id }) => id))
  const stages: StageToWrite[] = draft.stages.map((stage, i) => {
    const id = content.stages[i]?.id ?? ''
    return { ...stage, id: knownIds.has(id) ? id : null, questionsChanged: changedStages.has(id) }
  })
  await writeParts(tx, row.id, await updateTrail(tx, row.id, stages))
}

type Stage = CompleteDraft['stages'][number] | VacancyContent['stages'][number] | undefined

/** The questions of a stage, without title and instructions. */
const questionsOf = (stage: Stage) =>
  stage && {
    minutes: stage.minutes,
    rules: stage.rules,
    items: stage.items,
    test: stage.test ?? null,
    videoQuestions: stage.videoQuestions ?? [],
    critical: stage.critical ?? null,
  }

/** The terms of a stage that applicants rely on. */
const stageTermsOf = ({
  id,
  kind,
  days,
  answerDays,
  eliminatory,
  weight,
}: VacancyContent['stages'][number]) => ({
  id,
  kind,
  days,
  answerDays,
  eliminatory,
  weight,
})

/** Errors for changes that are no longer allowed, by field. */
function refusals(
  row: EditorRow,
  trail: readonly TrailRow[],
  {
    before,
    content,
    changedStages,
  }: { before: VacancyContent; content: VacancyContent; changedStages: Set<string> },
): FieldError[] {
  const errors: FieldError[] = []
  // `extendVacancy` changes the last day, because it also notifies applicants.
  if (content.closesOn !== before.closesOn) errors.push(fieldError('closesOn', 'invalid'))
  if (row.applications === 0) return errors
  for (const field of termsOfVacancy)
    if (!isDeepStrictEqual(content[field], before[field]))
      errors.push(fieldError(field, 'people-applied'))
  if (paysLess(content.salary, before.salary)) errors.push(fieldError('salary', 'people-applied'))
  if (!isDeepStrictEqual(content.stages.map(stageTermsOf), before.stages.map(stageTermsOf)))
    errors.push(fieldError('stages', 'people-applied'))
  content.stages.forEach((stage, i) => {
    const people = trail.find(({ id }) => id === stage.id)?.people ?? 0
    if (changedStages.has(stage.id) && people > 0)
      errors.push(fieldError(`stages.${i}`, 'people-reached'))
  })
  return errors
}

/** True when the published pay is removed, has another unit, or is lower at either end. */
function paysLess(after: VacancyContent['salary'], before: VacancyContent['salary']): boolean {
  if (!before) return false
  if (!after || after.unit !== before.unit) return true
  const isLower = (afterCents: number | null, beforeCents: number | null) =>
    beforeCents !== null && (afterCents === null || afterCents < beforeCents)
  return isLower(after.minCents, before.minCents) || isLower(after.maxCents, before.maxCents)
}
