import { getUser } from '@trilha/contracts/accounts/accounts'
import { listAudit } from '@trilha/contracts/audit'
import { getTeam } from '@trilha/contracts/companies/team'
import * as contract from '@trilha/contracts/accounts/secondStep'
import { minuteMs } from '@trilha/contracts/shared/durations'
import { expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { declaredEndpoints } from '../../../test/contract/endpoints.ts'
import { anAdmin, aRecruiter } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { turnOnSecondStep } from '../../../test/secondStep.ts'
import { codeAt } from '../../../test/totp.ts'
import { startSession } from '../signIn/sessions.ts'

const p = program({ settings: { TRILHA_TEAM_SECOND_STEP: 'on' } })
const password = 'trem de minas azul'

test('without a second step, nothing that only the team may do works, and companies notice nothing', async () => {
  const { token } = await anAdmin(p, { password })
  const teamOnly = (await declaredEndpoints()).filter(({ who }) => who.join() === 'admin')
  expect(teamOnly.length).toBeGreaterThan(25)
  for (const endpoint of teamOnly) {
    const answer = await call(p, endpoint, { ...(endpoint.body && { body: {} }) } as never, {
      token,
    })
    expect([endpoint.id, (answer.body as unknown as { id: string }).id]).toEqual([
      endpoint.id,
      'second-step-required',
    ])
  }
  expect((await call(p, getUser, {}, { token })).status).toBe(200)
  const { token: recruiter } = await aRecruiter(p)
  expect((await call(p, getTeam, {}, { token: recruiter })).status).toBe(200)
  expect((await call(p, contract.getSecondStep, {}, { token: recruiter })).body.isRequired).toBe(
    false,
  )
})

test('with it everything works at once, and it stays on', async () => {
  const { token, userId } = await anAdmin(p, { password })
  // Of somebody who knows the password only.
  const { accessToken: other } = await startSession(p.platform.db, userId, p.platform.now())
  expect((await call(p, getUser, {}, { token: other })).status).toBe(200)
  refused(await call(p, listAudit, { query: {} }, { token }), 403, 'second-step-required')
  const { key } = await turnOnSecondStep(p, token, password)
  expect((await call(p, listAudit, { query: {} }, { token })).status).toBe(200)
  refused(await call(p, getUser, {}, { token: other }), 401, 'session-ended')
  expect((await call(p, contract.getSecondStep, {}, { token })).body).toMatchObject({
    isRequired: true,
    recoveryCodesLeft: 10,
  })
  p.advance(minuteMs)
  const body = { password, code: codeAt(key, p.platform.now()) }
  refused(await call(p, contract.turnOffSecondStep, { body }, { token }), 409, 'conflict')
})
