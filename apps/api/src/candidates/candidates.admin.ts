import type * as z from 'zod/mini'
import type { Profile } from '@trilha/contracts/candidates'
import type { adminUpdateBody } from '@trilha/contracts/candidates.admin'
import { signedIn, type Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { insertAudit, selectCandidateOf } from './candidates.admin.store.ts'
import { readProfile } from './candidates.own.ts'
import { checkPersonal, writePersonal } from './candidates.personal.ts'
import { lockCandidate } from './candidates.profile.store.ts'

/**
 * Corrects a candidate's personal data as Trilha's team; the change and its line in the audit log
 * are one.
 * @throws AppError `not-found`, `cpf-taken`, `invalid-request` by field.
 */
export async function adminUpdate(
  ctx: Context,
  userId: string,
  { reason, ...body }: z.output<typeof adminUpdateBody>,
): Promise<{ id: string; personal: Profile['personal'] }> {
  const actor = signedIn(ctx)
  if (actor.typeUser !== 3) fail('forbidden')
  const candidateId = (await selectCandidateOf(ctx.db, userId)) ?? fail('not-found')
  const checked = await checkPersonal(ctx, body)
  await inTransaction(ctx.db, async (tx) => {
    await lockCandidate(tx, candidateId)
    await writePersonal(tx, candidateId, checked)
    await insertAudit(tx, {
      actorUserId: actor.userId,
      subjectUserId: userId,
      action: 'candidate.update',
      fields: Object.keys(body).toSorted(),
      reason,
      at: ctx.now(),
    })
  })
  return { id: userId, personal: (await readProfile(ctx, candidateId)).personal }
}
