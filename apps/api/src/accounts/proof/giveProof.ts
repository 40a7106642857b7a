import type { Proof } from '@trilha/contracts/accounts/proof'
import type { SignedInContext } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { moveProof } from '../accounts.store.ts'
import { refreshUserSessions } from '../signIn/sessions.ts'
import { isStillProved, requireProof } from './requireProof.ts'

/**
 * Proves again who uses this session, so that the next minutes allow what needs a fresh proof.
 * @throws AppError as `requireProof`, `conflict` when password or app changed meanwhile.
 */
export async function giveProof(ctx: SignedInContext, proof: Proof): Promise<void> {
  const proved = await requireProof(ctx, proof)
  await inTransaction(ctx.db, async (tx) => {
    if (!(await isStillProved(tx, proved))) fail('conflict')
    await moveProof(tx, ctx.viewer.sessionId, ctx.now())
    await refreshUserSessions(ctx, tx, proved.userId)
  })
}
