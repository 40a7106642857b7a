import { createPublicKey, createVerify, generateKeyPairSync } from 'node:crypto'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailer, type Mail } from './mail.ts'
import { readSubscription, subscriptionToken } from './unsubscribe.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

let server: SMTPServer
let url = ''
const received: string[] = []

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString('latin1'))
        done()
      })
    },
  })
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      resolve((listening.address() as { port: number }).port)
    })
  })
  url = `smtp://127.0.0.1:${port}`
})
afterAll(() => server.close())

const alertMail: Mail = {
  to: 'jussara@exemplo.com.br',
  subject: 'Três vagas novas: açaí e pão',
  text: 'Olá',
  html: '<p>Olá</p>',
  unsubscribe: 'https://trilha.example/api/subscriptions/x/stop',
}

async function sent(mail: Mail, key: string, dkim = true): Promise<string> {
  const settings = { domain: 'trilha.example', selector: 's1', privateKey }
  const mailer = createMailer({
    smtpUrl: url,
    from: 'Trilha <ola@trilha.example>',
    dkim: dkim ? settings : null,
  })
  await mailer.send(mail, key)
  mailer.close()
  return received.pop() ?? ''
}

/** A header as "relaxed" canonicalisation writes it (RFC 6376, section 3.4.2). */
function relaxed(raw: string, name: string): string {
  const head = raw.split('\r\n\r\n')[0] ?? ''
  const found = head
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .find((line) => line.toLowerCase().startsWith(`${name}:`))
  if (!found) throw new Error(`no ${name}`)
  const value = found.slice(name.length + 1)
  return `${name}:${value.replaceAll(/[ \t]+/g, ' ').trim()}`
}

test('both headers of one-click unsubscribe are sent with a valid signature', async () => {
  const raw = await sent(alertMail, 'alert:1')
  expect(relaxed(raw, 'list-unsubscribe')).toBe(
    'list-unsubscribe:<https://trilha.example/api/subscriptions/x/stop>',
  )
  expect(relaxed(raw, 'list-unsubscribe-post')).toBe(
    'list-unsubscribe-post:List-Unsubscribe=One-Click',
  )
  const signature = relaxed(raw, 'dkim-signature')
  const names = (/ h=([^;]+);/.exec(signature)?.[1] ?? '').replaceAll(/\s/g, '').split(':')
  expect(names).toEqual(expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post']))
  const value = (/ b=([^;]+)$/.exec(signature)?.[1] ?? '').replaceAll(/\s/g, '')
  const unsigned = signature.replace(/ b=[^;]+$/, ' b=')
  const signed = [...names.map((name) => relaxed(raw, name)), unsigned].join('\r\n')
  const verified = createVerify('RSA-SHA256')
    .update(signed, 'latin1')
    .verify(createPublicKey(publicKey), value, 'base64')
  expect(verified).toBe(true)
})

test('mails about applications have no unsubscribe header; without DKIM no signature', async () => {
  const { unsubscribe: _none, ...plain } = alertMail
  const raw = await sent(plain, 'application:1', false)
  expect(raw).not.toMatch(/list-unsubscribe/i)
  expect(raw).not.toMatch(/dkim-signature/i)
})

test('the Message-ID is the same for the same key and recipient, otherwise different', async () => {
  const id = async (mail: Mail, key: string) =>
    (await PostalMime.parse(await sent(mail, key))).messageId
  const first = await id(alertMail, 'alert:1')
  expect(first).toMatch(/^<[0-9a-f]{40}@trilha\.example>$/)
  expect(await id(alertMail, 'alert:1')).toBe(first)
  expect(await id(alertMail, 'alert:2')).not.toBe(first)
  expect(await id({ ...alertMail, to: 'outra@exemplo.com.br' }, 'alert:1')).not.toBe(first)
})

test('an unsubscribe token is valid for one subscription only and cannot be changed', () => {
  const config = { secret: 'x'.repeat(32) }
  const candidateId = '019b3d3e-0000-7000-8000-000000000001'
  const searchId = '019b3d3e-0000-7000-8000-000000000002'
  for (const about of [
    { candidateId, topic: 'search', searchId },
    { candidateId, topic: 'reminders', searchId: null },
    { candidateId, topic: 'new-jobs', searchId: null },
  ] as const) {
    const token = subscriptionToken(config, about)
    expect(readSubscription(config, token)).toEqual(about)
    expect(readSubscription({ secret: 'y'.repeat(32) }, token)).toBeNull()
    expect(readSubscription(config, token.replace(/^./, 'n').replace('1.', '3.'))).toBeNull()
  }
  expect(readSubscription(config, 'n.x')).toBeNull()
})
