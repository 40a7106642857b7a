import type { BodyOf } from '@trilha/contracts/endpoint'
import {
  talentConsent,
  talentDisabilityConsent,
  type allowTalent as allowContract,
  type OwnTalent,
} from '@trilha/contracts/talents.own'
import { declineOf } from '../notifications/notifications.invitations.ts'
import type { CandidateContext } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { noteConsent, revokeConsent } from '../privacy/privacy.consents.ts'
import { selectOwnTalent, selectTalentEntries } from './talents.cards.store.ts'
import { bornBy, keepTalent } from './talents.documents.ts'
import { lockPerson } from './talents.documents.store.ts'
import {
  deleteBlock,
  endDisability,
  giveDisability,
  insertBlock,
  selectBlocked,
  selectOwnSettings,
  upsertSettings,
} from './talents.own.store.ts'
import { presentSheet } from './talents.presenter.ts'

const topic = { topic: 'talent-search', channel: 'site' } as const

/** Whether companies find the viewer, what they see, and which ones are kept out. */
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
    standing: undefined,
    now: ctx.now(),
  })
  const { version, given_at: givenAt } = settings
  return {
    consent: version && givenAt ? { version, givenAt: givenAt.toISOString() } : null,
    mayAllow: settings.birth_date <= bornBy(ctx.now()),
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

/** Lets companies find the viewer from now on. @throws AppError `talent-age` under 18. */
export async function allowTalent(
  ctx: CandidateContext,
  { photo, disabilityVersion }: BodyOf<typeof allowContract>,
): Promise<OwnTalent> {
  const { candidateId } = ctx.viewer
  const { userId } = ctx.viewer
  await inTransaction(ctx.db, async (tx) => {
    await lockPerson(tx, candidateId)
    // Once it is our turn: a consent never ends before it was given.
    const now = ctx.now()
    const known = (await selectOwnSettings(tx, candidateId)) ?? fail('not-found')
    if (known.birth_date > bornBy(now)) fail('talent-age')
    const { version, text } = talentConsent
    await noteConsent(tx, { ...topic, userId, version, text, ip: ctx.ip, at: now })
    await upsertSettings(tx, candidateId, photo, now)
    if (disabilityVersion === null) await endDisability(tx, candidateId, now)
    else await giveDisability(tx, candidateId, talentDisabilityConsent.version, now)
    await keepTalent(tx, candidateId, now)
  })
  return getOwnTalent(ctx)
}

/** Takes the consent back: the document goes in the same transaction (migration 0027). */
export async function leaveTalents(ctx: CandidateContext): Promise<OwnTalent> {
  const { candidateId } = ctx.viewer
  await inTransaction(ctx.db, async (tx) => {
    await lockPerson(tx, candidateId)
    const at = ctx.now()
    await revokeConsent(tx, { ...topic, userId: ctx.viewer.userId, at })
    await endDisability(tx, candidateId, at)
  })
  return getOwnTalent(ctx)
}

/** Keeps a company out; what it invited to and waits for is declined. @throws AppError `not-found`. */
export async function blockCompany(ctx: CandidateContext, companyId: string): Promise<void> {
  const { candidateId } = ctx.viewer
  await inTransaction(ctx.db, async (tx) => {
    if (!(await insertBlock(tx, candidateId, companyId, ctx.now()))) fail('not-found')
    await declineOf(ctx, tx, companyId)
  })
}

/** Lets a company find and invite the viewer again. @throws AppError `not-found` unless it was kept out. */
export async function unblockCompany(ctx: CandidateContext, companyId: string): Promise<void> {
  if (!(await deleteBlock(ctx.db, ctx.viewer.candidateId, companyId))) fail('not-found')
}
