import * as contract from '@trilha/contracts/accounts/accounts'
import { expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aCandidate } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'

// With the production limits by address.
const p = program({ limitScale: 1 })

test.for([
  ['login', contract.login],
  ['register', contract.register],
  ['forgotten password', contract.forgotPassword],
  ['checked key', contract.checkPasswordKey],
  ['changed password', contract.changePasswordByKey],
] as const)(
  '%s: too many requests from one address are refused, but not from another address',
  async ([, endpoint], { task }) => {
    const ip = `10.9.0.${task.name.length}`
    const send = (from: string) => call(p, endpoint, { query: {}, body: {} } as never, { ip: from })
    for (let i = 0; i < 600; i++) refused(await send(ip), 400, 'invalid-request')
    const last = await send(ip)
    refused(last, 429, 'too-many-requests')
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(last.headers['retry-after'])).toBeLessThanOrEqual(300)
    refused(await send('10.9.1.1'), 400, 'invalid-request')
  },
)

test('a person is counted on all addresses, and shares no count with others of one address', async () => {
  const [one, other] = [await aCandidate(p), await aCandidate(p)]
  const read = (token: string, ip: string) => call(p, contract.getUser, {}, { token, ip })
  const first = await read(one.token, '10.9.2.1')
  expect(first.headers).toMatchObject({
    'ratelimit-policy': '"read";q=600;w=60',
    ratelimit: expect.stringMatching(/^"read";r=599;t=(60|59)$/),
  })
  for (let i = 1; i < 600; i++)
    expect((await read(one.token, `10.9.2.${(i % 200) + 1}`)).status).toBe(200)
  refused(await read(one.token, '10.9.3.1'), 429, 'too-many-requests')
  expect((await read(other.token, '10.9.2.1')).status).toBe(200)
})
