import * as contract from '@trilha/contracts/accounts/secondStep'
import { expect } from 'vitest'
import { call } from './client.ts'
import type { TestProgram } from './program.ts'
import { codeAt } from './totp.ts'

/** Turns the second step of a signed-in account on. @returns the key of its app, and what it used. */
export async function turnOnSecondStep(p: TestProgram, token: string | null, password: string) {
  const prepared = await call(p, contract.prepareAuthenticator, { body: { password } }, { token })
  const { key, ticket } = prepared.body
  const firstCode = codeAt(key, p.platform.now())
  const body = { ticket, code: firstCode }
  const confirmed = await call(p, contract.confirmAuthenticator, { body }, { token })
  expect(confirmed.status).toBe(200)
  return { key, firstCode, recoveryCodes: confirmed.body.recoveryCodes }
}
