import { lockCandidate } from '../../candidates/candidates.service.ts'
import { randomUUIDv7 } from 'node:crypto'
import type { BodyOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { createVideo as contract, uploadsPath, videoCeiling } from '@trilha/contracts/videos/videos'
import type { CandidateContext, Context } from '../../platform/context.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { runIdempotent } from '../../platform/http/idempotency.ts'
import { deleteRecordings } from '../videos.forget.ts'
import { lockInterview, openedQuestion } from '../interview/interview.ts'
import { selectStageOf } from '../interview/questions.store.ts'
import { activeResumes } from '../resume/resume.ts'
import {
  deleteVideos,
  insertVideo,
  selectResumes,
  selectTakes,
  type VideoRow,
} from '../videos.store.ts'
import { takesUsed } from '../interview/takes.ts'

type Body = BodyOf<typeof contract>
type Reply = ReplyOf<typeof contract>

/** Recordings for the resume that a person may have in addition to the active ones. */
const maxResumes = 3
/** Maximum of recordings for one question: refused ones use up no take, but their rows stay. */
const maxBegun = 50

/**
 * Begins a recording and its upload. A recording of an interview counts as a take; one that never
 * received a byte (permission refused, page reloaded) does not.
 * @param key idempotency key: a repeated key returns the first reply and begins no recording.
 */
export async function createVideo(
  ctx: CandidateContext,
  body: Body,
  key: string | null,
): Promise<Reply> {
  const { userId, candidateId } = ctx.viewer
  return inTransaction(ctx.db, (tx) =>
    runIdempotent(ctx, tx, { userId, key, endpoint: contract.id, request: body }, () =>
      body.answerTo
        ? createTake(ctx, tx, body, body.answerTo)
        : createResume(ctx, tx, candidateId, body),
    ),
  )
}

async function createTake(
  ctx: CandidateContext,
  tx: Tx,
  body: Body,
  { applicationId, questionId }: NonNullable<Body['answerTo']>,
): Promise<Reply> {
  const stageId = (await selectStageOf(tx, questionId)) ?? fail('not-found')
  const place = { id: applicationId, stageId }
  await lockInterview(ctx, tx, place)
  const question = await openedQuestion(tx, place, questionId)
  if (body.medium === 'audio' && !question.allows_audio) fail('answer-kind-not-allowed')
  const takes = await selectTakes(tx, applicationId)
  const questionTakes = takes.filter((take) => take.question_id === questionId)
  const empty = await dropEmpty(ctx, tx, questionTakes)
  const used = takesUsed(takes, questionId, (take) => empty.has(take.id))
  const allowed = question.retakes + 1
  if (used >= allowed || questionTakes.length - empty.size >= maxBegun) fail('takes-used')
  const id = await beginUpload(ctx, tx, {
    candidate_id: ctx.viewer.candidateId,
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
    takesLeft: allowed - used - 1,
    uploadUrl: `${uploadsPath}/${id}`,
    maxSeconds: question.limit_seconds,
    maxBytes: videoCeiling.bytes,
  }
}

async function createResume(ctx: Context, tx: Tx, candidateId: string, body: Body): Promise<Reply> {
  await lockCandidate(tx, candidateId)
  const resumes = await selectResumes(tx, candidateId)
  const empty = await dropEmpty(ctx, tx, resumes)
  const nonEmpty = resumes.filter((row) => !empty.has(row.id))
  // Removes recordings that are not shown to anybody, the oldest first.
  const active = activeResumes(nonEmpty)
  const surplus = nonEmpty.filter((row) => !active.includes(row)).slice(maxResumes - 1)
  await deleteRecordings(
    ctx,
    tx,
    surplus.map((row) => row.id),
  )
  const id = await beginUpload(ctx, tx, {
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

async function beginUpload(
  ctx: Context,
  tx: Tx,
  video: Omit<Parameters<typeof insertVideo>[1], 'id' | 'created_at'>,
): Promise<string> {
  const id = randomUUIDv7()
  await insertVideo(tx, { id, created_at: ctx.now(), ...video })
  await ctx.uploads.begin(id)
  return id
}

/** Deletes recordings that were begun and never received a byte. @returns their ids. */
async function dropEmpty(ctx: Context, tx: Tx, rows: readonly VideoRow[]): Promise<Set<string>> {
  const empty = new Set<string>()
  for (const row of rows)
    if (row.state === 'uploading' && !(await ctx.uploads.received(row.id))) empty.add(row.id)
  await deleteVideos(tx, [...empty])
  for (const id of empty) await ctx.uploads.remove(id)
  return empty
}
