import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAllowedUrl, isPublicAddress } from './webhooks.addresses.ts'
import { lookupPublic, outcomeOf, send } from './webhooks.send.ts'
import { newSecret, signedHeaders } from './webhooks.signature.ts'

test('signatures match the example of the standard', () => {
  // From the reference libraries' tests (github.com/standard-webhooks/standard-webhooks).
  const headers = signedHeaders(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
  })
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

test.each([
  [204, null, 'delivered'],
  [500, 'refused', 'refused'],
  [null, 'ECONNREFUSED', 'unreachable'],
  [null, 'ETIMEDOUT', 'unreachable'],
  [null, 'CERT_HAS_EXPIRED', 'certificate'],
  [null, 'DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
  [null, 'ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
  [null, 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
])('the metrics count a try with status %s and error %s as %s', (status, error, outcome) => {
  expect(outcomeOf({ status, error })).toBe(outcome)
})

test('a secret has 32 bytes', () => {
  expect(Buffer.from(newSecret().replace('whsec_', ''), 'base64')).toHaveLength(32)
})

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '198.18.0.1',
  '192.0.2.7',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  'fe80::1',
  'fc00::1',
  'fd12::1',
  'ff02::1',
  '2001:db8::1',
  '2001::1',
  '2002:a00:1::',
  'nothing',
  '',
])('%s is not a public address', (ip) => {
  expect(isPublicAddress(ip)).toBe(false)
})

test.each(['8.8.8.8', '172.32.0.1', '200.160.2.3', '2606:4700:4700::1111', '2804:10::1'])(
  '%s is public',
  (ip) => {
    expect(isPublicAddress(ip)).toBe(true)
  },
)

test.each([
  'http://exemplo.com.br/hook',
  'https://usuario:senha@exemplo.com.br/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://localhost/',
  'https://localhost./',
  'https://interno/',
  'https://banco.internal/',
  'https://impressora.local./',
  'ftp://exemplo.com.br/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'nada',
])('%s is not an address for webhooks', (url) => {
  expect(isAllowedUrl(url, false)).toBe(false)
})

test('a public https address is allowed, with any path and port', () => {
  expect(isAllowedUrl('https://ats.exemplo.com.br:8443/trilha?x=1', false)).toBe(true)
  expect(isAllowedUrl('https://[2606:4700:4700::1111]/', false)).toBe(true)
})

test('no private IPv4 address in any spelling is allowed', () => {
  const octet = fc.integer({ min: 0, max: 255 })
  const privateIp = fc.tuple(fc.constantFrom(10, 127), octet, octet, octet)
  const spelling = fc.constantFrom(
    (n: number[]) => n.join('.'),
    (n: number[]) => String(n.reduce((sum, part) => sum * 256 + part, 0)),
    (n: number[]) => n.map((part) => `0x${part.toString(16)}`).join('.'),
    (n: number[]) => `[::ffff:${n.join('.')}]`,
  )
  fc.assert(
    fc.property(privateIp, spelling, (parts, spell) => {
      expect(isAllowedUrl(`https://${spell([...parts])}/`, false)).toBe(false)
    }),
    { numRuns: 100 },
  )
})

test('a name that resolves to this machine is refused on connection', async () => {
  const code = await new Promise((resolve) => {
    lookupPublic('localhost', {}, (error) => resolve(error?.code))
  })
  expect(code).toBe('EPRIVATE')
  const sent = await send('https://127.0.0.1:1/', { body: '{}', headers: {}, allowPrivate: false })
  expect([sent.status, sent.error]).toEqual([null, 'EPRIVATE'])
})
