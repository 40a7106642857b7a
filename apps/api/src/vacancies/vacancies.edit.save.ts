import { isDeepStrictEqual } from 'node:util'
import type { FieldError } from '@trilha/contracts/errors'
import { termsOfVacancy, type VacancyContent } from '@trilha/contracts/vacancies.content'
import { lint, textsOf } from '@trilha/contracts/vacancies.linter'
import type { Context, RecruiterContext } from '../platform/context.ts'
import { inTransaction, type Tx } from '../platform/db/database.ts'
import { fail, fieldError } from '../platform/errors.ts'
import { cleanHtml } from '../platform/html.ts'
import { derive, writeTrails } from './vacancies.create.ts'
import type { CompleteDraft } from './vacancies.draft.ts'
import { editorCan, isEditable } from './vacancies.edit.can.ts'
import { checkContent } from './vacancies.edit.check.ts'
import { contentOf, recordsAsked } from './vacancies.edit.content.ts'
import {
  deleteTrail,
  lockPlaces,
  moveTrail,
  type StageToWrite,
} from './vacancies.edit.trail.store.ts'
import {
  selectTrail,
  syncDraft,
  writeEdit,
  type EditorRow,
  type TrailRow,
} from './vacancies.edit.store.ts'
import { lockOwn, readOwn, savedOf } from './vacancies.edit.ts'
import { writeParts } from './vacancies.edit.parts.ts'
import { reviseVacancy } from './vacancies.publish.ts'
import { updateVacancy } from './vacancies.write.store.ts'

/**
 * Keeps what was written. A draft is kept with its gaps; a published vacancy must stay whole, lawful
 * and true to the people on its trail; one of an unverified company is read again before it goes on, and
 * so is one that asks for other records, for another role or for another reason.
 * The same content again changes nothing: an answer that was
 * lost on the way may be asked for again.
 * @throws AppError `vacancy-changed` with who saved meanwhile; `conflict` where nothing may be
 * written now; `invalid-request` by field and `advert-unlawful` for a published vacancy.
 */
export async function saveEditor(
  ctx: RecruiterContext,
  id: number,
  body: { version: number; content: VacancyContent },
) {
  const content = { ...body.content, description: cleanHtml(body.content.description) }
  return inTransaction(ctx.db, async (tx) => {
    const row = await lockOwn(ctx, tx, id)
    if (!isEditable(row)) fail('conflict')
    if (row.applications > 0) await lockPlaces(tx, id)
    const trail = await selectTrail(tx, id)
    const before = contentOf(row, trail)
    if (isDeepStrictEqual(before, content)) return status(ctx, row, content)
    checkVersion(row, body.version)
    if (row.state === 'draft') await syncDraft(tx, id, content)
    else {
      await rewrite(ctx, tx, row, trail, { before, content })
      if (!row.company_verified || asksOtherRecords(before, content))
        await reviseVacancy(tx, id, ctx.now())
    }
    return status(ctx, await keep(ctx, tx, row, row.state === 'draft' ? content : null), content)
  })
}

/** True where records are asked for and nobody has read that they are, or why. */
function asksOtherRecords(before: VacancyContent, content: VacancyContent): boolean {
  const asked = recordsAsked(content)
  const read = (of: VacancyContent, words: string[]) => [of.roleName, of.recordsCheck, words]
  return (
    asked.length > 0 && !isDeepStrictEqual(read(before, recordsAsked(before)), read(content, asked))
  )
}

/** @throws AppError `vacancy-changed` when somebody saved since the person read it. */
export function checkVersion(row: EditorRow, version: number): void {
  if (version === row.version) return
  const at = row.saved_at?.toISOString() ?? null
  fail('vacancy-changed', { extra: { changed: { version: row.version, by: row.saved_by, at } } })
}

/** Counts a save and notes whose it is. */
export async function keep(
  ctx: RecruiterContext,
  tx: Tx,
  row: EditorRow,
  content: VacancyContent | null,
): Promise<EditorRow> {
  const now = ctx.now()
  const { userId } = ctx.viewer
  const version = row.version + 1
  await writeEdit(tx, { id: row.id, version, content, userId, now })
  return readOwn(ctx, tx, row.id)
}

function status(ctx: RecruiterContext, row: EditorRow, content: VacancyContent) {
  return {
    version: row.version,
    saved: savedOf(row),
    problems: checkContent(content, ctx.now()).problems,
    can: editorCan(ctx.viewer, row),
    changesReviewed: !row.company_verified,
  }
}

/** What the law does not allow to be published. @throws AppError `advert-unlawful`. */
export function checkLawful(content: VacancyContent): void {
  const findings = lint({ ...content, texts: textsOf(content) })
  const unlawful = findings.filter(({ severity }) => severity === 'block')
  if (unlawful.length > 0) fail('advert-unlawful', { extra: { findings: unlawful } })
}

/** Reads what is to be public as a whole vacancy. @throws AppError `invalid-request`, by field. */
export function wholeDraft(content: VacancyContent, now: Date): CompleteDraft {
  const { draft, problems } = checkContent(content, now)
  return draft ?? fail('invalid-request', { fields: problems })
}

/** Writes a draft into the vacancy's own tables, its trail anew: nobody is on it yet. */
export async function writeWhole(
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

/** Changes a published vacancy, as far as the people on its trail allow. */
async function rewrite(
  ctx: Context,
  tx: Tx,
  row: EditorRow,
  trail: readonly TrailRow[],
  { before, content }: { before: VacancyContent; content: VacancyContent },
): Promise<void> {
  const now = ctx.now()
  checkLawful(content)
  const draft = wholeDraft(content, now)
  // What stands may be older than a rule of today: it is compared as far as it can be read.
  const old = checkContent(before, now).draft
  const touched = new Set<string>()
  content.stages.forEach((stage, i) => {
    const was = before.stages.findIndex(({ id }) => id === stage.id)
    const same = isDeepStrictEqual(
      questionsOf(old?.stages[was] ?? before.stages[was]),
      questionsOf(old ? draft.stages[i] : stage),
    )
    if (was < 0 || !same) touched.add(stage.id)
  })
  const refused = refusals(row, trail, { before, content, touched })
  if (refused.length > 0) fail('invalid-request', { fields: refused })
  const [derived] = await derive(tx, [draft])
  await updateVacancy(tx, row.id, { draft, derived: derived ?? fail('unexpected'), now })
  const known = new Set(trail.map(({ id }) => id))
  const stages: StageToWrite[] = draft.stages.map((stage, i) => {
    const id = content.stages[i]?.id ?? ''
    return { ...stage, id: known.has(id) ? id : null, touched: touched.has(id) }
  })
  await writeParts(tx, row.id, await moveTrail(tx, row.id, stages))
}

type Stage = CompleteDraft['stages'][number] | VacancyContent['stages'][number] | undefined

/** What a person meets in a stage, without the words around it. */
const questionsOf = (stage: Stage) =>
  stage && {
    minutes: stage.minutes,
    rules: stage.rules,
    items: stage.items,
    test: stage.test ?? null,
    videoQuestions: stage.videoQuestions ?? [],
    critical: stage.critical ?? null,
  }

/** What was promised of a stage to whoever applied. */
const promiseOf = ({
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

/** What may not change any more, by field. */
function refusals(
  row: EditorRow,
  trail: readonly TrailRow[],
  {
    before,
    content,
    touched,
  }: { before: VacancyContent; content: VacancyContent; touched: Set<string> },
): FieldError[] {
  const errors: FieldError[] = []
  // The last day has a call of its own, which tells everybody.
  if (content.closesOn !== before.closesOn) errors.push(fieldError('closesOn', 'invalid'))
  if (row.applications === 0) return errors
  for (const field of termsOfVacancy)
    if (!isDeepStrictEqual(content[field], before[field]))
      errors.push(fieldError(field, 'people-applied'))
  if (paysLess(content.salary, before.salary)) errors.push(fieldError('salary', 'people-applied'))
  if (!isDeepStrictEqual(content.stages.map(promiseOf), before.stages.map(promiseOf)))
    errors.push(fieldError('stages', 'people-applied'))
  content.stages.forEach((stage, i) => {
    const people = trail.find(({ id }) => id === stage.id)?.people ?? 0
    if (touched.has(stage.id) && people > 0)
      errors.push(fieldError(`stages.${i}`, 'people-reached'))
  })
  return errors
}

/** True where the pay told is withdrawn, of another unit, or lower at either end. */
function paysLess(now: VacancyContent['salary'], before: VacancyContent['salary']): boolean {
  if (!before) return false
  if (!now || now.unit !== before.unit) return true
  const lower = (a: number | null, b: number | null) => b !== null && (a === null || a < b)
  return lower(now.minCents, before.minCents) || lower(now.maxCents, before.maxCents)
}
