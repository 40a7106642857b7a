import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import * as contract from '@trilha/contracts/videos/videos'
import { expect } from 'vitest'
import { call } from '../client.ts'
import { type aCandidate, aVacancy, anApplication, conversationStage } from '../factories.ts'
import type { TestProgram } from '../program.ts'

type Stage = NonNullable<NonNullable<Parameters<typeof aVacancy>[1]>['stages']>[number]

/** A video interview of three questions; the second one allows no audio, text or retake. */
export const videoStage: Stage = {
  kind: 'video',
  title: 'Entrevista em vídeo',
  instructions: 'Três perguntas curtas.',
  minutes: 10,
  days: 5,
  answerDays: 4,
  eliminatory: true,
  rules: [],
  videoQuestions: [
    ['Conte como foi ajudar alguém.', 30, 120, 1, true, true],
    ['O que você faz quando erra o troco?', 0, 60, 0, false, false],
    ['Quando você pode começar?', 10, 30, 1, true, true],
  ].map(([prompt, prepareSeconds, limitSeconds, retakes, allowsAudio, allowsText]) => ({
    prompt: String(prompt),
    help: 'Três frases bastam.',
    prepareSeconds: Number(prepareSeconds),
    limitSeconds: Number(limitSeconds),
    retakes: Number(retakes),
    allowsAudio: Boolean(allowsAudio),
    allowsText: Boolean(allowsText),
  })),
}

/** A candidate whose current stage is a video interview. */
export async function anInterview(
  p: TestProgram,
  candidate?: Awaited<ReturnType<typeof aCandidate>>,
) {
  const vacancy = await aVacancy(p, { stages: [videoStage, conversationStage] })
  const application = await anApplication(p, { vacancy, ...(candidate && { candidate }) })
  const questions = await p.platform.db
    .selectFrom('video_questions')
    .select('id')
    .where('stage_id', '=', application.stageId)
    .orderBy('position')
    .execute()
  return { ...application, questionIds: questions.map((question) => question.id) }
}
export type Interview = Awaited<ReturnType<typeof anInterview>>

/** Opens a question as the candidate. */
export async function open(p: TestProgram, interview: Interview, question = 0) {
  const { id, stageId, questionIds, candidate } = interview
  return call(
    p,
    contract.openVideoQuestion,
    { params: { id, stageId, questionId: questionIds[question] ?? '' } },
    { token: candidate.token },
  )
}

/** Begins a recording of a question. */
export async function begin(
  p: TestProgram,
  interview: Interview,
  question = 0,
  options: { medium?: 'video' | 'audio'; key?: string } = {},
) {
  const { id, questionIds, candidate } = interview
  return call(
    p,
    contract.createVideo,
    {
      body: {
        answerTo: { applicationId: id, questionId: questionIds[question] ?? '' },
        medium: options.medium ?? 'video',
        mime: 'video/webm;codecs=vp8,opus',
      },
    },
    { token: candidate.token, ...(options.key && { idempotencyKey: options.key }) },
  )
}

/** A recording that a candidate began in a new interview. */
export async function aVideo(
  p: TestProgram,
  { candidate }: { candidate?: Awaited<ReturnType<typeof aCandidate>> } = {},
) {
  const interview = await anInterview(p, candidate)
  await open(p, interview)
  const answer = await begin(p, interview)
  expect(answer.status).toBe(201)
  return { ...interview, id: answer.body.id, questionId: interview.questionIds[0] ?? '' }
}

/** Address of the program on a real port; starts listening at the first call. */
export async function originOf(p: TestProgram): Promise<string> {
  if (!p.app.server.listening) await p.app.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(p.app.server.address() as AddressInfo).port}`
}

/** Sends a request of the upload protocol: PATCH with a part, HEAD without. */
export async function tus(
  origin: string,
  path: string,
  token: string | null,
  part: { offset: number; bytes: Uint8Array; length?: number } | null,
): Promise<Response> {
  return fetch(`${origin}${path}`, {
    method: part ? 'PATCH' : 'HEAD',
    headers: {
      'tus-resumable': '1.0.0',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(part && {
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(part.offset),
        ...(part.length !== undefined && { 'upload-length': String(part.length) }),
      }),
    },
    ...(part && { body: new Uint8Array(part.bytes) }),
  })
}

export const sha256 = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

/** Uploads a recording in two parts and finishes it. */
export async function send(
  p: TestProgram,
  video: { id: string; uploadUrl: string },
  token: string,
  bytes: Uint8Array,
) {
  const origin = await originOf(p)
  const half = Math.floor(bytes.length / 2)
  for (const [start, end] of [
    [0, half],
    [half, bytes.length],
  ] as const) {
    const part = { offset: start, bytes: bytes.subarray(start, end) }
    expect((await tus(origin, video.uploadUrl, token, part)).status).toBe(204)
  }
  return call(
    p,
    contract.finishVideo,
    { params: { id: video.id }, body: { bytes: bytes.length, sha256: sha256(bytes) } },
    { token },
  )
}

/**
 * A small recording: `chrome.webm` (VP8 and Opus, without duration, like a browser's), `phone.mp4`
 * (H.264 and AAC, rotated, with location metadata), `voice.webm` (audio only), `long.webm` (20 s),
 * `vast.mp4` (8000 by 8000 pixels in a small file).
 */
export const sample = (name: string): Promise<Buffer> =>
  readFile(join(import.meta.dirname, '../samples', name))

/** A submitted interview, answered with a text, a recording and a text. */
export async function aSentInterview(
  p: TestProgram,
  candidate?: Awaited<ReturnType<typeof aCandidate>>,
  text = 'Na segunda-feira.',
) {
  const interview = await anInterview(p, candidate)
  const { token } = interview.candidate
  for (const question of [0, 1, 2]) {
    await open(p, interview, question)
    if (question === 1) continue
    const { id, stageId, questionIds } = interview
    const params = { id, stageId, questionId: questionIds[question] ?? '' }
    await call(p, contract.answerByText, { params, body: { text } }, { token })
  }
  const begun = await begin(p, interview, 1)
  expect((await send(p, begun.body, token, await sample('chrome.webm'))).status).toBe(200)
  const params = { id: interview.id, stageId: interview.stageId }
  expect((await call(p, contract.submitVideoInterview, { params }, { token })).status).toBe(204)
  return { ...interview, videoId: begun.body.id }
}
