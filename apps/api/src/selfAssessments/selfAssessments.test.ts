import * as contract from '@trilha/contracts/selfAssessments'
import { expect, test } from 'vitest'
import { call, refused } from '../../test/client.ts'
import { aCandidate } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import { answered } from '../../test/selfAssessments.ts'

const p = program()
const competency = { params: { kind: 'competency' as const } }

test('from the first answer to the result', async () => {
  const person = await aCandidate(p)
  const { status, body } = await answered(p, person, 'competency')
  expect(status).toBe(200)
  expect(body.open).toBeNull()
  expect(body.result).toMatchObject({ kind: 'competency', version: 'competency-1' })
  const again = await call(p, contract.startSelfAssessment, competency, { token: person.token })
  const { redoFrom } = refused(again, 409, 'too-early')
  expect(redoFrom).toBe(body.redoFrom)
})
