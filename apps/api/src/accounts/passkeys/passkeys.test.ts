import { randomUUID } from 'node:crypto'
import { changePasswordByKey, forgotPassword, getUser } from '@trilha/contracts/accounts/accounts'
import { suspendUser } from '@trilha/contracts/accounts/admin'
import * as contract from '@trilha/contracts/accounts/passkeys'
import { minuteMs } from '@trilha/contracts/shared/durations'
import { describe, expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aCandidate, anAdmin, aRecruiter } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { turnOnSecondStep } from '../../../test/secondStep.ts'
import { softPasskey } from '../../../test/softPasskey.ts'
import { mailsTo } from '../../../test/trails.ts'
import { refreshUserSessions } from '../signIn/sessions.ts'

const p = program()
type Device = ReturnType<typeof softPasskey>

const agent =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const prepare = (token: string | null) => call(p, contract.preparePasskey, {}, { token })
const add = (token: string | null, body: object) =>
  call(p, contract.addPasskey, { body: body as never }, { token, headers: { 'user-agent': agent } })
const list = (token: string) => call(p, contract.listPasskeys, {}, { token })
const rename = (token: string | null, id: string, name: string) =>
  call(p, contract.renamePasskey, { params: { id }, body: { name } }, { token })
const remove = (token: string | null, id: string) =>
  call(p, contract.removePasskey, { params: { id } }, { token })

async function register(token: string, device: Device = softPasskey()) {
  const { ticket, options } = (await prepare(token)).body
  const passkey = device.create(options)
  return { device, passkey, ticket, answer: await add(token, { ticket, passkey }) }
}

const challenge = async () => (await call(p, contract.preparePasskeySignIn, {})).body
const send = (ticket: string, passkey: ReturnType<Device['use']>, typeUser: 1 | 2 | 3 = 1) =>
  call(p, contract.signInWithPasskey, { query: { typeUser }, body: { ticket, passkey } })
async function signIn(device: Device, typeUser: 1 | 2 | 3 = 1) {
  p.advance(1000)
  const { ticket, options } = await challenge()
  return send(ticket, device.use(options.challenge), typeUser)
}

describe('the passkeys of an account', () => {
  test('need a sign-in, and to change them one of the last 15 minutes', async () => {
    const id = randomUUID()
    for (const answer of [
      await prepare(null),
      await add(null, {}),
      await rename(null, id, 'Meu celular'),
      await remove(null, id),
      await call(p, contract.listPasskeys, {}),
    ])
      refused(answer, 401, 'sign-in-needed')
    const { token } = await aCandidate(p)
    p.advance(16 * minuteMs)
    for (const answer of [await prepare(token), await add(token, {}), await remove(token, id)])
      refused(answer, 403, 'fresh-proof-needed')
    expect((await list(token)).status).toBe(200)
  })

  test('are added, listed, named and removed, and the owner is told by mail', async () => {
    const { token, email } = await aCandidate(p)
    const { answer } = await register(token)
    expect(answer.status).toBe(201)
    const own = { name: null, browser: 'Chrome', system: 'Android', usedAt: null }
    expect((await list(token)).body).toMatchObject({ isAvailable: true, rows: [own] })
    const { id } = answer.body
    refused(await rename(token, id, '  '), 400, 'invalid-request')
    expect((await rename(token, id, 'Meu celular')).status).toBe(204)
    expect((await list(token)).body.rows).toMatchObject([{ id, name: 'Meu celular' }])
    const stranger = (await aCandidate(p)).token
    refused(await rename(stranger, id, 'Meu'), 404, 'not-found')
    refused(await remove(stranger, id), 404, 'not-found')
    expect((await remove(token, id)).status).toBe(204)
    refused(await remove(token, id), 404, 'not-found')
    expect((await list(token)).body.rows).toEqual([])
    expect((await mailsTo(p, email)).map(({ subject }) => subject).toSorted()).toEqual([
      'Sua conta tem uma nova chave de acesso',
      'Uma chave de acesso da sua conta foi removida',
    ])
  })

  test('are refused when made for another request, account, address or without finger or PIN', async () => {
    const { token } = await aCandidate(p)
    const other = await aCandidate(p)
    const device = softPasskey()
    const { ticket, options } = (await prepare(token)).body
    const good = device.create(options)
    refused(await add(other.token, { ticket, passkey: good }), 400, 'passkey-expired')
    refused(await add(token, { ticket: `${ticket}x`, passkey: good }), 400, 'passkey-expired')
    const wrong = [
      device.create({ ...options, challenge: 'b3V0cm8gZGVzYWZpbw' }),
      device.create(options, { from: 'https://trilha.golpe.example' }),
      device.create(options, { flags: 0x01 }),
      softPasskey({ rpId: 'golpe.example' }).create(options),
      { ...good, response: { ...good.response, attestationObject: 'AAAA' } },
    ]
    for (const passkey of wrong)
      refused(await add(token, { ticket, passkey }), 400, 'passkey-wrong')
    refused(await add(token, { ticket, passkey: { id: 'a b' } }), 400, 'invalid-request')
    expect((await add(token, { ticket, passkey: good })).status).toBe(201)
    // The same device again, and for somebody else.
    refused(await add(token, { ticket, passkey: good }), 409, 'conflict')
    refused((await register(other.token, device)).answer, 409, 'conflict')
    const late = (await prepare(token)).body
    expect(late.options.excludeCredentials.map(({ id }) => id)).toEqual([device.id])
    p.advance(6 * minuteMs)
    const passkey = softPasskey().create(late.options)
    refused(await add(token, { ticket: late.ticket, passkey }), 400, 'passkey-expired')
  })

  test('are at most ten', async () => {
    const { token } = await aCandidate(p)
    const { ticket, options } = (await prepare(token)).body
    for (let i = 0; i < 10; i++) expect((await register(token)).answer.status).toBe(201)
    refused(await prepare(token), 409, 'passkeys-full')
    const passkey = softPasskey().create(options)
    refused(await add(token, { ticket, passkey }), 409, 'passkeys-full')
  })
})

describe('a sign-in with a passkey', () => {
  test('opens the account without password and second step, once for each challenge', async () => {
    const password = 'trem de minas azul'
    const { token, userId } = await aRecruiter(p, { password })
    await turnOnSecondStep(p, token, password)
    const { device } = await register(token)
    p.advance(1000)
    const { ticket, options } = await challenge()
    const passkey = device.use(options.challenge)
    const { status, body } = await send(ticket, passkey, 2)
    expect([status, body.user.id]).toEqual([200, userId])
    const own = { token: body.accessToken }
    expect((await call(p, getUser, {}, own)).body.id).toBe(userId)
    expect((await list(body.accessToken)).body.rows[0]?.usedAt).not.toBeNull()
    refused(await send(ticket, passkey, 2), 401, 'passkey-unknown')
    // Keys that a service keeps on several devices do not count their signatures.
    const uncounted = softPasskey()
    await register(token, uncounted)
    p.advance(1000)
    const next = await challenge()
    const signed = uncounted.use(next.options.challenge, { counts: false })
    expect((await send(next.ticket, signed, 2)).status).toBe(200)
    refused(await send(next.ticket, signed, 2), 400, 'passkey-expired')
  })

  test('is refused with a wrong signature, on another site, and after the passkey was removed', async () => {
    const { token } = await aCandidate(p)
    const { device, answer } = await register(token)
    p.advance(1000)
    const { ticket, options } = await challenge()
    const other = await challenge()
    const stranger = softPasskey()
    stranger.create((await prepare((await aCandidate(p)).token)).body.options)
    const signed = device.use(options.challenge)
    const withHandle = (userHandle: string) => ({
      ...signed,
      response: { ...signed.response, userHandle },
    })
    const wrong = [
      device.use(other.options.challenge),
      device.use(options.challenge, { from: 'https://trilha.golpe.example' }),
      device.use(options.challenge, { flags: 0x01 }),
      { ...stranger.use(options.challenge), id: device.id, rawId: device.id },
      stranger.use(options.challenge),
      withHandle('YW5h'),
    ]
    for (const passkey of wrong) refused(await send(ticket, passkey), 401, 'passkey-unknown')
    const right = device.use(options.challenge)
    refused(await send('x', right), 400, 'passkey-expired')
    refused(await send(ticket, right, 2), 401, 'passkey-unknown')
    expect((await send(ticket, right)).status).toBe(200)
    const late = await challenge()
    p.advance(6 * minuteMs)
    refused(await send(late.ticket, device.use(late.options.challenge)), 400, 'passkey-expired')
    await remove(token, answer.body.id)
    refused(await signIn(device), 401, 'passkey-unknown')
  })

  test('is refused for a suspended account', async () => {
    const { token, userId } = await aCandidate(p)
    const { device } = await register(token)
    const admin = await anAdmin(p)
    const body = { reason: 'Anúncios falsos, vistos na denúncia 12.' }
    const params = { id: userId }
    expect((await call(p, suspendUser, { params, body }, { token: admin.token })).status).toBe(204)
    refused(await signIn(device), 403, 'forbidden')
  })
})

describe('passkeys end with the access that they belong to', () => {
  test('a new password by the mailed link removes them', async () => {
    const { token, email } = await aCandidate(p)
    const { device } = await register(token)
    expect((await signIn(device)).status).toBe(200)
    await call(p, forgotPassword, { query: { typeUser: 1 }, body: { email, appUrl: '' } as never })
    const [mail] = (await mailsTo(p, email)).filter(({ subject }) => /senha/i.test(subject))
    const key = /key=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const body = { key, newPassword: 'quintal com jabuticaba' }
    expect((await call(p, changePasswordByKey, { body })).status).toBe(204)
    refused(await signIn(device), 401, 'passkey-unknown')
  })

  test('one that waited for a second step that is demanded is removed when it is turned on', async () => {
    const password = 'trem de minas azul'
    const { token, companyId, userId } = await aRecruiter(p, { password, role: 'owner' })
    const { device } = await register(token)
    await p.platform.db
      .updateTable('companies')
      .set({ second_step_from: p.platform.now() })
      .where('id', '=', companyId)
      .execute()
    await refreshUserSessions(p.platform, p.platform.db, userId)
    await turnOnSecondStep(p, token, password)
    refused(await signIn(device, 2), 401, 'passkey-unknown')
  })
})
