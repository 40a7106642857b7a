import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { addSecondStepMail } from '../accounts.tasks.ts'
import { hashWithSalt } from '../password/passwords.ts'
import { stepOfCode, unsealKey } from './authenticator.ts'
import { guardCode, mailGuessing, uncountCode } from './codeGuards.ts'
import { looksLikeRecoveryCode, normalizeCode } from './recoveryCodes.ts'
import { selectAuthenticator, selectSalt, useRecoveryCode, useStep } from './secondStep.store.ts'

/**
 * Checks and uses a code of a user: the 6 digits of the app, or a recovery code, whose use is told
 * by mail. The fifth wrong code is told by mail too, because the first step was right.
 * @throws AppError `second-step-wrong`, `recovery-code-wrong`, `too-many-requests`.
 */
export async function checkCode(ctx: Context, userId: string, typed: string): Promise<void> {
  const code = normalizeCode(typed)
  const attempt = { userId, isRecovery: looksLikeRecoveryCode(code) }
  const left = await guardCode(ctx, attempt)
  const isRight = attempt.isRecovery
    ? await isRecoveryCode(ctx, userId, code)
    : await isAppCode(ctx, userId, code)
  if (isRight) return uncountCode(ctx, attempt)
  if (left === 0) await mailGuessing(ctx, userId)
  fail(attempt.isRecovery ? 'recovery-code-wrong' : 'second-step-wrong')
}

async function isAppCode(ctx: Context, userId: string, code: string): Promise<boolean> {
  const app = await selectAuthenticator(ctx.db, userId)
  if (!app) return false
  const now = ctx.now()
  const step = stepOfCode(unsealKey(ctx.config, userId, app.sealed_key), code, now)
  return step !== null && (await useStep(ctx.db, { userId, step, now }))
}

async function isRecoveryCode(ctx: Context, userId: string, code: string): Promise<boolean> {
  const salt = await selectSalt(ctx.db, userId)
  if (!salt) return false
  const hash = await hashWithSalt(code, salt)
  return inTransaction(ctx.db, async (tx) => {
    if (!(await useRecoveryCode(tx, { userId, hash, now: ctx.now() }))) return false
    await addSecondStepMail(ctx, tx, userId, 'recoveryCodeUsed')
    return true
  })
}
