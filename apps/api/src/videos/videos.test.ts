import { randomUUID } from 'node:crypto'
import * as applications from '@trilha/contracts/applications/applications'
import * as contract from '@trilha/contracts/videos/videos'
import { dayMs } from '@trilha/contracts/shared/durations'
import { describe, expect, test } from 'vitest'
import { call, refused } from '../../test/client.ts'
import { aCandidate, aRecruiter } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import { anInterview, begin, open, sample, send, type Interview } from '../../test/stages/videos.ts'
import { startSession } from '../accounts/signIn/sessions.ts'

const p = program()

const read = (interview: Interview, token: string | null = interview.candidate.token) =>
  call(p, contract.getVideoInterview, { params: { id: interview.vacancyId } }, { token })
const write = (
  interview: Interview,
  question: number,
  text: string,
  token = interview.candidate.token,
) =>
  call(
    p,
    contract.answerByText,
    {
      params: {
        id: interview.id,
        stageId: interview.stageId,
        questionId: interview.questionIds[question] ?? '',
      },
      body: { text },
    },
    { token },
  )
const submit = (interview: Interview, token: string | null = interview.candidate.token) =>
  call(
    p,
    contract.submitVideoInterview,
    { params: { id: interview.id, stageId: interview.stageId } },
    { token },
  )
const byId = <E extends typeof contract.getVideo | typeof contract.removeVideo>(
  endpoint: E,
  id: string,
  token: string,
) => call(p, endpoint, { params: { id } } as never, { token })
const answersOf = async (interview: Interview) =>
  (await read(interview)).body.questions.map((question) => question.answer)

/** Records an answer to a question and finishes its upload. */
async function record(interview: Interview, question: number, name = 'chrome.webm') {
  await open(p, interview, question)
  const begun = await begin(p, interview, question)
  expect(begun.status).toBe(201)
  const sent = await send(p, begun.body, interview.candidate.token, await sample(name))
  expect(sent.status).toBe(200)
  return sent.body
}

/** An interview whose questions are all answered: two recordings and a text. */
async function anAnsweredInterview() {
  const interview = await anInterview(p)
  await record(interview, 0)
  await record(interview, 1, 'phone.mp4')
  await open(p, interview, 2)
  await write(interview, 2, 'Na segunda-feira.')
  return interview
}

describe('reading the interview', () => {
  test('is refused without a sign-in, to companies and other candidates, while locked', async () => {
    const interview = await anInterview(p)
    refused(await read(interview, null), 401, 'sign-in-needed')
    refused(await read(interview, (await aRecruiter(p)).token), 403, 'forbidden')
    refused(await read(interview, (await aCandidate(p)).token), 404, 'not-found')
    await p.platform.db
      .updateTable('application_stages')
      .set({ state: 'locked' })
      .where('application_id', '=', interview.id)
      .execute()
    refused(await read(interview), 409, 'stage-not-open')
  })

  test('shows limits and takes, but no question before it is opened', async () => {
    const interview = await anInterview(p)
    const { body } = await read(interview)
    expect(body).toMatchObject({ state: 'open', can: { submit: { reason: 'answers-incomplete' } } })
    expect(
      body.questions.map((q) => [q.prepareSeconds, q.limitSeconds, q.takesLeft, q.allowsText]),
    ).toEqual([
      [30, 120, 2, true],
      [0, 60, 1, false],
      [10, 30, 2, true],
    ])
    expect(JSON.stringify(body)).not.toMatch(/ajudar alguém|troco|Três frases/)
    // The second question cannot be opened before the first one.
    refused(await open(p, interview, 1), 409, 'question-not-open')
    const opened = await open(p, interview, 0)
    expect(opened.body.prompt).toBe('Conte como foi ajudar alguém.')
    const prepareMs = Date.parse(opened.body.readyAt) - Date.parse(opened.body.openedAt)
    expect(prepareMs).toBe(30_000)
    p.advance(60_000)
    expect((await open(p, interview, 0)).body).toEqual(opened.body)
    const after = (await read(interview)).body
    expect(after.state).toBe('in_progress')
    expect(after.questions.map((q) => q.opened?.prompt ?? null)).toEqual([
      'Conte como foi ajudar alguém.',
      null,
      null,
    ])
  })

  test('a question can be opened by its candidate only', async () => {
    const interview = await anInterview(p)
    const as = (token: string, questionId = interview.questionIds[0] ?? '') =>
      call(
        p,
        contract.openVideoQuestion,
        { params: { id: interview.id, stageId: interview.stageId, questionId } },
        { token },
      )
    refused(await as((await aCandidate(p)).token), 404, 'not-found')
    refused(await as(interview.candidate.token, randomUUID()), 404, 'not-found')
    const other = await anInterview(p)
    refused(await as(interview.candidate.token, other.questionIds[0]), 404, 'not-found')
  })
})

describe('recording', () => {
  test('is refused before the question is open, to other candidates, with a wrong medium', async () => {
    const interview = await anInterview(p)
    refused(await begin(p, interview, 0), 409, 'question-not-open')
    await open(p, interview, 0)
    await open(p, interview, 1)
    refused(await begin(p, interview, 1, { medium: 'audio' }), 409, 'answer-kind-not-allowed')
    refused(await write(interview, 1, 'Devolvo.'), 409, 'answer-kind-not-allowed')
    const stranger = await aCandidate(p)
    refused(await begin(p, { ...interview, candidate: stranger }, 0), 404, 'not-found')
    refused(await write(interview, 0, 'Eu.', stranger.token), 404, 'not-found')
    const blank = refused(await write(interview, 0, '  '), 400, 'invalid-request')
    expect(blank.errors?.[0]?.field).toBe('text')
    await call(
      p,
      applications.withdraw,
      { params: { id: interview.id }, body: { reason: '' } },
      { token: interview.candidate.token },
    )
    refused(await begin(p, interview, 0), 409, 'stage-not-open')
  })

  test('the server counts takes; empty and refused recordings do not count', async () => {
    const interview = await anInterview(p)
    await open(p, interview, 0)
    // Recordings that never received a byte, as after a refused camera or a reloaded page.
    for (let i = 0; i < 4; i++)
      expect((await begin(p, interview, 0)).body).toMatchObject({ take: 1 })
    const junk = await begin(p, interview, 0)
    const sent = await send(p, junk.body, interview.candidate.token, Buffer.from('no video at all'))
    expect(sent.body.failure).toBe('not-a-video')
    expect((await record(interview, 0)).take).toBe(1)
    const second = await record(interview, 0)
    expect(second.take).toBe(2)
    refused(await begin(p, interview, 0), 409, 'takes-used')
    // Deleting a recording does not free its take.
    const { token } = interview.candidate
    expect((await byId(contract.removeVideo, second.id, token)).status).toBe(204)
    refused(await begin(p, interview, 0), 409, 'takes-used')
    expect((await answersOf(interview))[0]).toMatchObject({ take: 1 })
    expect((await read(interview)).body.questions[0]?.takesLeft).toBe(0)
  })

  test('repeated calls with the same key begin one recording', async () => {
    const interview = await anInterview(p)
    await open(p, interview, 0)
    const key = randomUUID()
    const first = await begin(p, interview, 0, { key })
    const again = await begin(p, interview, 0, { key })
    expect(again.body).toEqual(first.body)
    refused(await begin(p, interview, 1, { key }), 409, 'key-reused')
  })

  test('the latest recording or text is the answer', async () => {
    const interview = await anInterview(p)
    const first = await record(interview, 0)
    expect((await answersOf(interview))[0]?.id).toBe(first.id)
    await write(interview, 0, 'Prefiro escrever.')
    const written = await write(interview, 0, 'Prefiro escrever, com calma.')
    expect((await answersOf(interview))[0]).toMatchObject({
      medium: 'text',
      text: written.body.text,
    })
    const second = await record(interview, 0)
    expect((await answersOf(interview))[0]?.id).toBe(second.id)
    await write(interview, 0, 'Agora sim.')
    expect((await answersOf(interview))[0]).toMatchObject({
      id: written.body.id,
      text: 'Agora sim.',
    })
  })

  test('a recording can be read, deleted and retried by its candidate only', async () => {
    const interview = await anInterview(p)
    const video = await record(interview, 0)
    const stranger = await aCandidate(p)
    for (const endpoint of [contract.getVideo, contract.removeVideo, contract.retryVideo])
      refused(await byId(endpoint as never, video.id, stranger.token), 404, 'not-found')
    refused(
      await byId(contract.retryVideo as never, video.id, interview.candidate.token),
      409,
      'nothing-to-retry',
    )
  })
})

describe('sending the interview', () => {
  test('is refused to other candidates, and while an answer is missing', async () => {
    const interview = await anInterview(p)
    refused(await submit(interview, null), 401, 'sign-in-needed')
    refused(await submit(interview, (await aCandidate(p)).token), 404, 'not-found')
    refused(await submit(interview), 400, 'answers-incomplete')
  })

  test('shows the company only the answers, and shows the candidate who watched them', async () => {
    const interview = await anAnsweredInterview()
    const replaced = await answersOf(interview)
    await record(interview, 0)
    const recruiter = await aRecruiter(p, { companyId: interview.vacancy.companyId })
    const { token } = recruiter
    const list = (as: string | null) =>
      call(p, contract.listPipelineVideos, { params: { id: interview.id } }, { token: as })
    const watch = (videoId: string, as: string | null) =>
      call(p, contract.watchVideo, { params: { id: interview.id, videoId } }, { token: as })
    // An interview that is not sent is not visible.
    expect((await list(token)).body).toEqual({ interviews: [], resume: null, hidden: false })
    const first = (await answersOf(interview))[0]
    refused(await watch(first?.id ?? '', token), 404, 'not-found')

    expect((await submit(interview)).status).toBe(204)
    refused(await submit(interview), 409, 'stage-not-open')
    refused(
      await byId(contract.removeVideo, first?.id ?? '', interview.candidate.token),
      409,
      'stage-not-open',
    )
    refused(await begin(p, interview, 2), 409, 'stage-not-open')

    refused(await list(null), 401, 'sign-in-needed')
    refused(await list(interview.candidate.token), 403, 'forbidden')
    refused(await list((await aRecruiter(p)).token), 404, 'not-found')
    refused(await watch(first?.id ?? '', (await aRecruiter(p)).token), 404, 'not-found')
    const { body } = await list(token)
    const answers = body.interviews[0]?.questions.map((question) => question.answer)
    expect(body.interviews[0]?.questions[0]?.prompt).toBe('Conte como foi ajudar alguém.')
    expect(answers?.map((answer) => [answer?.medium, answer?.playable])).toEqual([
      ['video', true],
      ['video', true],
      ['text', false],
    ])
    expect(answers?.[2]?.text).toBe('Na segunda-feira.')
    expect(answers?.[0]?.watchedAt).toBeNull()
    // The replaced take and its file are deleted.
    refused(
      await byId(contract.getVideo, replaced[0]?.id ?? '', interview.candidate.token),
      404,
      'not-found',
    )
    refused(await watch(replaced[0]?.id ?? '', token), 404, 'not-found')
    refused(await watch(answers?.[2]?.id ?? '', token), 404, 'not-found')

    const playback = await watch(answers?.[0]?.id ?? '', token)
    expect(playback.status).toBe(200)
    expect((await p.app.inject({ url: playback.body.url })).statusCode).toBe(200)
    await watch(answers?.[0]?.id ?? '', token)
    expect((await list(token)).body.interviews[0]?.questions[0]?.answer?.watchedAt).not.toBeNull()
    const { body: watched } = await byId(
      contract.getVideo,
      first?.id ?? '',
      interview.candidate.token,
    )
    const seen = watched as { views: { name: string }[] }
    expect(seen.views.map((view) => view.name)).toEqual(['Renata Campos'])
    const viewRows = await p.platform.db
      .selectFrom('video_views')
      .select('user_id')
      .where('video_id', '=', first?.id ?? '')
      .execute()
    expect(viewRows).toEqual([{ user_id: recruiter.userId }, { user_id: recruiter.userId }])
  })
})

// This test is the last one, because it moves the server's clock and sessions expire.
test('after its deadline an interview accepts no answers and keeps the saved ones', async () => {
  const interview = await anAnsweredInterview()
  p.advance(7 * dayMs)
  const { accessToken } = await startSession(
    p.platform.db,
    interview.candidate.userId,
    p.platform.now(),
  )
  const again = { ...interview, candidate: { ...interview.candidate, token: accessToken } }
  refused(await begin(p, again, 2), 409, 'deadline-passed')
  refused(await write(again, 2, 'Hoje.'), 409, 'deadline-passed')
  refused(await submit(again), 409, 'deadline-passed')
  const { body } = await read(again)
  expect(body.can).toEqual({
    record: { allowed: false, reason: 'deadline-passed' },
    submit: { allowed: false, reason: 'deadline-passed' },
  })
  expect(body.questions[2]?.answer?.text).toBe('Na segunda-feira.')
})
