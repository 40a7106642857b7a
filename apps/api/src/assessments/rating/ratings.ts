import {
  maxRaters,
  type PipelineItem,
  type rateAnswer as contract,
} from '@trilha/contracts/assessments/pipeline'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import { findApplication } from '../../applications/applications.service.ts'
import { requireLockedApplication } from '../../applications/applications.transition.ts'
import { maskFor } from '../../blind/blind.people.ts'
import { can } from '../../platform/can.ts'
import type { RecruiterContext } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import type { ItemPlace } from '../taking/answer.ts'
import { readSent } from './answers.ts'
import { earnedPoints, needsRating, presentPipelineItem } from './answers.presenter.ts'
import { upsertRating, writePoints } from './rating.store.ts'
import { totalOf } from '../taking/score.ts'

/**
 * Rates an answer by its rubric. Everybody of the company may rate, at most two people per answer.
 * When every answer with a rubric has a rating, saves the total points from the mean ratings.
 * @throws AppError `not-found`, also for unanswered items and items that a key scores;
 *   `stage-not-open` before the test is sent; `withheld`; `already-rated` for a third recruiter.
 */
export async function rateAnswer(
  ctx: RecruiterContext,
  place: ItemPlace,
  { rating, note }: BodyOf<typeof contract>,
): Promise<PipelineItem> {
  const { recruiter } = ctx.viewer
  const at = { applicationId: place.id, stageId: place.stageId }
  const mask = await maskFor(ctx, place.id)
  return inTransaction(ctx.db, async (tx) => {
    // The lock serializes ratings, so that the points include all of them.
    const application = await requireLockedApplication(tx, place.id)
    if (!can(ctx.viewer, 'application.read', application)) fail('not-found')
    if ((await findApplication(tx, place.id))?.isWithheld) fail('withheld')
    if (!application.stages.some((stage) => stage.id === place.stageId)) fail('not-found')
    const before = (await readSent(tx, at)) ?? fail('stage-not-open')
    const index = before.items.findIndex((item) => item.id === place.itemId)
    const item = before.items[index] ?? fail('not-found')
    if (!needsRating(before, item)) fail('not-found')
    const otherRatings = before.ratings.filter(
      (given) => given.itemId === item.id && given.recruiterId !== recruiter.id,
    )
    if (otherRatings.length >= maxRaters) fail('already-rated')
    const values = { recruiterId: recruiter.id, rating, note }
    await upsertRating(tx, { ...at, itemId: item.id }, values, ctx.now())

    const parts = (await readSent(tx, at)) ?? fail('stage-not-open')
    const itemsWithPoints = parts.items.filter((one) => one.points !== null)
    await writePoints(tx, at, totalOf(itemsWithPoints.map((one) => earnedPoints(parts, one))))
    return presentPipelineItem(parts, index, {
      ...mask,
      viewerId: recruiter.id,
      storage: ctx.storage,
    })
  })
}
