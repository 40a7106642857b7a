import type { Partner } from '@trilha/contracts/partners'
import { audit } from '../audit/audit.service.ts'
import type { AdminContext } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { insertPartner, selectPartners, updatePartner } from './partners.store.ts'

/** Institutions that refer candidates, with their numbers of candidates and applicants. */
export async function listPartners(ctx: AdminContext): Promise<{ rows: Partner[] }> {
  const rows = await selectPartners(ctx.replica)
  return {
    rows: rows.map(({ id, name, created_at, candidates, applied }) => ({
      id,
      name,
      createdAt: created_at.toISOString(),
      candidates,
      applied,
    })),
  }
}

/** Creates an institution. */
export async function createPartner(ctx: AdminContext, name: string): Promise<{ id: string }> {
  return inTransaction(ctx.db, async (tx) => {
    const id = await insertPartner(tx, name, ctx.now())
    await audit(ctx, tx, {
      action: 'partner.create',
      thing: { kind: 'partner', id },
      reason: 'Cadastro de instituição parceira.',
    })
    return { id }
  })
}

/** Renames an institution. @throws AppError `not-found`. */
export async function renamePartner(ctx: AdminContext, id: string, name: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const before = (await updatePartner(tx, id, name)) ?? fail('not-found')
    await audit(ctx, tx, {
      action: 'partner.rename',
      thing: { kind: 'partner', id },
      change: { before, after: name },
      reason: 'Mudança de nome de instituição parceira.',
    })
  })
}
