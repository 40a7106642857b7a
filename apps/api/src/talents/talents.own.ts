import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import {
  talentConsent,
  talentDisabilityConsent,
  type allowTalent as allowContract,
  type OwnTalent,
} from '@trilha/contracts/talents/own'
import { withholdFromCompany } from '../applications/snapshot/snapshot.ts'
import { declineInvitationsOf } from '../invitations/invitations.service.ts'
import type { CandidateContext } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import {
  storeConsent,
  recordSensitiveConsent,
  revokeConsent,
  revokeSensitiveConsent,
} from '../consents/consents.service.ts'
import { selectOwnTalent, selectTalentEntries } from './talents.cards.store.ts'
import { latestAdultBirthDate, syncTalentDocument } from './talents.documents.ts'
import { lockCandidate } from './talents.documents.store.ts'
import {
  deleteBlock,
  insertBlock,
  selectBlocked,
  selectOwnSettings,
  upsertSettings,
} from './talents.own.store.ts'
import { presentSheet } from './talents.presenter.ts'

const searchConsent = { topic: 'talent-search', channel: 'site' } as const

/** The viewer's settings for the talent search: consent, preview and blocked companies. */
export async function getOwnTalent(ctx: CandidateContext): Promise<OwnTalent> {
  const { candidateId } = ctx.viewer
  const { db, storage } = ctx
  const [settings, row, entries, blocked] = await Promise.all([
    selectOwnSettings(db, candidateId),
    selectOwnTalent(db, candidateId),
    selectTalentEntries(db, [candidateId]),
    selectBlocked(db, candidateId),
  ])
  if (!settings || !row) return fail('not-found')
  const preview = presentSheet({
    row,
    entries,
    photoUrl: row.photo_file && (await storage.url(row.photo_file)),
    vacancy: null,
    vacancyStatus: undefined,
    works: [],
    now: ctx.now(),
  })
  const { version, given_at: givenAt } = settings
  return {
    consent: version && givenAt ? { version, givenAt: givenAt.toISOString() } : null,
    mayAllow: settings.birth_date <= latestAdultBirthDate(ctx.now()),
    photo: settings.photo,
    hasPhoto: settings.has_photo,
    disability: row.disability,
    preview,
    blocked: blocked.map(({ id, name, mark, tone, at }) => ({
      id,
      name,
      mark,
      tone,
      at: at.toISOString(),
    })),
  }
}

/** Makes the viewer searchable by companies. @throws AppError `talent-age` under 18. */
export async function allowTalent(
  ctx: CandidateContext,
  { photo, disabilityVersion }: BodyOf<typeof allowContract>,
): Promise<OwnTalent> {
  const { candidateId } = ctx.viewer
  const { userId } = ctx.viewer
  await inTransaction(ctx.db, async (tx) => {
    await lockCandidate(tx, candidateId)
    // Read after the lock, so that a later revocation never has an earlier time.
    const now = ctx.now()
    const settings = (await selectOwnSettings(tx, candidateId)) ?? fail('not-found')
    if (settings.birth_date > latestAdultBirthDate(now)) fail('talent-age')
    const { version, text } = talentConsent
    await storeConsent(tx, { ...searchConsent, userId, version, text, ip: ctx.ip, at: now })
    await upsertSettings(tx, candidateId, photo, now)
    const disabilityConsent = { candidateId, purpose: 'talent-disability' } as const
    if (disabilityVersion === null) await revokeSensitiveConsent(tx, disabilityConsent, now)
    else await recordSensitiveConsent(tx, disabilityConsent, talentDisabilityConsent.version, now)
    await syncTalentDocument(tx, candidateId, now)
  })
  return getOwnTalent(ctx)
}

/** Revokes the consent; a trigger deletes the document in the same transaction (migration 0027). */
export async function leaveTalents(ctx: CandidateContext): Promise<OwnTalent> {
  const { candidateId } = ctx.viewer
  await inTransaction(ctx.db, async (tx) => {
    await lockCandidate(tx, candidateId)
    const at = ctx.now()
    await revokeConsent(tx, { ...searchConsent, userId: ctx.viewer.userId, at })
    await revokeSensitiveConsent(tx, { candidateId, purpose: 'talent-disability' }, at)
  })
  return getOwnTalent(ctx)
}

/**
 * Blocks a company, declines its pending invitations, and withholds from it what the viewer sent with
 * applications that ended. @throws AppError `not-found`.
 */
export async function blockCompany(ctx: CandidateContext, companyId: string): Promise<void> {
  const { candidateId } = ctx.viewer
  await inTransaction(ctx.db, async (tx) => {
    if (!(await insertBlock(tx, candidateId, companyId, ctx.now()))) fail('not-found')
    await declineInvitationsOf(ctx, tx, companyId)
    await withholdFromCompany(tx, { candidateId, companyId }, ctx.now())
  })
}

/**
 * Lets a company find and invite the viewer again.
 * @throws AppError `not-found` if the company is not blocked.
 */
export async function unblockCompany(ctx: CandidateContext, companyId: string): Promise<void> {
  if (!(await deleteBlock(ctx.db, ctx.viewer.candidateId, companyId))) fail('not-found')
}
