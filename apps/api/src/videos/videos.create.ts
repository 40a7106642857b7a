import { randomUUIDv7 } from 'node:crypto'
import type { BodyOf, ReplyOf } from '@trilha/contracts/endpoint'
import { createVideo as contract, uploadsPath, videoCeiling } from '@trilha/contracts/videos'
import type { CandidateContext, Context } from '../platform/context.ts'
import { inTransaction, type Tx } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { once } from '../platform/http/idempotency.ts'
import { forget } from './videos.forget.ts'
import { lockInterview, openedQuestion } from './videos.interview.ts'
import { selectStageOf } from './videos.questions.store.ts'
import { standing } from './videos.resume.ts'
import {
  deleteVideos,
  insertVideo,
  lockCandidate,
  selectResumes,
  selectTakes,
  type VideoRow,
} from './videos.store.ts'
import { takesUsed } from './videos.takes.ts'

type Body = BodyOf<typeof contract>
type Reply = ReplyOf<typeof contract>

/** Recordings for the resume that a person may have beside those that stand for them. */
const mostResumes = 3
/** Refused recordings are given back, but no camera fails so often: each stays as a row. */
const mostBegun = 50

/**
 * Begins a recording and the upload that takes its parts. Of an interview, it counts a take; one
 * that never got a byte (permission refused, page reloaded) is not counted.
 * @param key the same key answers the same reply without counting again.
 */
export async function createVideo(
  ctx: CandidateContext,
  body: Body,
  key: string | null,
): Promise<Reply> {
  const { userId, candidateId } = ctx.viewer
  return inTransaction(ctx.db, (tx) =>
    once(ctx, tx, { userId, key, endpoint: contract.id, request: body }, () =>
      body.answerTo
        ? createTake(ctx, tx, candidateId, body, body.answerTo)
        : createResume(ctx, tx, candidateId, body),
    ),
  )
}

async function createTake(
  ctx: CandidateContext,
  tx: Tx,
  candidateId: string,
  body: Body,
  { applicationId, questionId }: NonNullable<Body['answerTo']>,
): Promise<Reply> {
  const stageId = (await selectStageOf(tx, questionId)) ?? fail('not-found')
  const place = { id: applicationId, stageId }
  await lockInterview(ctx, tx, place)
  const question = await openedQuestion(tx, place, questionId)
  if (body.medium === 'audio' && !question.allows_audio) fail('answer-kind-not-allowed')
  const takes = await selectTakes(tx, applicationId)
  const own = takes.filter((take) => take.question_id === questionId)
  const empty = await dropEmpty(ctx, tx, own)
  const used = takesUsed(takes, questionId, (take) => empty.has(take.id))
  const all = question.retakes + 1
  if (used >= all || own.length - empty.size >= mostBegun) fail('takes-used')
  const id = await begin(ctx, tx, {
    candidate_id: candidateId,
    purpose: 'interview',
    application_id: applicationId,
    question_id: questionId,
    take: used + 1,
    medium: body.medium,
    mime: body.mime,
  })
  return {
    id,
    take: used + 1,
    takesLeft: all - used - 1,
    uploadUrl: `${uploadsPath}/${id}`,
    maxSeconds: question.limit_seconds,
    maxBytes: videoCeiling.bytes,
  }
}

async function createResume(ctx: Context, tx: Tx, candidateId: string, body: Body): Promise<Reply> {
  await lockCandidate(tx, candidateId)
  const resumes = await selectResumes(tx, candidateId)
  const empty = await dropEmpty(ctx, tx, resumes)
  const kept = resumes.filter((row) => !empty.has(row.id))
  // What nobody sees or will see makes room, the oldest first.
  const stand = standing(kept)
  const spare = kept.filter((row) => !stand.includes(row)).slice(mostResumes - 1)
  await forget(
    ctx,
    tx,
    spare.map((row) => row.id),
  )
  const id = await begin(ctx, tx, {
    candidate_id: candidateId,
    purpose: 'resume',
    application_id: null,
    question_id: null,
    take: 1,
    medium: body.medium,
    mime: body.mime,
  })
  return {
    id,
    take: 1,
    takesLeft: 1,
    uploadUrl: `${uploadsPath}/${id}`,
    maxSeconds: videoCeiling.seconds,
    maxBytes: videoCeiling.bytes,
  }
}

async function begin(
  ctx: Context,
  tx: Tx,
  video: Omit<Parameters<typeof insertVideo>[1], 'id' | 'created_at'>,
): Promise<string> {
  const id = randomUUIDv7()
  await insertVideo(tx, { id, created_at: ctx.now(), ...video })
  await ctx.uploads.begin(id)
  return id
}

/** Deletes recordings that were begun and of which nothing came. @returns their identities. */
async function dropEmpty(ctx: Context, tx: Tx, rows: readonly VideoRow[]): Promise<Set<string>> {
  const empty = new Set<string>()
  for (const row of rows)
    if (row.state === 'uploading' && !(await ctx.uploads.received(row.id))) empty.add(row.id)
  await deleteVideos(tx, [...empty])
  for (const id of empty) await ctx.uploads.remove(id)
  return empty
}
