import type { PipelineAnswers } from '@trilha/contracts/assessments/pipeline'
import { maskFor } from '../../blind/blind.people.ts'
import { findUnwithheldApplication, recordView } from '../../applications/company/views.ts'
import { can } from '../../platform/can.ts'
import type { RecruiterContext } from '../../platform/context.ts'
import type { Handle } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { presentPipelineItem, type PipelineParts } from './answers.presenter.ts'
import { countSignals, selectKeyedItems, selectRatings, selectSent } from './rating.store.ts'
import type { Place } from '../../applications/answering/lockStage.ts'
import { selectAnswers, selectFiles, type StageKey } from '../assessments.store.ts'

/**
 * The answers of one person to one test, for the company of the application; none before the test
 * is sent. Records the view, which the candidate can see.
 * @throws AppError `not-found`, also for another company's application; `withheld`.
 */
export async function getPipelineAnswers(
  ctx: RecruiterContext,
  place: Place,
): Promise<PipelineAnswers> {
  const application = await findUnwithheldApplication(ctx, place.id)
  const stage = application.stages.find((s) => s.id === place.stageId) ?? fail('not-found')
  const { kind } = stage
  if (kind !== 'questions' && kind !== 'custom') return fail('not-found')
  await recordView(ctx, place.id)

  const at = { applicationId: place.id, stageId: place.stageId }
  const parts = await readSent(ctx.db, at)
  const mask = await maskFor(ctx, place.id)
  const options = { ...mask, viewerId: ctx.viewer.recruiter.id, storage: ctx.storage }
  const items = parts
    ? await Promise.all(parts.items.map((_, i) => presentPipelineItem(parts, i, options)))
    : []
  const signals = { left: 0, returned: 0, pasted: 0 }
  for (const { signal, count } of await countSignals(ctx.db, at)) signals[signal] = count
  const { extension } = stage
  // The total would reveal a hidden rating of a colleague.
  const score = items.some((item) => item.hiddenRatings > 0) ? null : stage.score
  const isPending = extension !== null && extension.answeredAt === null
  return {
    applicationId: place.id,
    stageId: place.stageId,
    version: application.version,
    kind,
    title: stage.title,
    state: stage.state,
    submittedAt: stage.submittedAt,
    sentByClock: parts?.sent.sentByClock ?? false,
    score,
    percent: score && score.most > 0 ? Math.round((score.points * 100) / score.most) : null,
    unrated: items.filter((item) => item.points !== null && item.earned === null).length,
    items,
    signals: parts ? signals : { left: 0, returned: 0, pasted: 0 },
    extension: extension && {
      ...extension,
      reason: mask.maskNames(extension.reason),
      word: mask.maskNames(extension.word),
    },
    can: { answerExtension: isPending && can(ctx.viewer, 'application.judge', application) },
  }
}

/** A sent test with its answers, files and ratings; undefined before it is sent. */
export async function readSent(db: Handle, at: StageKey): Promise<PipelineParts | undefined> {
  const sent = await selectSent(db, at)
  if (!sent) return undefined
  const all = new Map((await selectKeyedItems(db, at.stageId)).map((item) => [item.id, item]))
  const answers = new Map((await selectAnswers(db, at)).map((answer) => [answer.itemId, answer]))
  const files = new Map((await selectFiles(db, at)).map((file) => [file.id, file]))
  const ratings = await selectRatings(db, at)
  const items = sent.draw.flatMap((id) => all.get(id) ?? [])
  return { sent, items, answers, files, ratings }
}
