import { secondStepNeeded, type SecondStepNeeded } from '@trilha/contracts/accounts/secondStep'
import { CallError } from '../../data/call.ts'

/** What a refused sign-in needs for its second step; null for any other error. */
export function readSecondStepNeeded(error: unknown): SecondStepNeeded | null {
  if (!(error instanceof CallError) || error.id !== 'second-step-needed') return null
  return secondStepNeeded.safeParse(error.body).data ?? null
}
