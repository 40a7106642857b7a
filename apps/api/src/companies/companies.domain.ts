import type * as contract from '@trilha/contracts/companies/own'
import type { BodyOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { hashToken } from '../platform/secrets/tokens.ts'
import type { Context, RecruiterContext } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { readTxtRecords } from '../platform/dns.ts'
import { fail } from '../platform/errors.ts'
import { getCompany, requireManager } from './own/own.service.ts'
import { proveDomain, selectCompany, consumeDomainKey } from './own/own.store.ts'
import { txtRecord } from './companies.presenter.ts'
import { domainMailTask } from './companies.tasks.ts'

async function requireOwnDomain(ctx: RecruiterContext) {
  const { companyId } = requireManager(ctx)
  const company = (await selectCompany(ctx.db, companyId)) ?? fail('not-found')
  const { domain, domain_token: token } = company
  // Companies that Trilha created itself have no domain to prove.
  if (!domain || !token) return fail('conflict')
  return { id: companyId, domain, token }
}

/**
 * Proves the company's domain by its TXT record.
 * @throws AppError `forbidden`, `conflict` without a domain to prove, `domain-record-missing`,
 *   `domain-unreachable`, `too-many-requests`.
 */
export async function checkDomain(ctx: RecruiterContext): Promise<contract.OwnCompany> {
  const company = await requireOwnDomain(ctx)
  await ctx.limits.guard('domainCheck', company.id)
  const found = await readTxtRecords(ctx.config, company.domain).catch(() =>
    fail('domain-unreachable'),
  )
  if (!found.some((text) => text.trim() === txtRecord(company.token))) fail('domain-record-missing')
  await proveDomain(ctx.db, company, 'dns', ctx.now())
  return getCompany(ctx)
}

/**
 * Sends a confirmation link to a mailbox of the domain.
 * @throws AppError `forbidden`, `conflict` without a domain to prove, `too-many-requests`.
 */
export async function mailDomain(
  ctx: RecruiterContext,
  { mailbox }: BodyOf<typeof contract.mailDomain>,
): Promise<void> {
  const { id, domain } = await requireOwnDomain(ctx)
  await ctx.limits.guard('companyMail', `${mailbox}@${domain}`)
  const askedAt = ctx.now().toISOString()
  await inTransaction(ctx.db, (tx) =>
    ctx.tasks.add(tx, domainMailTask, { companyId: id, mailbox, askedAt }),
  )
}

/**
 * Proves a domain with the key of the mail. The person who opens the link needs no account.
 * @throws AppError `key-invalid` (unknown, used or expired, or the company's domain has changed).
 */
export async function confirmDomain(
  ctx: Context,
  key: string,
): Promise<ReplyOf<typeof contract.confirmDomain>> {
  return inTransaction(ctx.db, async (tx) => {
    const domainKey = (await consumeDomainKey(tx, hashToken(key), ctx.now())) ?? fail('key-invalid')
    const company = await selectCompany(tx, domainKey.company_id)
    if (!company || company.domain !== domainKey.domain) return fail('key-invalid')
    await proveDomain(tx, { id: company.id, domain: domainKey.domain }, 'mail', ctx.now())
    return { company: company.name, domain: domainKey.domain }
  })
}
