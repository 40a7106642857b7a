import { randomBytes } from 'node:crypto'
import { isCnpj, plainCnpj } from '@trilha/contracts/documents'
import type { Handle } from '../platform/db/database.ts'
import { failField } from '../platform/errors.ts'
import { ownerAddresses } from './companies.admin.store.ts'
import { newSlug } from './companies.slug.ts'
import { anyCompany, insertCompany, type NewCompany } from './companies.store.ts'

/**
 * Creates a company. Whoever may is asked by the call that leads here.
 * @param input.verified true when Trilha's team has checked it already.
 * @param input.domain the one to be proved; absent where Trilha enters the company itself.
 * @returns its identity.
 * @throws AppError `invalid-request` for a CNPJ whose check digits are wrong.
 */
export async function createCompany(
  db: Handle,
  input: NewCompany & { verified: boolean; domain?: string },
  now: Date,
): Promise<string> {
  const { verified, domain, ...company } = input
  if (company.cnpj !== null && !isCnpj(company.cnpj)) failField('cnpj', 'invalid')
  const cnpj = company.cnpj === null ? null : plainCnpj(company.cnpj)
  return insertCompany(
    db,
    { ...company, cnpj },
    {
      slug: newSlug(company.name),
      domain: domain ? { name: domain, token: randomBytes(16).toString('hex') } : null,
      verified: verified ? now : null,
      created: now,
    },
  )
}

/** True when the database knows a company at all. */
export const knowsCompanies = anyCompany

/** Those who answer for a company, and where mails to them go. */
export const ownersOf = ownerAddresses
