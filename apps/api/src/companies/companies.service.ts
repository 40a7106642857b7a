import { isCnpj, plainCnpj } from '@trilha/contracts/documents'
import type { Handle } from '../platform/db/database.ts'
import { failField } from '../platform/errors.ts'
import {
  anyCompany,
  insertCompany,
  selectResponseRecord,
  type NewCompany,
} from './companies.store.ts'

/**
 * Creates a company. Whoever may is asked by the call that leads here.
 * @param input.verified true when Trilha's team has checked it already.
 * @returns its identity.
 * @throws AppError `invalid-request` for a CNPJ whose check digits are wrong.
 */
export async function createCompany(
  db: Handle,
  input: NewCompany & { verified: boolean },
  now: Date,
): Promise<string> {
  const { verified, ...company } = input
  if (company.cnpj !== null && !isCnpj(company.cnpj)) failField('cnpj', 'invalid')
  const cnpj = company.cnpj === null ? null : plainCnpj(company.cnpj)
  return insertCompany(db, { ...company, cnpj }, { verified: verified ? now : null, created: now })
}

/** True when the database knows a company at all. */
export const knowsCompanies = anyCompany

export type ResponseRecord = { answeredPercent: number; medianDays: number; people: number }

/** Below this many people a figure would say more about chance than about the company. */
const fewest = 5
const freshMs = 5 * 60_000
const ceiling = 5000
const known = new WeakMap<object, Map<string, { at: number; record: ResponseRecord | null }>>()

/**
 * How a company answers people: share and median days; null with fewer than 5 people to tell of.
 * Kept for five minutes in this process, since every view of a vacancy asks for it.
 */
export async function responseRecord(
  db: Handle,
  companyId: string,
  now: Date,
): Promise<ResponseRecord | null> {
  const cache = known.get(db) ?? new Map<string, { at: number; record: ResponseRecord | null }>()
  known.set(db, cache)
  const kept = cache.get(companyId)
  if (kept && Math.abs(now.getTime() - kept.at) < freshMs) return kept.record
  const { people, answered, medianDays } = await selectResponseRecord(db, companyId, now)
  const record =
    people < fewest || medianDays === null
      ? null
      : {
          answeredPercent: Math.round((100 * answered) / people),
          medianDays: Math.max(1, Math.round(medianDays)),
          people,
        }
  if (cache.size >= ceiling) cache.clear()
  cache.set(companyId, { at: now.getTime(), record })
  return record
}
