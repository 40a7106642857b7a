import type { OwnPcd, pcdBody } from '@trilha/contracts/applications.pcd'
import { isFinal } from '@trilha/contracts/applications.states'
import type { ErrorId } from '@trilha/contracts/errors'
import type * as z from 'zod/mini'
import { can } from '../platform/can.ts'
import type { CandidateContext, Context, Platform, RecruiterContext } from '../platform/context.ts'
import { inTransaction, type Tx } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { seal, unseal } from '../platform/sealed.ts'
import { lockOwn } from './applications.own.ts'
import {
  endPcd,
  eraseEndedPcd,
  givePcd,
  pcdEnded,
  selectOwnPcd,
  selectToldPcd,
  writeNeeds,
  type OwnPcdRow,
} from './applications.pcd.store.ts'
import { tellCompany } from './applications.store.ts'

/** Running as a person with a disability in one selection (docs/decisions/0028-pcd.md). */

/** What the viewer told in an application. @throws AppError `not-found`, also for somebody else's. */
export async function getPcd(ctx: CandidateContext, id: string): Promise<OwnPcd> {
  const row = (await selectOwnPcd(ctx.db, id, ctx.viewer.candidateId)) ?? fail('not-found')
  const reason = whyNot(row)
  return {
    offered: row.deficiency,
    told: row.given_at && {
      givenAt: row.given_at.toISOString(),
      accommodation: row.sealed ? needsOf(ctx, id, row.sealed) : '',
      shown: !pcdEnded.includes(row.state),
    },
    can: { tell: { allowed: reason === null, reason } },
  }
}

/**
 * Tells the company of an application of the viewer's, or changes what they need.
 * @throws AppError `not-found`, `pcd-not-offered`, `transition-not-allowed` once the trail is over.
 */
export async function tellPcd(
  ctx: CandidateContext,
  id: string,
  told: z.output<typeof pcdBody>,
): Promise<OwnPcd> {
  const { candidateId } = ctx.viewer
  await inTransaction(ctx.db, async (tx) => {
    const application = await lockOwn(ctx, tx, id)
    const reason = whyNot((await selectOwnPcd(tx, id, candidateId)) ?? fail('not-found'))
    if (reason) fail(reason)
    await notePcd(ctx, tx, { applicationId: id, candidateId }, told)
    await tellCompany(tx, application)
  })
  return getPcd(ctx, id)
}

/** Ends the consent and erases what was needed, at any time. Without one, nothing happens. */
export async function takeBackPcd(ctx: CandidateContext, id: string): Promise<OwnPcd> {
  await inTransaction(ctx.db, async (tx) => {
    const application = await lockOwn(ctx, tx, id)
    await writeNeeds(tx, id, null, ctx.now())
    if (await endPcd(tx, id, ctx.now())) await tellCompany(tx, application)
  })
  return getPcd(ctx, id)
}

/** Between an end that can be undone for seconds and the erasure. */
const afterEnd = 86_400_000

/** Erases what was told in selections that ended without a hire. Safe to run twice. */
export async function sweepPcd({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  const at = now()
  await inTransaction(db, (tx) => eraseEndedPcd(tx, new Date(at.getTime() - afterEnd), at))
}

/** Notes what a person told with the consent for it, in the transaction of what it stands beside. */
export async function notePcd(
  { config, now }: Pick<Context, 'config' | 'now'>,
  tx: Tx,
  whose: { applicationId: string; candidateId: string },
  { consentVersion, accommodation }: z.output<typeof pcdBody>,
): Promise<void> {
  await givePcd(tx, whose, consentVersion, now())
  const { applicationId: id } = whose
  const sealed = accommodation ? seal(config, id, JSON.stringify({ accommodation })) : null
  await writeNeeds(tx, id, sealed, now())
}

/** What is told of who told nothing, and of who is hidden. */
export const noPcd: { pcd: boolean; accommodation: string | null } = {
  pcd: false,
  accommodation: null,
}

/**
 * What somebody of the company may know of a person whom they see: who conducts the selection that it
 * was told, everybody what is needed.
 */
export async function shownPcd(
  ctx: RecruiterContext,
  application: { id: string; companyId: string },
): Promise<typeof noPcd> {
  const row = await selectToldPcd(ctx.db, application.id)
  if (!row?.told) return noPcd
  return {
    pcd: can(ctx.viewer, 'application.pcd', application),
    accommodation: row.sealed && needsOf(ctx, application.id, row.sealed),
  }
}

const needsOf = ({ config }: Pick<Context, 'config'>, id: string, sealed: Buffer): string =>
  (JSON.parse(unseal(config, id, sealed)) as { accommodation: string }).accommodation

function whyNot({ deficiency, state }: OwnPcdRow): ErrorId | null {
  if (deficiency === null) return 'pcd-not-offered'
  return isFinal(state) ? 'transition-not-allowed' : null
}
