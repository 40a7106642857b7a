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

const read = (at: Interview, token: string | null = at.candidate.token) =>
  call(p, contract.getVideoInterview, { params: { id: at.vacancyId } }, { token })
const write = (at: Interview, question: number, text: string, token = at.candidate.token) =>
  call(
    p,
    contract.answerByText,
    {
      params: { id: at.id, stageId: at.stageId, questionId: at.questionIds[question] ?? '' },
      body: { text },
    },
    { token },
  )
const submit = (at: Interview, token: string | null = at.candidate.token) =>
  call(p, contract.submitVideoInterview, { params: { id: at.id, stageId: at.stageId } }, { token })
const byId = <E extends typeof contract.getVideo | typeof contract.removeVideo>(
  endpoint: E,
  id: string,
  token: string,
) => call(p, endpoint, { params: { id } } as never, { token })
const answersOf = async (at: Interview) =>
  (await read(at)).body.questions.map((question) => question.answer)

/** Records an answer to a question and finishes its upload. */
async function record(at: Interview, question: number, name = 'chrome.webm') {
  await open(p, at, question)
  const begun = await begin(p, at, question)
  expect(begun.status).toBe(201)
  const sent = await send(p, begun.body, at.candidate.token, await sample(name))
  expect(sent.status).toBe(200)
  return sent.body
}

/** An interview whose questions are all answered: two recordings and a text. */
async function answered() {
  const at = await anInterview(p)
  await record(at, 0)
  await record(at, 1, 'phone.mp4')
  await open(p, at, 2)
  await write(at, 2, 'Na segunda-feira.')
  return at
}

describe('reading the interview', () => {
  test('is refused without a sign-in, to companies, to others, and while locked', async () => {
    const at = await anInterview(p)
    refused(await read(at, null), 401, 'sign-in-needed')
    refused(await read(at, (await aRecruiter(p)).token), 403, 'forbidden')
    refused(await read(at, (await aCandidate(p)).token), 404, 'not-found')
    await p.platform.db
      .updateTable('application_stages')
      .set({ state: 'locked' })
      .where('application_id', '=', at.id)
      .execute()
    refused(await read(at), 409, 'stage-not-open')
  })

  test('shows limits and takes, but no question before it is opened', async () => {
    const at = await anInterview(p)
    const { body } = await read(at)
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
    refused(await open(p, at, 1), 409, 'question-not-open')
    const opened = await open(p, at, 0)
    expect(opened.body.prompt).toBe('Conte como foi ajudar alguém.')
    const prepares = Date.parse(opened.body.readyAt) - Date.parse(opened.body.openedAt)
    expect(prepares).toBe(30_000)
    p.advance(60_000)
    expect((await open(p, at, 0)).body).toEqual(opened.body)
    const after = (await read(at)).body
    expect(after.state).toBe('in_progress')
    expect(after.questions.map((q) => q.opened?.prompt ?? null)).toEqual([
      'Conte como foi ajudar alguém.',
      null,
      null,
    ])
  })

  test('a question can be opened by its candidate only', async () => {
    const at = await anInterview(p)
    const as = (token: string, questionId = at.questionIds[0] ?? '') =>
      call(
        p,
        contract.openVideoQuestion,
        { params: { id: at.id, stageId: at.stageId, questionId } },
        { token },
      )
    refused(await as((await aCandidate(p)).token), 404, 'not-found')
    refused(await as(at.candidate.token, randomUUID()), 404, 'not-found')
    const other = await anInterview(p)
    refused(await as(at.candidate.token, other.questionIds[0]), 404, 'not-found')
  })
})

describe('recording', () => {
  test('is refused before the question is open, to others, and for a wrong medium', async () => {
    const at = await anInterview(p)
    refused(await begin(p, at, 0), 409, 'question-not-open')
    await open(p, at, 0)
    await open(p, at, 1)
    refused(await begin(p, at, 1, { medium: 'audio' }), 409, 'answer-kind-not-allowed')
    refused(await write(at, 1, 'Devolvo.'), 409, 'answer-kind-not-allowed')
    const stranger = await aCandidate(p)
    refused(await begin(p, { ...at, candidate: stranger }, 0), 404, 'not-found')
    refused(await write(at, 0, 'Eu.', stranger.token), 404, 'not-found')
    expect(refused(await write(at, 0, '  '), 400, 'invalid-request').errors?.[0]?.field).toBe(
      'text',
    )
    await call(
      p,
      applications.withdraw,
      { params: { id: at.id }, body: { reason: '' } },
      { token: at.candidate.token },
    )
    refused(await begin(p, at, 0), 409, 'stage-not-open')
  })

  test('the server counts takes: recordings with bytes that are not refused', async () => {
    const at = await anInterview(p)
    await open(p, at, 0)
    // Recordings that never received a byte, as after a refused camera or a reloaded page.
    for (let i = 0; i < 4; i++) expect((await begin(p, at, 0)).body).toMatchObject({ take: 1 })
    const junk = await begin(p, at, 0)
    const sent = await send(p, junk.body, at.candidate.token, Buffer.from('no video at all'))
    expect(sent.body.failure).toBe('not-a-video')
    expect((await record(at, 0)).take).toBe(1)
    const second = await record(at, 0)
    expect(second.take).toBe(2)
    refused(await begin(p, at, 0), 409, 'takes-used')
    // Deleting a recording does not free its take.
    const { token } = at.candidate
    expect((await byId(contract.removeVideo, second.id, token)).status).toBe(204)
    refused(await begin(p, at, 0), 409, 'takes-used')
    expect((await answersOf(at))[0]).toMatchObject({ take: 1 })
    expect((await read(at)).body.questions[0]?.takesLeft).toBe(0)
  })

  test('repeated calls with the same key begin one recording', async () => {
    const at = await anInterview(p)
    await open(p, at, 0)
    const key = randomUUID()
    const [one, two] = [await begin(p, at, 0, { key }), await begin(p, at, 0, { key })]
    expect(two.body).toEqual(one.body)
    refused(await begin(p, at, 1, { key }), 409, 'key-reused')
  })

  test('the latest recording or text is the answer', async () => {
    const at = await anInterview(p)
    const first = await record(at, 0)
    expect((await answersOf(at))[0]?.id).toBe(first.id)
    await write(at, 0, 'Prefiro escrever.')
    const written = await write(at, 0, 'Prefiro escrever, com calma.')
    expect((await answersOf(at))[0]).toMatchObject({ medium: 'text', text: written.body.text })
    const second = await record(at, 0)
    expect((await answersOf(at))[0]?.id).toBe(second.id)
    await write(at, 0, 'Agora sim.')
    expect((await answersOf(at))[0]).toMatchObject({ id: written.body.id, text: 'Agora sim.' })
  })

  test('a recording can be read, deleted and retried by its candidate only', async () => {
    const at = await anInterview(p)
    const video = await record(at, 0)
    const stranger = await aCandidate(p)
    for (const endpoint of [contract.getVideo, contract.removeVideo, contract.retryVideo])
      refused(await byId(endpoint as never, video.id, stranger.token), 404, 'not-found')
    refused(
      await byId(contract.retryVideo as never, video.id, at.candidate.token),
      409,
      'nothing-to-retry',
    )
  })
})

describe('sending the interview', () => {
  test('is refused to others, and while an answer is missing', async () => {
    const at = await anInterview(p)
    refused(await submit(at, null), 401, 'sign-in-needed')
    refused(await submit(at, (await aCandidate(p)).token), 404, 'not-found')
    refused(await submit(at), 400, 'answers-incomplete')
  })

  test('shows the company only the answers, and shows the person who watched', async () => {
    const at = await answered()
    const replaced = await answersOf(at)
    await record(at, 0)
    const recruiter = await aRecruiter(p, { companyId: at.vacancy.companyId })
    const { token } = recruiter
    const list = (as: string | null) =>
      call(p, contract.listPipelineVideos, { params: { id: at.id } }, { token: as })
    const watch = (videoId: string, as: string | null) =>
      call(p, contract.watchVideo, { params: { id: at.id, videoId } }, { token: as })
    // An interview that is not sent is not visible.
    expect((await list(token)).body).toEqual({ interviews: [], resume: null, hidden: false })
    const first = (await answersOf(at))[0]
    refused(await watch(first?.id ?? '', token), 404, 'not-found')

    expect((await submit(at)).status).toBe(204)
    refused(await submit(at), 409, 'stage-not-open')
    refused(
      await byId(contract.removeVideo, first?.id ?? '', at.candidate.token),
      409,
      'stage-not-open',
    )
    refused(await begin(p, at, 2), 409, 'stage-not-open')

    refused(await list(null), 401, 'sign-in-needed')
    refused(await list(at.candidate.token), 403, 'forbidden')
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
      await byId(contract.getVideo, replaced[0]?.id ?? '', at.candidate.token),
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
    const seen = (await byId(contract.getVideo, first?.id ?? '', at.candidate.token)).body as {
      views: { name: string }[]
    }
    expect(seen.views.map((view) => view.name)).toEqual(['Renata Campos'])
    const each = await p.platform.db
      .selectFrom('video_views')
      .select('user_id')
      .where('video_id', '=', first?.id ?? '')
      .execute()
    expect(each).toEqual([{ user_id: recruiter.userId }, { user_id: recruiter.userId }])
  })
})

// This test is the last one, because it moves the server's clock and sessions expire.
test('after its deadline an interview accepts no answers and keeps the saved ones', async () => {
  const at = await answered()
  p.advance(7 * dayMs)
  const { accessToken } = await startSession(p.platform.db, at.candidate.userId, p.platform.now())
  const again = { ...at, candidate: { ...at.candidate, token: accessToken } }
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
