import { randomUUID } from 'node:crypto'
import { getUser } from '@trilha/contracts/accounts/accounts'
import { freshProofNeeded, giveProof } from '@trilha/contracts/accounts/proof'
import { getTeam, inviteToTeam } from '@trilha/contracts/companies/team'
import { minuteMs } from '@trilha/contracts/shared/durations'
import type { Endpoint } from '@trilha/contracts/shared/endpoint'
import { expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { declaredEndpoints } from '../../../test/contract/endpoints.ts'
import { aCandidate, anAdmin, aRecruiter } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { turnOnSecondStep } from '../../../test/secondStep.ts'
import { codeAt } from '../../../test/totp.ts'

const p = program()
const password = 'trem de minas azul'

const prove = (token: string | null, body: object = { password }) =>
  call(p, giveProof, { body: body as never }, { token })
const invite = (token: string) =>
  call(
    p,
    inviteToTeam,
    { body: { email: `${randomUUID()}@empresa.example`, role: 'recruiter' } },
    { token },
  )

/** Lets 16 minutes pass in which the sessions are used, as the team's end after 15 without use. */
async function wait(...tokens: string[]): Promise<void> {
  for (let passed = 0; passed < 16; passed += 8) {
    p.advance(8 * minuteMs)
    for (const token of tokens) expect((await call(p, getUser, {}, { token })).status).toBe(200)
  }
}

test('a proof needs a sign-in, the password, and an account that has one', async () => {
  refused(await prove(null), 401, 'sign-in-needed')
  const { token } = await aRecruiter(p, { password })
  refused(await prove(token, {}), 400, 'invalid-request')
  refused(await prove(token, { password: 'errada' }), 400, 'password-wrong')
  refused(await prove((await aCandidate(p)).token), 409, 'password-needed')
})

test('guessing passwords is limited', async () => {
  const { token } = await aRecruiter(p, { password })
  const statuses = []
  for (let i = 0; i < 12; i++) statuses.push((await prove(token, { password: `${i}` })).status)
  expect(statuses.slice(0, 3)).toEqual([400, 400, 400])
  expect(statuses.at(-1)).toBe(429)
})

test('an old session may read, but is asked for a proof before it invites somebody', async () => {
  const { token, companyId } = await aRecruiter(p, { password, role: 'owner' })
  expect((await invite(token)).status).toBe(201)
  const colleague = await aRecruiter(p, { password, role: 'owner', companyId })
  await wait(token, colleague.token)
  const answer = refused(await invite(token), 403, 'fresh-proof-needed')
  expect(freshProofNeeded.parse(answer)).toEqual({ hasSecondStep: false })
  expect((await call(p, getTeam, {}, { token })).status).toBe(200)

  expect((await prove(token)).status).toBe(204)
  expect((await invite(token)).status).toBe(201)
  // The proof belongs to one session.
  refused(await invite(colleague.token), 403, 'fresh-proof-needed')
  await wait(token)
  refused(await invite(token), 403, 'fresh-proof-needed')
})

test('with a second step the proof needs a code too', async () => {
  const { token } = await aRecruiter(p, { password, role: 'owner' })
  const { key } = await turnOnSecondStep(p, token, password)
  const code = () => codeAt(key, p.platform.now())
  await wait(token)
  const answer = refused(await invite(token), 403, 'fresh-proof-needed')
  expect(freshProofNeeded.parse(answer)).toEqual({ hasSecondStep: true })
  const missing = refused(await prove(token), 400, 'invalid-request')
  expect(missing.errors?.map(({ field, id }) => [field, id])).toEqual([['code', 'required']])
  refused(await prove(token, { password, code: 'zzzz-zzzz-zzzz-zzzz' }), 400, 'recovery-code-wrong')
  refused(await invite(token), 403, 'fresh-proof-needed')
  expect((await prove(token, { password, code: code() })).status).toBe(204)
  expect((await invite(token)).status).toBe(201)
})

/** Whoever holds a stolen session must not get at these: docs/product/accounts.md#fresh-proof. */
const dangerous = [
  'accounts.addPasskey',
  'accounts.adminTurnOffSecondStep',
  'accounts.preparePasskey',
  'accounts.removePasskey',
  'accounts.restore',
  'accounts.suspend',
  'analytics.export',
  'announcements.send',
  'apiKeys.create',
  'companies.inviteToTeam',
  'companies.removeMember',
  'companies.saveSecondStepRule',
  'companies.updateMember',
  'companies.verify',
  'privacy.answer',
  'webhooks.create',
  'webhooks.rotateSecret',
  'webhooks.update',
]

test('keys, exports and changes of members ask for it, before anything else is looked at', async () => {
  const owner = await aRecruiter(p, { password, role: 'owner' })
  const admin = await anAdmin(p, { password })
  await wait(owner.token, admin.token)
  const asking = (await declaredEndpoints()).filter(({ freshProof }) => freshProof)
  expect(asking.map(({ id }) => id).toSorted()).toEqual(dangerous)
  for (const endpoint of asking as Endpoint[]) {
    const { token } = endpoint.who.includes('admin') ? admin : owner
    const params = endpoint.params && { params: { id: randomUUID() } }
    const body = endpoint.body && { body: {} }
    const answer = await call(p, endpoint, { ...params, ...body } as never, { token })
    expect([endpoint.id, answer.status, (answer.body as unknown as { id: string }).id]).toEqual([
      endpoint.id,
      403,
      'fresh-proof-needed',
    ])
  }
})
