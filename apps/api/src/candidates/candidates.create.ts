import { digits } from '@trilha/contracts/documents'
import type { State } from '@trilha/contracts/vacancies.enums'
import type { Handle } from '../platform/db/database.ts'
import { insertCandidate, partnerExists } from './candidates.store.ts'
import { writeFacts } from './candidates.service.ts'

/** What a person tells when registering; absent, null and empty all mean "not told". */
export type Registration = {
  name: string
  birthDate: string
  socialName?: string | null
  cpf?: string | null
  phone?: string | null
  cep?: string | null
  street?: string | null
  number?: number | null
  complement?: string | null
  district?: string | null
  city?: string | null
  state?: State | null
  gender?: string | null
  partnerId?: string | null
  /** IBGE's code of the city, where it is known. */
  municipalityCode?: number | null
}

/**
 * Creates the candidate of a new user; state and city also become their first facts. Documents are kept
 * as digits, the phone as `+55…`. A partner that is not known is ignored.
 * @throws unique violation `candidates_cpf_key`.
 */
export async function createCandidate(
  db: Handle,
  userId: string,
  told: Registration,
  terms: { version: string; acceptedAt: Date },
): Promise<string> {
  const id = await insertCandidate(db, {
    userId,
    name: told.name,
    socialName: told.socialName || null,
    birthDate: told.birthDate,
    cpf: digits(told.cpf ?? '') || null,
    phone: e164(told.phone ?? ''),
    cep: digits(told.cep ?? '') || null,
    street: told.street || null,
    number: told.number ?? null,
    complement: told.complement || null,
    district: told.district || null,
    city: told.city || null,
    state: told.state ?? null,
    gender: told.gender || null,
    partnerId: await knownPartner(db, told.partnerId ?? ''),
    acceptedTermsVersion: terms.version,
    acceptedTermsAt: terms.acceptedAt,
  })
  await writeFacts(db, id, {
    ...(told.state && { state: told.state }),
    ...(told.municipalityCode && { municipalityCode: told.municipalityCode }),
  })
  return id
}

/** A phone as typed, as stored: `(31) 98765-4321` as `+5531987654321`; null when empty. */
export function e164(phone: string): string | null {
  const number = digits(phone).replace(/^55(?=\d{10,11}$)/, '')
  return number ? `+55${number}` : null
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

async function knownPartner(db: Handle, id: string): Promise<string | null> {
  return uuid.test(id) && (await partnerExists(db, id)) ? id : null
}
