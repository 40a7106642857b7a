import type * as z from 'zod/mini'
import type { Profile } from '@trilha/contracts/candidates/candidates'
import type { adminUpdateBody } from '@trilha/contracts/candidates/admin'
import { audit } from '../../audit/audit.service.ts'
import type { AdminContext } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { selectCandidateId } from './admin.store.ts'
import { readProfile } from '../profile/profile.service.ts'
import { checkPersonal, writePersonal } from '../profile/personal.ts'
import { lockCandidate } from '../profile/profile.store.ts'

/**
 * Corrects a candidate's personal data as Trilha's team; the change and its audit log entry are
 * written in one transaction.
 * @throws AppError `not-found`, `cpf-taken`, `invalid-request` by field.
 */
export async function adminUpdate(
  ctx: AdminContext,
  userId: string,
  { reason, ...body }: z.output<typeof adminUpdateBody>,
): Promise<{ id: string; personal: Profile['personal'] }> {
  const candidateId = (await selectCandidateId(ctx.db, userId)) ?? fail('not-found')
  const checked = await checkPersonal(ctx, body)
  await inTransaction(ctx.db, async (tx) => {
    await lockCandidate(tx, candidateId)
    await writePersonal(tx, candidateId, checked)
    await ctx.ports.candidates.profileChanged(tx, candidateId, ctx.now())
    await audit(ctx, tx, {
      subjectUserId: userId,
      action: 'candidate.update',
      fields: Object.keys(body).toSorted(),
      reason,
    })
  })
  return { id: userId, personal: (await readProfile(ctx, candidateId)).personal }
}
