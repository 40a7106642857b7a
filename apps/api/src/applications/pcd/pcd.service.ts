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
import { pcdHiddenStates } from '../applications.fragments.ts'
import { lockOwnApplication } from '../applications.acts.ts'
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

/**
 * The viewer's own disclosure.
 * @throws AppError `not-found`, also for another candidate's application.
 */
export async function getPcd(ctx: CandidateContext, id: string): Promise<OwnPcd> {
  const row = (await selectOwnPcd(ctx.db, id, ctx.viewer.candidateId)) ?? fail('not-found')
  const reason = refusalReason(row)
  return {
    offered: row.deficiency,
    disclosed: row.given_at && {
      givenAt: row.given_at.toISOString(),
      accommodation: row.sealed ? decryptNeeds(ctx, id, row.sealed) : '',
      shown: !pcdHiddenStates.includes(row.state),
    },
    can: { disclose: { allowed: reason === null, reason } },
  }
}

/**
 * Discloses the viewer's disability to the company of an application, or changes the needs.
 * @throws AppError `not-found`, `pcd-not-offered`, `transition-not-allowed` once the trail is over.
 */
export async function disclosePcd(
  ctx: CandidateContext,
  id: string,
  disclosure: z.output<typeof pcdBody>,
): Promise<OwnPcd> {
  const { candidateId } = ctx.viewer
  await inTransaction(ctx.db, async (tx) => {
    const application = await lockOwnApplication(ctx, tx, id)
    const reason = refusalReason((await selectOwnPcd(tx, id, candidateId)) ?? fail('not-found'))
    if (reason) fail(reason)
    await storePcd(ctx, tx, { applicationId: id, candidateId }, disclosure)
    await publishToCompany(tx, application)
  })
  return getPcd(ctx, id)
}

/** Revokes the consent and erases the needs, even after the end. Safe to run twice. */
export async function revokePcd(ctx: CandidateContext, id: string): Promise<OwnPcd> {
  await inTransaction(ctx.db, async (tx) => {
    const application = await lockOwnApplication(ctx, tx, id)
    await writeNeeds(tx, id, null, ctx.now())
    const revoked = await revokeApplicationConsents(tx, [id], ctx.now())
    if (revoked.length > 0) await publishToCompany(tx, application)
  })
  return getPcd(ctx, id)
}

/** Time between the end of an application and the erasure: the last decision may be undone. */
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
export async function storePcd(
  { config, now }: Pick<Context, 'config' | 'now'>,
  tx: Tx,
  application: { applicationId: string; candidateId: string },
  { consentVersion, accommodation }: z.output<typeof pcdBody>,
): Promise<void> {
  const consent = { ...application, purpose: 'application-pcd' } as const
  await recordSensitiveConsent(tx, consent, consentVersion, now())
  const { applicationId: id } = application
  const sealed = accommodation ? seal(config, id, JSON.stringify({ accommodation })) : null
  await writeNeeds(tx, id, sealed, now())
}

/** The disclosure that a company sees when there is none or when it is hidden. */
export const noPcd: { pcd: boolean; accommodation: string | null } = {
  pcd: false,
  accommodation: null,
}

/**
 * The disclosure as the viewer may see it. The fact of a disability needs the permission
 * `application.pcd`; the needs are shown to every role. The caller must check first that the
 * candidate is not hidden from the viewer.
 */
export async function readVisiblePcd(
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
