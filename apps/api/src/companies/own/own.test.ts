import { randomUUID } from 'node:crypto'
import * as contract from '@trilha/contracts/companies/own'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aCnpj } from '../../../test/cnpj.ts'
import { dnsServer } from '../../../test/standIns/dns.ts'
import { aCandidate, anAdmin, aRecruiter } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'

const port = 20_000 + (process.pid % 20_000)
const dns = dnsServer(port)
const p = program({ settings: { DNS_SERVERS: `127.0.0.1:${port}` } })

/** An owner of a company that registered itself. */
async function anOwner() {
  const owner = await aRecruiter(p, { role: 'owner' })
  const domain = `${randomUUID().slice(0, 8)}.com.br`
  await p.platform.db
    .updateTable('companies')
    .set({ domain, domain_token: 'abc123', verified_at: null, cnpj: aCnpj() })
    .where('id', '=', owner.companyId)
    .execute()
  return { ...owner, domain }
}
const get = (token: string | null) => call(p, contract.getCompany, {}, { token })
const update = (token: string | null, body: Record<string, unknown>) =>
  call(p, contract.updateCompany, { body: body as never }, { token })
const check = (token: string | null) => call(p, contract.checkDomain, {}, { token })
const keyMailedTo = async (email: string) => {
  await p.platform.tasks.settled()
  const mail = await p.platform.db
    .selectFrom('captured_mail')
    .select('text')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return /key=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

test('only people of a company read it; only owners change it', async () => {
  const owner = await anOwner()
  const { companyId } = owner
  refused(await get(null), 401, 'sign-in-needed')
  refused(await get((await aCandidate(p)).token), 403, 'forbidden')
  refused(await get((await anAdmin(p)).token), 403, 'forbidden')
  for (const role of ['recruiter', 'evaluator'] as const) {
    const { token } = await aRecruiter(p, { companyId, role })
    expect((await get(token)).body.can).toEqual({ edit: false, manageTeam: false })
    refused(await update(token, { version: 1, about: 'Outra' }), 403, 'forbidden')
    refused(await check(token), 403, 'forbidden')
    refused(await call(p, contract.removeLogo, {}, { token }), 403, 'forbidden')
    refused(await call(p, contract.askVerification, {}, { token }), 403, 'forbidden')
    const mail = { body: { mailbox: 'admin' as const } }
    refused(await call(p, contract.mailDomain, mail, { token }), 403, 'forbidden')
  }
})

test.each([
  ['site', 'javascript:alert(1)', 'address-invalid'],
  ['site', 'http://exemplo.com.br', 'address-invalid'],
  ['transparencyUrl', 'relatorio', 'address-invalid'],
  ['name', 'x', 'required'],
  ['size', 0, 'invalid'],
  ['cnpj', '1', 'cnpj-invalid'],
  ['about', 'a'.repeat(601), 'too-long'],
])('%s %j is refused', async (field, value, id) => {
  const { token } = await anOwner()
  const { errors } = refused(
    await update(token, { version: 1, [field]: value }),
    400,
    'invalid-request',
  )
  expect(errors).toContainEqual(expect.objectContaining({ field, id }))
})

test('absent fields stay, null clears them; an outdated version answers 409', async () => {
  const { token } = await anOwner()
  const pageText = 'Fazemos pão desde 1998.\n\nCada turno tem pausa.'
  const first = await update(token, {
    version: 1,
    pageText,
    site: 'https://raiodesol.com.br',
    size: 40,
    transparencyUrl: 'https://raiodesol.com.br/relatorio.pdf',
  })
  expect(first.body).toMatchObject({
    pageText,
    size: 40,
    site: 'https://raiodesol.com.br',
    version: 2,
  })
  refused(await update(token, { version: 1, pageText: 'Outra' }), 409, 'company-changed')
  const { body } = await update(token, { version: 2, size: null })
  expect(body).toMatchObject({ pageText, size: null, site: 'https://raiodesol.com.br', version: 3 })
})

test('a CNPJ can change until verification and may equal one of another company', async () => {
  const [owner, other] = [await anOwner(), await anOwner()]
  const taken = aCnpj()
  expect((await update(other.token, { version: 1, cnpj: taken })).status).toBe(200)
  expect((await update(owner.token, { version: 1, cnpj: taken })).status).toBe(200)
  const cnpj = aCnpj(true)
  expect((await update(owner.token, { version: 2, cnpj })).body.cnpj).toBe(cnpj)
  const verified = p.platform.db.updateTable('companies').set({ verified_at: new Date() })
  await verified.where('id', '=', owner.companyId).execute()
  refused(await update(owner.token, { version: 3, cnpj: aCnpj() }), 409, 'company-verified')
  // Sending the same CNPJ again is not a change.
  expect((await update(owner.token, { version: 3, cnpj })).status).toBe(200)
})

test('a verified company cannot change its name or legal name', async () => {
  const owner = await anOwner()
  const before = await update(owner.token, { version: 1, legalName: 'Padaria Sol Ltda.' })
  expect(before.status).toBe(200)
  const { name } = before.body
  const verified = p.platform.db.updateTable('companies').set({ verified_at: new Date() })
  await verified.where('id', '=', owner.companyId).execute()
  for (const changes of [
    { name: 'Banco Conhecido' },
    { legalName: 'Banco S.A.' },
    { legalName: null },
  ])
    refused(await update(owner.token, { version: 2, ...changes }), 409, 'company-verified')
  const same = { version: 2, name, legalName: 'Padaria Sol Ltda.', about: 'Pão desde 1998.' }
  expect((await update(owner.token, same)).body).toMatchObject({ name, about: same.about })
})

test('the domain is proved only by the right TXT record', async () => {
  const { token, domain } = await anOwner()
  refused(await check(token), 409, 'domain-record-missing')
  dns.say(domain, ['v=spf1 -all', 'trilha-verificacao=outro'])
  refused(await check(token), 409, 'domain-record-missing')
  dns.say(domain, ['v=spf1 -all', 'trilha-verificacao=abc123'])
  const { body } = await check(token)
  expect(body.domain).toMatchObject({ name: domain, proof: 'dns', provedAt: expect.any(String) })
  expect(body.verification.state).toBe('waiting')
})

test('a link sent to a mailbox of the domain proves the domain and cannot be reused', async () => {
  const { token, domain } = await anOwner()
  const ask = (mailbox: string) =>
    call(p, contract.mailDomain, { body: { mailbox: mailbox as 'admin' } }, { token })
  refused(await ask('vendas'), 400, 'invalid-request')
  expect((await ask('postmaster')).status).toBe(202)
  const key = await keyMailedTo(`postmaster@${domain}`)
  const confirm = () => call(p, contract.confirmDomain, { body: { key } })
  expect((await confirm()).body).toMatchObject({ domain })
  refused(await confirm(), 400, 'key-invalid')
  expect((await get(token)).body.domain?.proof).toBe('mail')
})

test('a logo must be a picture and is public', async () => {
  const { token, companyId } = await anOwner()
  const send = async (bytes: Buffer) => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(bytes)]), 'logo.png')
    const request = new Request('http://localhost', { method: 'POST', body: form })
    return p.app.inject({
      method: 'POST',
      url: '/api/company/logo',
      payload: Buffer.from(await request.arrayBuffer()),
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
    })
  }
  refused(
    { status: (await send(Buffer.from('<svg/>'))).statusCode, body: { id: 'photo-invalid' } },
    400,
    'photo-invalid',
  )
  const picture = sharp({ create: { width: 300, height: 90, channels: 3, background: '#0a7' } })
  const { logoUrl } = (await send(await picture.png().toBuffer())).json<{ logoUrl: string }>()
  expect(logoUrl).toMatch(/^\/logos\/[\da-f-]{36}\.webp$/)
  const shown = await p.app.inject({ url: logoUrl })
  expect(shown.statusCode).toBe(302)
  const file = await p.app.inject({ url: String(shown.headers.location) })
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp'])
  expect((await p.app.inject({ url: `/logos/${companyId}.webp` })).statusCode).toBe(404)
  expect((await call(p, contract.removeLogo, {}, { token })).status).toBe(204)
  expect((await get(token)).body.logoUrl).toBeNull()
  expect((await p.app.inject({ url: logoUrl })).statusCode).toBe(404)
})
