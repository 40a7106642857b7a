import type { PersonalBody, Profile } from '@trilha/contracts/candidates/candidates'
import type { Municipality } from '@trilha/contracts/places/places'
import { digits } from '@trilha/contracts/shared/documents'
import type { CandidateContext, Platform } from '../../platform/context.ts'
import { isUniqueViolation, type Tx } from '../../platform/db/database.ts'
import { fail, failField } from '../../platform/errors.ts'
import { findMunicipality } from '../../places/places.service.ts'
import { birthDateProblem } from '../../accounts/registration/birthDate.ts'
import { toE164 } from '../candidates.create.ts'
import { changeProfile } from './profile.service.ts'
import { updatePerson, type PersonPatch } from './profile.store.ts'
import { writeFacts } from '../candidates.service.ts'

/** Saves the viewer's personal data. @throws AppError `cpf-taken`, `invalid-request` by field. */
export async function savePersonal(ctx: CandidateContext, body: PersonalBody): Promise<Profile> {
  const checked = await checkPersonal(ctx, body)
  return changeProfile(ctx, (tx, id) => writePersonal(tx, id, checked))
}

/** Checked data to write; `place` is absent when the request has no municipality. */
type Checked = { patch: PersonPatch; place?: Municipality | null }

/** Checks the rules that the schema cannot express. @throws AppError `invalid-request` by field. */
export async function checkPersonal(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  body: PersonalBody,
): Promise<Checked> {
  const problem = body.birthDate && birthDateProblem(body.birthDate, now())
  if (problem) failField('birthDate', problem)
  const { municipalityCode: code } = body
  if (code === undefined) return { patch: patchOf(body) }
  const place = code === null ? null : await findMunicipality(db, code)
  if (code !== null && !place) failField('municipalityCode', 'not-listed')
  return { patch: patchOf(body), place }
}

/**
 * Writes personal data; a municipality also sets city, state and facts, and null clears them.
 * @throws AppError `cpf-taken`.
 */
export async function writePersonal(
  tx: Tx,
  candidateId: string,
  { patch, place }: Checked,
): Promise<void> {
  const home = place !== undefined && { city: place?.name ?? null, state: place?.state ?? null }
  try {
    await updatePerson(tx, candidateId, { ...patch, ...home })
  } catch (error) {
    if (isUniqueViolation(error, 'candidates_cpf_key')) fail('cpf-taken')
    throw error
  }
  if (place !== undefined)
    await writeFacts(tx, candidateId, {
      municipalityCode: place?.code ?? null,
      state: place?.state ?? null,
    })
}

/** The columns to update; an empty text clears the column, like null. */
function patchOf(body: PersonalBody): PersonPatch {
  return {
    ...(body.name !== undefined && { name: body.name }),
    ...(body.birthDate !== undefined && { birth_date: body.birthDate }),
    ...(body.socialName !== undefined && { social_name: body.socialName || null }),
    ...(body.cpf !== undefined && { cpf: digits(body.cpf ?? '') || null }),
    ...(body.gender !== undefined && { gender: body.gender || null }),
    ...(body.phone !== undefined && { phone: toE164(body.phone ?? '') }),
    ...(body.cep !== undefined && { cep: digits(body.cep ?? '') || null }),
    ...(body.street !== undefined && { street: body.street || null }),
    ...(body.number !== undefined && { number: body.number }),
    ...(body.complement !== undefined && { complement: body.complement || null }),
    ...(body.district !== undefined && { district: body.district || null }),
  }
}
