import { randomUUID } from 'node:crypto'
import * as sheet from '@trilha/contracts/pipeline/person'
import * as contract from '@trilha/contracts/videos/videos'
import * as notes from '@trilha/contracts/videos/notes'
import { beforeAll, describe, expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aCandidate, aRecruiter } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { aSentInterview } from '../../../test/stages/videos.ts'

const p = program()

type Recruiter = Awaited<ReturnType<typeof aRecruiter>>
let interview: Awaited<ReturnType<typeof aSentInterview>>
let renata: Recruiter
let eva: Recruiter
let stranger: Recruiter
beforeAll(async () => {
  const candidate = await aCandidate(p, { name: 'Iracema Potira' })
  interview = await aSentInterview(p, candidate, 'Aqui é a Iracema.')
  const { companyId } = interview.vacancy
  renata = await aRecruiter(p, { companyId, name: 'Renata Campos' })
  eva = await aRecruiter(p, { companyId, role: 'evaluator', name: 'Eva Luz' })
  stranger = await aRecruiter(p)
})

const list = (token: string | null) =>
  call(p, notes.listVideoNotes, { params: { id: interview.id } }, { token })
const writeNote = (
  token: string | null,
  second: number,
  text: string,
  videoId = interview.videoId,
) =>
  call(
    p,
    notes.writeVideoNote,
    { params: { id: interview.id, videoId }, body: { second, text } },
    { token },
  )
const deleteNote = (token: string | null, noteId: string) =>
  call(p, notes.deleteVideoNote, { params: { id: interview.id, noteId } }, { token })
const videos = (token: string) =>
  call(p, contract.listPipelineVideos, { params: { id: interview.id } }, { token })
const watch = (token: string) =>
  call(
    p,
    contract.watchVideo,
    { params: { id: interview.id, videoId: interview.videoId } },
    { token },
  )
const sendScorecard = (token: string) => {
  const criteria = ['support', 'present', 'analyze', 'organize'] as const
  const marks = criteria.map((competency) => ({ competency, mark: 4, evidence: '' }))
  const body = { marks, note: '', send: true }
  return call(p, sheet.saveScorecard, { params: { id: interview.id }, body }, { token })
}

describe('notes on a recording', () => {
  test('are refused without a sign-in, to candidates and to other companies', async () => {
    const calls = [
      list,
      (token: string | null) => writeNote(token, 1, 'Oi'),
      (token: string | null) => deleteNote(token, randomUUID()),
    ]
    for (const request of calls) {
      refused(await request(null), 401, 'sign-in-needed')
      refused(await request(interview.candidate.token), 403, 'forbidden')
      refused(await request(stranger.token), 404, 'not-found')
    }
    refused(await writeNote(eva.token, 1, 'Oi', randomUUID()), 404, 'not-found')
    const other = await aSentInterview(p)
    refused(await writeNote(eva.token, 1, 'Oi', other.videoId), 404, 'not-found')
  })

  test('are refused with an invalid second or text', async () => {
    refused(await writeNote(eva.token, -1, 'Antes do começo'), 400, 'invalid-request')
    refused(await writeNote(eva.token, 1.5, 'Meio'), 400, 'invalid-request')
    refused(await writeNote(eva.token, 1, ' '), 400, 'invalid-request')
    refused(await writeNote(eva.token, 1, 'a'.repeat(501)), 400, 'invalid-request')
  })

  test('are visible to colleagues after both have sent their scorecards', async () => {
    const late = await writeNote(eva.token, 42, 'Deu um exemplo claro.')
    expect(late).toMatchObject({ status: 201, body: { second: 42, from: 'Eva Luz', own: true } })
    await writeNote(eva.token, 7, 'Iracema respirou antes de responder.')
    await writeNote(renata.token, 12, 'Olhou para a pergunta.')
    const seen = async (token: string) => {
      const { rows, hidden } = (await list(token)).body
      return [rows.map(({ second, own }) => `${second}${own ? '' : ' outra'}`), hidden]
    }
    expect(await seen(eva.token)).toEqual([['7', '42'], 0])
    expect(await seen(renata.token)).toEqual([['12'], 0])
    expect((await sendScorecard(eva.token)).status).toBe(200)
    // Renata has not sent her scorecard: neither of them sees the notes of the other.
    expect(await seen(renata.token)).toEqual([['12'], 2])
    expect(await seen(eva.token)).toEqual([['7', '42'], 0])
    await sendScorecard(renata.token)
    expect(await seen(renata.token)).toEqual([['7 outra', '12', '42 outra'], 0])

    refused(await deleteNote(renata.token, late.body.id), 404, 'not-found')
    expect((await deleteNote(eva.token, late.body.id)).status).toBe(204)
    expect(await seen(eva.token)).toEqual([['7', '12 outra'], 0])
  })

  test('are limited to fifty per person and recording', async () => {
    const own = (await list(eva.token)).body.rows.filter((row) => row.own).length
    await p.platform.db
      .insertInto('video_notes')
      .values(
        Array.from({ length: notes.maxVideoNotes - own }, (_, second) => ({
          application_id: interview.id,
          video_id: interview.videoId,
          recruiter_id: eva.recruiterId,
          second,
          text: 'Mais uma',
          at: p.platform.now(),
        })),
      )
      .execute()
    refused(await writeNote(eva.token, 1, 'Mais uma'), 409, 'notes-full')
    expect((await writeNote(renata.token, 1, 'De outra pessoa')).status).toBe(201)
  })
})

test('names and recordings of a hidden person are shown after the person is revealed', async () => {
  const hide = { params: { id: interview.vacancy.id }, body: { blind: true } }
  expect((await call(p, sheet.setBlind, hide, { token: renata.token })).status).toBe(204)
  refused(await watch(eva.token), 409, 'reveal-first')
  const { body } = await videos(eva.token)
  expect(body.hidden).toBe(true)
  const answers = body.interviews[0]?.questions.map(({ answer }) => answer)
  expect(answers?.map((answer) => answer?.text)).toEqual(['Aqui é a •••.', null, 'Aqui é a •••.'])
  expect(answers?.[1]).toMatchObject({ posterUrl: null, playable: true, watchedAt: null })
  expect(JSON.stringify((await list(eva.token)).body)).not.toContain('Iracema')

  expect(
    (await call(p, sheet.reveal, { params: { id: interview.id } }, { token: eva.token })).status,
  ).toBe(204)
  expect((await watch(eva.token)).status).toBe(200)
  expect((await videos(eva.token)).body.hidden).toBe(false)
  refused(await watch(renata.token), 409, 'reveal-first')
  const { body: history } = await call(
    p,
    sheet.getHistory,
    { params: { id: interview.id } },
    renata,
  )
  const reveals = history.rows.filter(({ action }) => action === 'reveal')
  expect(reveals).toMatchObject([{ by: 'Eva Luz' }])
})
