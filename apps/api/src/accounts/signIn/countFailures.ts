import type { Metrics } from '../../platform/metrics.ts'
import { AppError } from '../../platform/errors.ts'

/** Runs a step of a sign-in, or a later proof, and counts its failure by the id of the error. */
export async function countFailures<T>(
  { metrics }: { metrics: Metrics },
  step: Promise<T>,
): Promise<T> {
  try {
    return await step
  } catch (error) {
    // The first step was right.
    if (error instanceof AppError && error.id !== 'second-step-needed')
      metrics.signInFailures.inc({ reason: error.id })
    throw error
  }
}
