import { isCnpj, plainCnpj } from '@trilha/contracts/documents'
import type { Handle } from '../platform/db/database.ts'
import { failField } from '../platform/errors.ts'
import { anyCompany, insertCompany, type NewCompany } from './companies.store.ts'

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
