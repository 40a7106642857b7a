import { randomUUID } from 'node:crypto'
import * as contract from '@trilha/contracts/accounts/accounts'
import { expect, test } from 'vitest'
import { aCandidate, anAdmin, aRecruiter } from '../../../test/factories.ts'
import { call, refused } from '../../../test/client.ts'
import { program } from '../../../test/program.ts'
import { startSession } from '../signIn/sessions.ts'

const p = program()
const password = 'trem de minas azul'
const better = 'quintal com jabuticaba'
const change = (id: string, token: string | null, body: Record<string, string>) =>
  call(p, contract.updatePassword, { params: { id }, body: body as never }, { token })
const good = { currentPassword: password, newPassword: better }

test('requests without a sign-in or by another user are refused', async () => {
  const { userId } = await aCandidate(p, { password })
  const other = await aCandidate(p, { password })
  refused(await change(userId, null, good), 401, 'sign-in-needed')
  for (const { token } of [other, await aRecruiter(p), await anAdmin(p)])
    refused(await change(userId, token, good), 403, 'forbidden')
  refused(await change(randomUUID(), other.token, good), 403, 'forbidden')
  const invalidId = refused(await change('nobody', other.token, good), 400, 'invalid-request')
  expect(invalidId.errors?.[0]?.field).toBe('id')
})

test('empty, short, wrong and weak passwords are refused', async () => {
  const { userId, token } = await aCandidate(p, { password })
  const empty = refused(await change(userId, token, {}), 400, 'invalid-request')
  expect(empty.errors?.map(({ field }) => field)).toEqual(['currentPassword', 'newPassword'])
  const short = { ...good, newPassword: 'curta' }
  const body = refused(await change(userId, token, short), 400, 'invalid-request')
  expect(body.errors?.[0]).toMatchObject({ field: 'newPassword', id: 'password-short' })
  const wrong = { ...good, currentPassword: 'outra' }
  refused(await change(userId, token, wrong), 400, 'password-wrong')
  const weak = { ...good, newPassword: 'senha123' }
  const refusal = refused(await change(userId, token, weak), 400, 'password-weak')
  expect(refusal.errors?.[0]).toMatchObject({ field: 'newPassword', id: 'password-weak' })
})

test('after five wrong guesses further requests are rate limited', async () => {
  const { userId, token } = await aCandidate(p, { password })
  for (let i = 0; i < 5; i++)
    refused(await change(userId, token, { ...good, currentPassword: 'x' }), 400, 'password-wrong')
  const sixth = await change(userId, token, good)
  refused(sixth, 429, 'too-many-requests')
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0)
})

test('a change ends all other sessions at once and sends a mail', async () => {
  const { userId, token, email } = await aCandidate(p, { password })
  const other = (await startSession(p.platform.db, userId, p.platform.now())).accessToken
  const whoIs = (t: string) => call(p, contract.getUser, {}, { token: t })
  expect((await whoIs(other)).status).toBe(200)
  expect((await change(userId, token, good)).status).toBe(204)
  refused(await whoIs(other), 401, 'session-ended')
  expect((await whoIs(token)).status).toBe(200)
  const login = (given: string) =>
    call(p, contract.login, { query: {}, body: { email, password: given } })
  refused(await login(password), 401, 'invalid-credentials')
  expect((await login(better)).status).toBe(200)
  await p.platform.tasks.settled()
  const mails = await p.platform.db
    .selectFrom('captured_mail')
    .select(['subject', 'text'])
    .where('recipient', '=', email)
    .execute()
  expect(mails.map(({ subject }) => subject)).toEqual(['Sua senha da Trilha mudou'])
  expect(mails[0]?.text).toMatch(
    /mudou em \d{2}\/\d{2}\/\d{4} às \d{2}:\d{2} \(horário de Brasília\)/,
  )
})
