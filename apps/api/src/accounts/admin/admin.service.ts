import type * as contract from '@trilha/contracts/accounts/admin'
import type { QueryOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { page } from '@trilha/contracts/shared/paging'
import { audit } from '../../audit/audit.service.ts'
import type { AdminContext } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { selectAdminUser, selectUsers, setSuspended, type AdminUserRow } from './admin.store.ts'
import { selectAuthenticator } from '../secondStep/secondStep.store.ts'
import { revoke } from '../signIn/sessions.ts'

/** Accounts filtered by kind and by part of the name or e-mail. */
export async function listUsers(
  ctx: AdminContext,
  query: QueryOf<typeof contract.listUsers>,
): Promise<ReplyOf<typeof contract.listUsers>> {
  const paging = { offset: (query.page - 1) * query.limit, limit: query.limit }
  const rows = await selectUsers(ctx.db, query, paging)
  return page(rows.map(present), rows[0]?.count ?? 0, query)
}

function present(row: AdminUserRow): contract.AdminUser {
  return {
    id: row.id,
    typeUser: row.type_user,
    name: row.name ?? 'Equipe Trilha',
    email: row.email,
    company: row.company,
    suspendedAt: row.suspended_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }
}

/**
 * One account, with the personal data if it is a candidate's. Logs the access in the audit log.
 * @throws AppError `not-found`.
 */
export async function readUser(
  ctx: AdminContext,
  id: string,
): Promise<ReplyOf<typeof contract.readUserAsAdmin>> {
  const row = (await selectAdminUser(ctx.db, id)) ?? fail('not-found')
  const { readPersonal } = ctx.ports.accounts
  const personal = row.candidate_id ? await readPersonal(ctx, row.candidate_id) : null
  await inTransaction(ctx.db, (tx) =>
    audit(ctx, tx, {
      action: 'user.read',
      subjectUserId: id,
      reason: 'Consulta na tela de contas.',
    }),
  )
  const hasSecondStep = (await selectAuthenticator(ctx.db, id)) !== undefined
  return { ...present(row), personal, hasSecondStep }
}

/**
 * Suspends an account and ends its sessions.
 * @throws AppError `not-found`, `conflict` for the viewer's own account or a suspended account.
 */
export async function suspendUser(ctx: AdminContext, id: string, reason: string): Promise<void> {
  const { userId } = ctx.viewer
  await inTransaction(ctx.db, async (tx) => {
    const row = (await selectAdminUser(tx, id, true)) ?? fail('not-found')
    if (id === userId || row.suspended_at) fail('conflict')
    await setSuspended(tx, id, ctx.now())
    await revoke(ctx, tx, id)
    const change = { before: 'active', after: 'suspended' }
    await audit(ctx, tx, { action: 'user.suspend', subjectUserId: id, change, reason })
  })
  ctx.sessions.drop(id)
}

/**
 * Restores a suspended account.
 * @throws AppError `not-found`, `conflict` for an account that is not suspended or is closed.
 */
export async function restoreUser(ctx: AdminContext, id: string, reason: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const row = (await selectAdminUser(tx, id, true)) ?? fail('not-found')
    if (!row.suspended_at || row.email.endsWith('.invalid')) fail('conflict')
    await setSuspended(tx, id, null)
    if (row.candidate_id)
      await ctx.ports.accounts.candidateRestored(tx, row.candidate_id, ctx.now())
    const change = { before: 'suspended', after: 'active' }
    await audit(ctx, tx, { action: 'user.restore', subjectUserId: id, change, reason })
  })
}
