import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { networkOf } from '../../platform/http/network.ts'
import { addSecondStepMail } from '../accounts.tasks.ts'

/** Whose code is tried, and which kind. */
export type Attempt = { userId: string; isRecovery: boolean }

const pairKey = ({ userId, isRecovery }: Attempt, ip: string) =>
  `${isRecovery ? 'recovery' : 'app'} ${userId} ${networkOf(ip)}`

/**
 * Counts an attempt. Codes of the app have a loose limit by user too, which no success and no new
 * password resets, because whoever tries has passed the first step. Recovery codes have none: 80
 * bits can't be guessed, and they must let the owner in while somebody else uses the limit up.
 * @returns how many attempts this network has left.
 * @throws AppError `too-many-requests`.
 */
export async function guardCode({ limits, ip }: Context, attempt: Attempt): Promise<number> {
  const left = await limits.guard('codePair', pairKey(attempt, ip))
  if (!attempt.isRecovery) await limits.guard('codeAccount', attempt.userId)
  return left
}

/** After the right code: only failures stay counted. */
export async function uncountCode({ limits, ip }: Context, attempt: Attempt): Promise<void> {
  await limits.giveBack('codePair', pairKey(attempt, ip))
  if (!attempt.isRecovery) await limits.giveBack('codeAccount', attempt.userId)
}

/** Tells the owner, at most once an hour, that somebody who passed the first step guesses codes. */
export async function mailGuessing(ctx: Context, userId: string): Promise<void> {
  try {
    await ctx.limits.guard('secondStepMail', userId)
  } catch (error) {
    if (error instanceof AppError) return
    throw error
  }
  await inTransaction(ctx.db, (tx) => addSecondStepMail(ctx, tx, userId, 'guessed'))
}
