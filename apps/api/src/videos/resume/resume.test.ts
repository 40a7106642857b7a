import { randomUUID } from 'node:crypto'
import { getUser } from '@trilha/contracts/accounts/accounts'
import * as contract from '@trilha/contracts/videos/videos'
import { describe, expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aCandidate, aRecruiter } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { anInterview, aVideo, sample, send } from '../../../test/stages/videos.ts'
import { processTask } from '../conversion/process.task.ts'

const p = program()

describe('the video resume', () => {
  const readResume = (candidateId: string, token: string | null) =>
    call(p, contract.getVideoResume, { params: { id: candidateId } }, { token })
  const choose = (candidateId: string, videoId: string, token: string) =>
    call(p, contract.setVideoResume, { params: { id: candidateId }, body: { videoId } }, { token })
  const begin = async (token: string, name: string) => {
    const body = { medium: 'video' as const, mime: 'video/webm' }
    const begun = await call(p, contract.createVideo, { body }, { token })
    expect(begun.body).toMatchObject({ maxSeconds: 150, take: 1 })
    return { begun: begun.body, send: async () => send(p, begun.body, token, await sample(name)) }
  }

  test('is refused to other people, and only a finished recording can be chosen', async () => {
    const { candidateId, token } = await aCandidate(p)
    const stranger = await aCandidate(p)
    refused(await readResume(candidateId, null), 401, 'sign-in-needed')
    refused(await readResume(candidateId, stranger.token), 404, 'not-found')
    const { begun } = await begin(token, 'phone.mp4')
    refused(await choose(candidateId, begun.id, token), 409, 'upload-incomplete')
    refused(await choose(stranger.candidateId, begun.id, stranger.token), 404, 'not-found')
    refused(await choose(candidateId, randomUUID(), token), 404, 'not-found')
    const answer = await aVideo(p)
    const { candidate } = answer
    refused(await choose(candidate.candidateId, answer.id, candidate.token), 404, 'not-found')
    expect((await readResume(candidateId, token)).body).toEqual({ video: null })
  })

  test('is visible in the session and to companies, and a new one replaces it', async () => {
    const interview = await anInterview(p)
    const { candidateId, token } = interview.candidate
    const session = async () => (await call(p, getUser, {}, { token })).body.candidate?.videoUrl
    expect(await session()).toBeNull()
    const one = await begin(token, 'phone.mp4')
    await one.send()
    expect(await session()).toBeNull()
    expect((await choose(candidateId, one.begun.id, token)).status).toBe(200)
    const url = await session()
    expect((await p.app.inject({ url: url ?? '' })).statusCode).toBe(200)
    const recruiter = await aRecruiter(p, { companyId: interview.vacancy.companyId })
    const pipeline = () =>
      call(
        p,
        contract.listPipelineVideos,
        { params: { id: interview.id } },
        { token: recruiter.token },
      )
    expect((await pipeline()).body.resume).toMatchObject({ id: one.begun.id, playable: true })

    const two = await begin(token, 'chrome.webm')
    await two.send()
    await choose(candidateId, two.begun.id, token)
    await p.platform.tasks.settled()
    expect((await readResume(candidateId, token)).body.video).toMatchObject({
      id: two.begun.id,
      state: 'ready',
    })
    refused(
      await call(p, contract.getVideo, { params: { id: one.begun.id } }, { token }),
      404,
      'not-found',
    )
    const gone = await p.platform.db
      .selectFrom('videos')
      .select(['file', 'original_file', 'poster_file'])
      .where('id', '=', one.begun.id)
      .executeTakeFirst()
    expect(gone).toEqual({ file: null, original_file: null, poster_file: null })

    const removed = await call(p, contract.removeVideo, { params: { id: two.begun.id } }, { token })
    expect(removed.status).toBe(204)
    expect((await readResume(candidateId, token)).body.video).toBeNull()
    expect((await pipeline()).body.resume).toBeNull()
    expect(await session()).toBeNull()
  })

  test('many recordings begun at once leave one open upload', async () => {
    const { candidateId, token } = await aCandidate(p)
    await Promise.all(Array.from({ length: 12 }, () => begin(token, 'phone.mp4')))
    const open = await p.platform.db
      .selectFrom('videos')
      .select('id')
      .where('candidate_id', '=', candidateId)
      .where('removed_at', 'is', null)
      .execute()
    expect(open).toHaveLength(1)
  })

  test('the number of chosen, not yet converted recordings is limited', async () => {
    p.platform.tasks.handle(processTask, async () => undefined)
    const { candidateId, token } = await aCandidate(p)
    let last = ''
    for (let i = 0; i < 6; i++) {
      const one = await begin(token, 'phone.mp4')
      await one.send()
      expect((await choose(candidateId, one.begun.id, token)).status).toBe(200)
      last = one.begun.id
    }
    const remaining = await p.platform.db
      .selectFrom('videos')
      .select('id')
      .where('candidate_id', '=', candidateId)
      .where('removed_at', 'is', null)
      .execute()
    expect(remaining.length).toBeLessThanOrEqual(4)
    expect((await readResume(candidateId, token)).body.video?.id).toBe(last)
  })
})
