import type { OwnPcd, pcdBody } from '@trilha/contracts/applications/pcd'
import { isFinal } from '@trilha/contracts/applications/states'
import type { ErrorId } from '@trilha/contracts/shared/errors'
import { dayMs } from '@trilha/contracts/shared/durations'
import type * as z from 'zod/mini'
import { can } from '../../platform/can.ts'
import type {
  CandidateContext,
  Context,
  Platform,
  RecruiterContext,
} from '../../platform/context.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { seal, unseal } from '../../platform/secrets/sealed.ts'
import {
  recordSensitiveConsent,
  revokeApplicationConsents,
} from '../../consents/consents.service.ts'
import { pcdEnded } from '../applications.fragments.ts'
import { lockOwn } from '../applications.own.ts'
import {
  deleteNeeds,
  selectEndedPcd,
  selectOwnPcd,
  selectVisiblePcd,
  writeNeeds,
  type OwnPcdRow,
} from './pcd.store.ts'
import { publishToCompany } from '../applications.store.ts'

/** Disclosure of a disability in one application (docs/decisions/0028-pcd.md). */

/** The viewer's own disclosure. @throws AppError `not-found`, also for another candidate's. */
export async function getPcd(ctx: CandidateContext, id: string): Promise<OwnPcd> {
  const row = (await selectOwnPcd(ctx.db, id, ctx.viewer.candidateId)) ?? fail('not-found')
  const reason = refusalReason(row)
  return {
    offered: row.deficiency,
    told: row.given_at && {
      givenAt: row.given_at.toISOString(),
      accommodation: row.sealed ? decryptNeeds(ctx, id, row.sealed) : '',
      shown: !pcdEnded.includes(row.state),
    },
    can: { tell: { allowed: reason === null, reason } },
  }
}

/**
 * Discloses the viewer's disability to the company of an application, or changes the needs.
 * @throws AppError `not-found`, `pcd-not-offered`, `transition-not-allowed` once the trail is over.
 */
export async function tellPcd(
  ctx: CandidateContext,
  id: string,
  disclosure: z.output<typeof pcdBody>,
): Promise<OwnPcd> {
  const { candidateId } = ctx.viewer
  await inTransaction(ctx.db, async (tx) => {
    const application = await lockOwn(ctx, tx, id)
    const reason = refusalReason((await selectOwnPcd(tx, id, candidateId)) ?? fail('not-found'))
    if (reason) fail(reason)
    await notePcd(ctx, tx, { applicationId: id, candidateId }, disclosure)
    await publishToCompany(tx, application)
  })
  return getPcd(ctx, id)
}

/** Revokes the consent and erases the needs, at any time. Without a consent, nothing happens. */
export async function takeBackPcd(ctx: CandidateContext, id: string): Promise<OwnPcd> {
  await inTransaction(ctx.db, async (tx) => {
    const application = await lockOwn(ctx, tx, id)
    await writeNeeds(tx, id, null, ctx.now())
    const revoked = await revokeApplicationConsents(tx, [id], ctx.now())
    if (revoked.length > 0) await publishToCompany(tx, application)
  })
  return getPcd(ctx, id)
}

/** Delay before the erasure: the decision that ends an application can be undone for seconds. */
const erasureDelayMs = dayMs

/** Erases the disclosures of applications that ended without a hire. Safe to run twice. */
export async function sweepPcd({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  const at = now()
  await inTransaction(db, async (tx) => {
    const ended = await selectEndedPcd(tx, new Date(at.getTime() - erasureDelayMs))
    await deleteNeeds(tx, await revokeApplicationConsents(tx, ended, at))
  })
}

/** Stores a disclosure with its consent, in the transaction of the caller. */
export async function notePcd(
  { config, now }: Pick<Context, 'config' | 'now'>,
  tx: Tx,
  application: { applicationId: string; candidateId: string },
  { consentVersion, accommodation }: z.output<typeof pcdBody>,
): Promise<void> {
  const of = { ...application, purpose: 'application-pcd' } as const
  await recordSensitiveConsent(tx, of, consentVersion, now())
  const { applicationId: id } = application
  const sealed = accommodation ? seal(config, id, JSON.stringify({ accommodation })) : null
  await writeNeeds(tx, id, sealed, now())
}

/** The reply for a candidate without a disclosure, and for a hidden one. */
export const noPcd: { pcd: boolean; accommodation: string | null } = {
  pcd: false,
  accommodation: null,
}

/**
 * The disclosure as this member of the company may see it: the fact of a disability only with the
 * permission `application.pcd`, the needs with every role. The caller checks that the candidate is
 * not hidden from the viewer.
 */
export async function shownPcd(
  ctx: RecruiterContext,
  application: { id: string; companyId: string },
): Promise<typeof noPcd> {
  const row = await selectVisiblePcd(ctx.db, application.id)
  if (!row?.visible) return noPcd
  return {
    pcd: can(ctx.viewer, 'application.pcd', application),
    accommodation: row.sealed && decryptNeeds(ctx, application.id, row.sealed),
  }
}

const decryptNeeds = ({ config }: Pick<Context, 'config'>, id: string, sealed: Buffer): string =>
  (JSON.parse(unseal(config, id, sealed)) as { accommodation: string }).accommodation

function refusalReason({ deficiency, state }: OwnPcdRow): ErrorId | null {
  if (deficiency === null) return 'pcd-not-offered'
  return isFinal(state) ? 'transition-not-allowed' : null
}
