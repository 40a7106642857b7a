import { askExtension } from '@trilha/contracts/assessments/assessments'
import { getInbox } from '@trilha/contracts/pipeline/inbox'
import { expect, test } from 'vitest'
import { call } from '../../../test/client.ts'
import { requirementsStage } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { aTrail, sendTest } from '../../../test/trails.ts'

const p = program()

test('the inbox shows a request for more time of the current stage only', async () => {
  const trail = await aTrail(p, { changes: { stages: [requirementsStage, requirementsStage] } })
  const ask = (stageId: string) =>
    call(
      p,
      askExtension,
      { params: { id: trail.id, stageId }, body: { reason: 'Fiquei sem internet em casa.' } },
      { token: trail.candidate.token },
    )
  const requests = async () => {
    const { body } = await call(
      p,
      getInbox,
      { query: { kind: 'extensions' } },
      { token: trail.recruiter.token },
    )
    return { ids: body.rows.map(({ id }) => id), count: body.counts.extensions }
  }
  expect((await ask(trail.firstStage)).status).toBe(201)
  expect(await requests()).toEqual({ ids: [trail.id], count: 1 })
  expect((await sendTest(p, trail)).status).toBe(200)
  expect(await requests()).toEqual({ ids: [], count: 0 })
  expect((await ask(trail.secondStage)).status).toBe(201)
  expect(await requests()).toEqual({ ids: [trail.id], count: 1 })
})
