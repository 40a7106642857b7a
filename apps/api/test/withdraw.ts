import * as contract from '@trilha/contracts/applications'
import { expect } from 'vitest'
import { call } from './client.ts'
import type { TestProgram } from './program.ts'

/** The candidate leaves: the shortest movement of an application. */
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
