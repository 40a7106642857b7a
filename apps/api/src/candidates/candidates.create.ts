import { isUuid } from '@trilha/contracts/shared/uuid'
import { digits } from '@trilha/contracts/shared/documents'
import type { Registration } from '../accounts/accounts.ports.ts'
import type { Handle } from '../platform/db/database.ts'
import { insertCandidate, partnerExists } from './candidates.store.ts'
import { writeFacts } from './candidates.service.ts'

/**
 * Creates the candidate of a new user; state and city also become their first facts. Documents are
 * stored as digits, the phone as `+55…`. An unknown partner is ignored.
 * @throws unique violation `candidates_cpf_key`.
 */
export async function createCandidate(
  db: Handle,
  userId: string,
  registration: Registration,
  terms: { version: string; acceptedAt: Date },
): Promise<string> {
  const id = await insertCandidate(db, {
    userId,
    name: registration.name,
    socialName: registration.socialName || null,
    birthDate: registration.birthDate,
    cpf: digits(registration.cpf ?? '') || null,
    phone: toE164(registration.phone ?? ''),
    cep: digits(registration.cep ?? '') || null,
    street: registration.street || null,
    number: registration.number ?? null,
    complement: registration.complement || null,
    district: registration.district || null,
    city: registration.city || null,
    state: registration.state ?? null,
    gender: registration.gender || null,
    partnerId: await knownPartnerId(db, registration.partnerId ?? ''),
    acceptedTermsVersion: terms.version,
    acceptedTermsAt: terms.acceptedAt,
  })
  await writeFacts(db, id, {
    ...(registration.state && { state: registration.state }),
    ...(registration.municipalityCode && { municipalityCode: registration.municipalityCode }),
  })
  return id
}

/** Converts a typed phone for storage: `(31) 98765-4321` to `+5531987654321`; null when empty. */
export function toE164(phone: string): string | null {
  const number = digits(phone).replace(/^55(?=\d{10,11}$)/, '')
  return number ? `+55${number}` : null
}

async function knownPartnerId(db: Handle, id: string): Promise<string | null> {
  return isUuid(id.toLowerCase()) && (await partnerExists(db, id)) ? id : null
}
