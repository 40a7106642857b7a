import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { AppError, fail } from '../../platform/errors.ts'
import { addSecondStepMail } from '../accounts.tasks.ts'
import { hashWithSalt } from '../password/passwords.ts'
import { stepOfCode, unsealKey } from './authenticator.ts'
import { looksLikeRecoveryCode, normalizeCode } from './recoveryCodes.ts'
import { selectAuthenticator, selectSalt, useRecoveryCode, useStep } from './secondStep.store.ts'

/**
 * Checks and uses a code of a user: the 6 digits of the app, or a recovery code, whose use is told
 * by mail. Five wrong codes in 15 minutes are told by mail too, because the password was right.
 * @throws AppError `second-step-wrong`, `recovery-code-wrong`, `too-many-requests`.
 */
export async function checkCode(ctx: Context, userId: string, typed: string): Promise<void> {
  await guardCode(ctx, userId)
  const code = normalizeCode(typed)
  if (looksLikeRecoveryCode(code)) await checkRecoveryCode(ctx, userId, code)
  else if (!(await isAppCode(ctx, userId, code))) fail('second-step-wrong')
  await ctx.limits.forgive('secondStep', userId)
}

async function guardCode(ctx: Context, userId: string): Promise<void> {
  try {
    await ctx.limits.guard('secondStep', userId)
  } catch (error) {
    if (error instanceof AppError && (await mayMail(ctx, userId)))
      await inTransaction(ctx.db, (tx) => addSecondStepMail(ctx, tx, userId, 'guessed'))
    throw error
  }
}

/** True the first time in an hour. */
async function mayMail({ limits }: Context, userId: string): Promise<boolean> {
  try {
    await limits.guard('secondStepMail', userId)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

async function isAppCode(ctx: Context, userId: string, code: string): Promise<boolean> {
  const app = await selectAuthenticator(ctx.db, userId)
  if (!app) return false
  const now = ctx.now()
  const step = stepOfCode(unsealKey(ctx.config, userId, app.sealed_key), code, now)
  return step !== null && (await useStep(ctx.db, { userId, step, now }))
}

async function checkRecoveryCode(ctx: Context, userId: string, code: string): Promise<void> {
  const salt = await selectSalt(ctx.db, userId)
  if (!salt) fail('recovery-code-wrong')
  const hash = await hashWithSalt(code, salt)
  await inTransaction(ctx.db, async (tx) => {
    if (!(await useRecoveryCode(tx, { userId, hash, now: ctx.now() }))) fail('recovery-code-wrong')
    await addSecondStepMail(ctx, tx, userId, 'recoveryCodeUsed')
  })
}
