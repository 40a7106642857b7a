import { notApprove } from '@trilha/contracts/pipeline/pipeline'
import { undoMoves } from '@trilha/contracts/pipeline/board'
import { closeVacancy } from '@trilha/contracts/vacancies/editor'
import { expect, test } from 'vitest'
import { call } from '../../../test/client.ts'
import { conversationStage } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { aTrail, decisionMessage } from '../../../test/trails.ts'

const p = program({ settings: { UNDO_SECONDS: '60' } })

test('closing a vacancy ends the undo period, because it confirms all answers', async () => {
  const { id, recruiter, vacancy } = await aTrail(p, { changes: { stages: [conversationStage] } })
  const { token } = recruiter
  const params = { id: vacancy.id }
  const close = () => call(p, closeVacancy, { params }, { token })
  expect((await close()).status).toBe(409)
  const body = { message: decisionMessage, version: 1 }
  const ended = await call(p, notApprove, { params: { id }, body }, { token })
  // The undo period has begun, so only the closing can end it.
  expect(ended).toMatchObject({ status: 200, body: { undoUntil: expect.any(String) } })
  expect(await close()).toMatchObject({ status: 200, body: { state: 'closed' } })
  const back = { applications: [{ id, version: 2 }] }
  const late = await call(p, undoMoves, { params, body: back }, { token })
  expect(late.body.results[0]?.refused).toBe('nothing-to-undo')
})
