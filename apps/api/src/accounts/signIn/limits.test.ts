import * as contract from '@trilha/contracts/accounts/accounts'
import { expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { program } from '../../../test/program.ts'

// With the production limits by address.
const p = program({ limitScale: 1 })

test.for([
  ['login', contract.login],
  ['register', contract.register],
  ['forgotten password', contract.forgotPassword],
  ['changed password', contract.changePasswordByKey],
] as const)(
  '%s: too many requests from one address are refused, but not from another address',
  async ([, endpoint], { task }) => {
    const ip = `10.9.0.${task.name.length}`
    const send = (from: string) => call(p, endpoint, { query: {}, body: {} } as never, { ip: from })
    for (let i = 0; i < 30; i++) refused(await send(ip), 400, 'invalid-request')
    const last = await send(ip)
    refused(last, 429, 'too-many-requests')
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(last.headers['retry-after'])).toBeLessThanOrEqual(300)
    refused(await send('10.9.1.1'), 400, 'invalid-request')
  },
)
