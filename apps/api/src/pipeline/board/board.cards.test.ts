import { getProgress } from '@trilha/contracts/applications/applications'
import * as board from '@trilha/contracts/pipeline/board'
import { getPipelineApplication } from '@trilha/contracts/pipeline/pipeline'
import { describe, expect, test } from 'vitest'
import { call } from '../../../test/client.ts'
import { aRecruiter } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { aTrail, sendTest } from '../../../test/trails.ts'
import { aSentInterview } from '../../../test/stages/videos.ts'

const p = program()

const read = (id: number, token: string) =>
  call(p, board.getBoard, { params: { id }, query: {} }, { token })

describe('cards', () => {
  test('show the deadline of the candidate and what the viewer has not opened yet', async () => {
    const trail = await aTrail(p)
    const { id, vacancy, recruiter } = trail
    const other = await aRecruiter(p, { companyId: vacancy.companyId })
    const cardFor = async (token: string) =>
      (await read(vacancy.id, token)).body.columns
        .flatMap(({ rows }) => rows)
        .find((row) => row.id === id)
    const progress = await call(
      p,
      getProgress,
      { params: { id: vacancy.id } },
      { token: trail.candidate.token },
    )
    expect(progress.body.current?.dueAt).toEqual(expect.any(String))
    expect(await cardFor(recruiter.token)).toMatchObject({
      dueAt: progress.body.current?.dueAt,
      fresh: false,
      videos: null,
    })
    // A rule was not met, so it is the company's turn.
    await sendTest(p, trail, { facts: { schooling: 'none' }, answers: { weekends: true } })
    expect(await cardFor(recruiter.token)).toMatchObject({ dueAt: null, fresh: true })
    await call(p, getPipelineApplication, { params: { id } }, { token: recruiter.token })
    expect(await cardFor(recruiter.token)).toMatchObject({ fresh: false })
    expect(await cardFor(other.token)).toMatchObject({ fresh: true })
  })

  test('count the answers of a video interview, without those that were removed', async () => {
    const { vacancy, id, videoId } = await aSentInterview(p)
    const { token } = await aRecruiter(p, { companyId: vacancy.companyId })
    const videos = async () => (await read(vacancy.id, token)).body.columns[0]?.rows[0]?.videos
    expect(await videos()).toEqual({ sent: 3, of: 3 })
    await p.platform.db
      .updateTable('videos')
      .set({ removed_at: p.platform.now() })
      .where('id', '=', videoId)
      .where('application_id', '=', id)
      .execute()
    expect(await videos()).toEqual({ sent: 2, of: 3 })
  })
})
