import type { Profile } from '@trilha/contracts/candidates/candidates'
import type { CandidateContext, Platform } from '../../platform/context.ts'
import { inTransaction, type Handle, type Tx } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { findMunicipality } from '../../places/places.service.ts'
import { selectEntries } from './entries.store.ts'
import { presentProfile, presentSentProfile, type SentProfile } from '../candidates.presenter.ts'
import { lockCandidate, selectProfile, upsertAbout, type AboutPatch } from './profile.store.ts'
import { readFacts } from '../candidates.service.ts'
import { selectFacts } from '../candidates.store.ts'

/** A candidate's whole profile, as the person sees it. @throws AppError `not-found`. */
export async function readProfile(
  platform: Pick<Platform, 'db' | 'storage' | 'ports'>,
  candidateId: string,
): Promise<Profile> {
  const { db, storage, ports } = platform
  const { factsRow, ...source } = await readSource(db, candidateId)
  const { photo_file } = source.row
  const code = factsRow?.municipality_code ?? null
  return presentProfile({
    ...source,
    factsAt: factsRow?.updated_at ?? null,
    municipality: code === null ? null : await findMunicipality(db, code),
    photoUrl: photo_file && (await storage.url(photo_file)),
    hasVideo: await ports.candidates.hasVideoResume(db, candidateId),
  })
}

/** The part of a candidate's profile that companies read. @throws AppError `not-found`. */
export async function readSentProfile(db: Handle, candidateId: string): Promise<SentProfile> {
  return presentSentProfile(await readSource(db, candidateId))
}

async function readSource(db: Handle, candidateId: string) {
  const row = (await selectProfile(db, candidateId)) ?? fail('not-found')
  const entries = await selectEntries(db, candidateId)
  const factsRow = await selectFacts(db, candidateId)
  const facts: Profile['facts'] = {
    ...(await readFacts(db, candidateId)),
    wantedRoles: factsRow?.wanted_roles ?? [],
    firstJob: factsRow?.first_job ?? false,
    desiredSalaryCents: factsRow?.desired_salary_cents ?? null,
    workplaces: (factsRow?.workplaces ?? null) as Profile['facts']['workplaces'],
    maxKm: factsRow?.max_km ?? null,
  }
  return { row, entries, facts, factsRow }
}

/** The viewer's own profile. */
export async function getProfile(ctx: CandidateContext): Promise<Profile> {
  return readProfile(ctx, ctx.viewer.candidateId)
}

/**
 * Runs a change of the viewer's own profile under a lock and records its time.
 * @returns the changed profile.
 */
export async function changeProfile(
  ctx: CandidateContext,
  change: (tx: Tx, candidateId: string) => Promise<void>,
): Promise<Profile> {
  const { candidateId } = ctx.viewer
  await inTransaction(ctx.db, async (tx) => {
    await lockCandidate(tx, candidateId)
    await change(tx, candidateId)
    await upsertAbout(tx, candidateId, {}, ctx.now())
    await ctx.ports.candidates.profileChanged(tx, candidateId, ctx.now())
  })
  return readProfile(ctx, candidateId)
}

/** Saves the headline, the objective, the skills or the links; removes duplicate skills. */
export async function saveAbout(ctx: CandidateContext, body: AboutPatch): Promise<Profile> {
  const skills = body.skills && [
    ...new Map(body.skills.map((skill) => [skill.toLocaleLowerCase('pt-BR'), skill])).values(),
  ]
  const patch: AboutPatch = {
    ...body,
    ...('headline' in body && { headline: body.headline || null }),
    ...('objective' in body && { objective: body.objective || null }),
    ...(skills && { skills }),
  }
  return changeProfile(ctx, (tx, id) => upsertAbout(tx, id, patch, ctx.now()))
}
