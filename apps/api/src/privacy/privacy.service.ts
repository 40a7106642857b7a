import type { DataExport } from '@trilha/contracts/privacy/privacy'
import { hourMs } from '@trilha/contracts/shared/durations'
import { verifyViewerPassword } from '../accounts/email/email.service.ts'
import { deletionTime } from '../accounts/accounts.presenter.ts'
import { userHasPassword, setDeletionRequestedAt } from '../accounts/accounts.service.ts'
import { revoke } from '../accounts/signIn/sessions.ts'
import type { CandidateContext, Context } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { fail, failField } from '../platform/errors.ts'
import { syncTalentDocument } from '../talents/talents.documents.ts'
import { failExports, insertExport, selectExport, type ExportRow } from './export/exports.store.ts'
import { deleteTask, deletionAskedTask, exportTask } from './privacy.tasks.names.ts'

/** A copy that is not ready after this time has failed, whatever the state of its task. */
const exportTimeoutMs = 2 * hourMs

/** The viewer's last copy of their data; it has an address while it can be downloaded. */
export async function getExport(ctx: CandidateContext): Promise<DataExport> {
  return present(ctx, await selectExport(ctx.db, ctx.viewer.userId))
}

async function present(ctx: Context, row: ExportRow | undefined): Promise<DataExport> {
  const none = { state: 'none' as const, askedAt: null, expiresAt: null, bytes: null, url: null }
  if (!row) return none
  const askedAt = row.asked_at.toISOString()
  if (row.failed_at || isLate(ctx, row)) return { ...none, state: 'failed', askedAt }
  if (!row.ready_at) return { ...none, state: 'preparing', askedAt }
  if (!row.file || !row.expires_at || row.expires_at < ctx.now()) return none
  return {
    state: 'ready',
    askedAt,
    expiresAt: row.expires_at.toISOString(),
    bytes: row.bytes,
    url: await ctx.storage.url(row.file),
  }
}

const isLate = (ctx: Context, row: ExportRow) =>
  !row.ready_at && ctx.now().getTime() - row.asked_at.getTime() > exportTimeoutMs

/**
 * Starts a copy of the viewer's data, or returns the pending one.
 * @throws AppError `too-many-requests`.
 */
export async function askExport(ctx: CandidateContext): Promise<DataExport> {
  const { userId } = ctx.viewer
  const at = ctx.now()
  await inTransaction(ctx.db, async (tx) => {
    await failExports(tx, new Date(at.getTime() - exportTimeoutMs), at)
    const exportId = await insertExport(tx, userId, at)
    if (!exportId) return
    await ctx.limits.guard('dataExport', userId)
    await ctx.tasks.add(tx, exportTask, { exportId })
  })
  return getExport(ctx)
}

/**
 * Schedules the deletion of the viewer's account in seven days and ends all their sessions now.
 * @throws AppError `invalid-request` when the account has a password and none was given;
 * `password-wrong`; `conflict` when a deletion is scheduled already.
 */
export async function askDeletion(
  ctx: CandidateContext,
  password: string | undefined,
): Promise<{ deletionAt: string }> {
  const { userId } = ctx.viewer
  if (await userHasPassword(ctx.db, userId)) {
    if (!password) failField('password', 'password-required')
    await verifyViewerPassword(ctx, password)
  }
  const askedAt = ctx.now()
  await inTransaction(ctx.db, async (tx) => {
    if (!(await setDeletionRequestedAt(tx, userId, askedAt))) fail('conflict')
    const payload = { userId, askedAt: askedAt.toISOString() }
    await ctx.tasks.add(tx, deletionAskedTask, payload)
    await ctx.tasks.add(tx, deleteTask, payload, { startAfter: deletionTime(askedAt) })
    await revoke(ctx, tx, userId)
  })
  ctx.sessions.drop(userId)
  return { deletionAt: deletionTime(askedAt).toISOString() }
}

/** Cancels the deletion of the viewer's account. Does nothing when none is scheduled. */
export async function cancelDeletion(ctx: CandidateContext): Promise<void> {
  const { userId, candidateId } = ctx.viewer
  await inTransaction(ctx.db, async (tx) => {
    await setDeletionRequestedAt(tx, userId, null)
    if (candidateId) await syncTalentDocument(tx, candidateId, ctx.now())
  })
}
