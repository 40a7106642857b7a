import * as contract from '@trilha/contracts/applications/applications'
import { expect } from 'vitest'
import { call } from './client.ts'
import type { TestProgram } from './program.ts'

/** Withdraws an application: the simplest transition of a trail. */
export async function withdraw(
  p: TestProgram,
  { id, candidate }: { id: string; candidate: { token: string } },
): Promise<void> {
  const answer = await call(
    p,
    contract.withdraw,
    { params: { id }, body: { reason: 'Achei outra vaga' } },
    { token: candidate.token },
  )
  expect(answer.status).toBeLessThan(300)
}
