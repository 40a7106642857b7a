import { randomUUID } from 'node:crypto'
import type { Profile } from '@trilha/contracts/candidates/candidates'
import type { Cv, Proposal } from '@trilha/contracts/candidates/cv'
import type { Municipality } from '@trilha/contracts/places/places'
import type { CandidateContext, Context } from '../../platform/context.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import type { UploadedFile } from '../../platform/http/route.ts'
import { findMunicipality, resolveCity } from '../../places/places.service.ts'
import { extractCv } from './extract.ts'
import { proposalsOf } from './proposals.ts'
import type { CvReading } from './reading.ts'
import { deleteCv, selectCv, upsertCv, type CvRow } from './cv.store.ts'
import { insertSortedEntry, checkDates } from '../profile/entries.ts'
import { changeProfile, readProfile } from '../profile/profile.service.ts'
import { checkPersonal, writePersonal } from '../profile/personal.ts'
import { lockCandidate, selectProfile, upsertAbout } from '../profile/profile.store.ts'
import { readFacts, writeFacts } from '../candidates.service.ts'

const mimeTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** The viewer's own CV file and the proposals read from it. */
export async function getCv(ctx: CandidateContext): Promise<Cv> {
  return presentCv(ctx, await selectCv(ctx.db, ctx.viewer.candidateId))
}

async function presentCv({ storage }: Context, row: CvRow | undefined): Promise<Cv> {
  const file = row?.file && {
    name: row.name ?? '',
    kind: row.kind as 'pdf' | 'docx',
    bytes: row.bytes ?? 0,
    sentAt: row.sent_at?.toISOString() ?? '',
    url: await storage.url(row.file),
  }
  return { file: file || null, proposals: row?.proposals ?? [] }
}

/**
 * Reads a CV and stores the file; a LinkedIn data export is read but not stored. Replaces earlier
 * proposals.
 * @throws AppError `cv-invalid`, `cv-too-long`, `cv-no-text`, `cv-being-read`; `unavailable` when
 * too many people wait.
 */
export async function sendCv(ctx: CandidateContext, upload: UploadedFile | null): Promise<Cv> {
  const { candidateId } = ctx.viewer
  if (!upload) fail('cv-invalid')
  const { kind, reading } = await extractCv(candidateId, upload.bytes)
  const municipality = await municipalityOf(ctx, reading)
  const proposals = proposalsOf(reading, await readProfile(ctx, candidateId), municipality)
  if (kind === 'linkedin') {
    await inTransaction(ctx.db, async (tx) => {
      await lockCandidate(tx, candidateId)
      await upsertCv(tx, candidateId, { proposals })
    })
    return getCv(ctx)
  }
  const file = `cvs/${randomUUID()}.${kind}`
  await ctx.storage.put(file, upload.bytes, mimeTypes[kind])
  const name = displayFileName(upload.name, kind)
  const bytes = upload.bytes.length
  const oldFile = await inTransaction(ctx.db, async (tx) => {
    await lockCandidate(tx, candidateId)
    const old = await selectCv(tx, candidateId)
    await upsertCv(tx, candidateId, { file, name, kind, bytes, sent_at: ctx.now(), proposals })
    return old?.file
  }).catch(async (error: unknown) => {
    await ctx.storage.remove(file)
    throw error
  })
  if (oldFile) await removeFile(ctx, oldFile)
  return getCv(ctx)
}

const removeFile = (ctx: Context, file: string): Promise<void> =>
  ctx.storage.remove(file).catch(() => ctx.log.warn('an old CV was left behind'))

/** The file name to show: no path or control characters, and the extension of the real format. */
function displayFileName(name: string, kind: string): string {
  const base = (name.split(/[\\/]/).at(-1) ?? '').replaceAll(/[\p{C}<>"]/gu, '').trim()
  return `${base.replace(/\.\w{1,5}$/, '').slice(0, 80) || 'curriculo'}.${kind}`
}

async function municipalityOf({ db }: Context, { city }: CvReading): Promise<Municipality | null> {
  const codes = city ? await resolveCity(db, city.name, city.state) : []
  return codes.length === 1 ? findMunicipality(db, codes[0] ?? 0) : null
}

/** Removes the viewer's own CV and its proposals. */
export async function removeCv(ctx: CandidateContext): Promise<void> {
  const { candidateId } = ctx.viewer
  const file = await inTransaction(ctx.db, async (tx) => {
    // Accepting a proposal writes this row too, so both take the same lock.
    await lockCandidate(tx, candidateId)
    return deleteCv(tx, candidateId)
  })
  if (file) await removeFile(ctx, file)
}

/** Removes a proposal from the list and returns it. @throws AppError `not-found`. */
async function removeProposal(tx: Tx, candidateId: string, id: string): Promise<Proposal> {
  const { proposals = [] } = (await selectCv(tx, candidateId)) ?? {}
  const found = proposals.find((proposal) => proposal.id === id) ?? fail('not-found')
  const remaining = proposals.filter((proposal) => proposal !== found)
  await upsertCv(tx, candidateId, { proposals: remaining })
  return found
}

/** Discards a proposal. @throws AppError `not-found`. */
export async function dismissProposal(ctx: CandidateContext, id: string): Promise<void> {
  const { candidateId } = ctx.viewer
  await inTransaction(ctx.db, async (tx) => {
    await lockCandidate(tx, candidateId)
    await removeProposal(tx, candidateId, id)
  })
}

/**
 * Saves a proposal in its section of the profile.
 * @throws AppError `not-found`, `entries-full`; `invalid-request` for dates in the future.
 */
export async function acceptProposal(ctx: CandidateContext, id: string): Promise<Profile> {
  return changeProfile(ctx, async (tx, candidateId) => {
    await applyProposal(ctx, tx, candidateId, await removeProposal(tx, candidateId, id))
  })
}

/**
 * Saves several proposals, which the person may have corrected, and discards all others.
 * @throws AppError `not-found` for a proposal that was not made; `entries-full`; `invalid-request`
 * for dates in the future or an unknown municipality.
 */
export async function acceptProposals(
  ctx: CandidateContext,
  accepted: readonly Proposal[],
): Promise<Profile> {
  return changeProfile(ctx, async (tx, candidateId) => {
    const { proposals = [] } = (await selectCv(tx, candidateId)) ?? {}
    for (const proposal of accepted) {
      const isProposed = proposals.some(
        ({ id, part }) => id === proposal.id && part === proposal.part,
      )
      if (!isProposed) fail('not-found')
      await applyProposal(ctx, tx, candidateId, proposal)
    }
    await upsertCv(tx, candidateId, { proposals: [] })
  })
}

async function applyProposal(
  ctx: Context,
  tx: Tx,
  candidateId: string,
  proposal: Proposal,
): Promise<void> {
  const currentProfile = () => selectProfile(tx, candidateId)
  switch (proposal.part) {
    case 'name':
      return writePersonal(tx, candidateId, { patch: { name: proposal.value } })
    case 'phone':
      return writePersonal(tx, candidateId, await checkPersonal(ctx, { phone: proposal.value }))
    case 'municipality': {
      const municipalityCode = proposal.municipality.code
      return writePersonal(tx, candidateId, await checkPersonal(ctx, { municipalityCode }))
    }
    case 'objective':
      return upsertAbout(tx, candidateId, { objective: proposal.value }, ctx.now())
    case 'link': {
      const links = ((await currentProfile())?.links ?? []) as Profile['links']
      return upsertAbout(tx, candidateId, { links: [...links, proposal.link].slice(-8) }, ctx.now())
    }
    case 'skills': {
      const skills = (await currentProfile())?.skills ?? []
      const all = [...new Set([...skills, ...proposal.skills])].slice(0, 40)
      return upsertAbout(tx, candidateId, { skills: all }, ctx.now())
    }
    case 'language': {
      const { language, level } = proposal
      const known = (await readFacts(tx, candidateId)).languages ?? []
      const others = known.filter((one) => one.language !== language)
      return writeFacts(tx, candidateId, { languages: [...others, { language, level }] })
    }
    case 'entry':
      checkDates(ctx, proposal.entry)
      return insertSortedEntry(tx, candidateId, proposal.entry)
  }
}
