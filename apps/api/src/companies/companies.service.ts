import { randomBytes } from 'node:crypto'
import { isCnpj, normalizeCnpj } from '@trilha/contracts/shared/documents'
import type { Handle } from '../platform/db/database.ts'
import { failField } from '../platform/errors.ts'
import { selectOwners } from './admin/admin.store.ts'
import { newSlug } from './companies.slug.ts'
import { anyCompany, insertCompany, type NewCompany } from './companies.store.ts'

/**
 * Creates a company. The caller checks the permission.
 * @param input.verified true when Trilha's team has already verified it.
 * @param input.domain the domain to prove; absent when Trilha enters the company itself.
 * @returns its id.
 * @throws AppError `invalid-request` for a CNPJ whose check digits are wrong.
 */
export async function createCompany(
  db: Handle,
  input: NewCompany & { verified: boolean; domain?: string },
  now: Date,
): Promise<string> {
  const { verified, domain, ...company } = input
  if (company.cnpj !== null && !isCnpj(company.cnpj)) failField('cnpj', 'invalid')
  const cnpj = company.cnpj === null ? null : normalizeCnpj(company.cnpj)
  return insertCompany(
    db,
    { ...company, cnpj },
    {
      slug: newSlug(company.name),
      domain: domain ? { name: domain, token: randomBytes(16).toString('hex') } : null,
      verifiedAt: verified ? now : null,
      createdAt: now,
    },
  )
}

/** True when at least one company exists. */
export const hasAnyCompany = anyCompany

/** The active owners of a company with their mail addresses. */
export const findOwners = selectOwners
