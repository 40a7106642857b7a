import { escapeLike } from '../../platform/text/like.ts'
import { sql } from 'kysely'
import type { VerificationState } from '@trilha/contracts/companies/own'
import type { Handle } from '../../platform/db/database.ts'

const stateConditions: Record<VerificationState, ReturnType<typeof sql<boolean>>> = {
  verified: sql<boolean>`c.verified_at is not null`,
  returned: sql<boolean>`c.verified_at is null and c.returned_at is not null`,
  waiting: sql<boolean>`c.verified_at is null and c.returned_at is null
    and c.domain_proved_at is not null`,
  unproved: sql<boolean>`c.verified_at is null and c.returned_at is null
    and c.domain_proved_at is null`,
}

export type AdminFilter = {
  state?: VerificationState | undefined
  text?: string | undefined
  disputed?: boolean | undefined
}

/** True when another company claims the same CNPJ. */
const isDisputed = sql<boolean>`exists (select from companies o
  where o.cnpj = c.cnpj and o.id <> c.id)`

function selectFiltered(db: Handle, { state, text, disputed: onlyDisputed }: AdminFilter) {
  const normalizedCnpj = (text ?? '').toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  const like = `%${escapeLike(text ?? '')}%`
  return db
    .selectFrom('companies as c')
    .$if(state !== undefined, (query) => query.where(stateConditions[state as VerificationState]))
    .$if(onlyDisputed === true, (query) => query.where(isDisputed))
    .$if(!!text?.trim(), (query) =>
      query.where(
        sql<boolean>`(fold(c.name) like fold(${like}) or c.domain like lower(${like})
          or c.cnpj = ${normalizedCnpj})`,
      ),
    )
}

/** A page of companies: first those that wait for verification, the longest wait at the top. */
export async function selectCompanies(
  db: Handle,
  filter: AdminFilter,
  paging: { offset: number; limit: number },
) {
  return selectFiltered(db, filter)
    .select(['c.id', 'c.name', 'c.mark', 'c.tone', 'c.cnpj', 'c.domain', 'c.domain_proof'])
    .select(['c.domain_proved_at', 'c.verified_at', 'c.returned_at', 'c.ready_at', 'c.created_at'])
    .select(isDisputed.as('disputed'))
    .orderBy(sql`case when c.verified_at is null and c.returned_at is null then c.ready_at end`)
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id')
    .offset(paging.offset)
    .limit(paging.limit)
    .execute()
}

export async function countCompanies(db: Handle, filter: AdminFilter): Promise<number> {
  const row = await selectFiltered(db, filter)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** The other companies that claim the CNPJ of this company, the oldest first. */
export async function selectClaims(db: Handle, company: { id: string; cnpj: string | null }) {
  return db
    .selectFrom('companies')
    .select(['id', 'name', 'created_at', 'verified_at', 'returned_at', 'domain_proved_at'])
    .where('cnpj', '=', company.cnpj)
    .where('id', '<>', company.id)
    .orderBy('created_at')
    .limit(50)
    .execute()
}

/** The people of a company and the counts of its vacancies. */
export async function selectCompanyFacts(db: Handle, id: string) {
  const [people, vacancies] = await Promise.all([
    db
      .selectFrom('recruiters as r')
      .innerJoin('users as u', 'u.id', 'r.user_id')
      .select(['r.name', 'r.job_title', 'r.role', 'u.email'])
      .where('r.company_id', '=', id)
      .where('r.left_at', 'is', null)
      .orderBy('r.created_at')
      .execute(),
    db
      .selectFrom('vacancies')
      .select([
        sql<number>`count(*)::int`.as('all'),
        sql<number>`count(*) filter (where state = 'open')::int`.as('open'),
        sql<number>`count(*) filter (where state = 'in_review')::int`.as('in_review'),
      ])
      .where('company_id', '=', id)
      .executeTakeFirstOrThrow(),
  ])
  return { people, vacancies }
}

export async function markVerified(db: Handle, id: string, now: Date): Promise<void> {
  await db
    .updateTable('companies')
    .set({ verified_at: now, returned_at: null, returned_reason: null })
    .where('id', '=', id)
    .execute()
}

export async function markReturned(
  db: Handle,
  id: string,
  reason: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('companies')
    .set({ returned_at: now, returned_reason: reason, verified_at: null })
    .where('id', '=', id)
    .execute()
}

/** The active owners of a company with their mail addresses. */
export async function selectOwners(db: Handle, companyId: string) {
  return db
    .selectFrom('recruiters as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['u.id', 'u.email', 'r.name'])
    .where('r.company_id', '=', companyId)
    .where('r.role', '=', 'owner')
    .where('r.left_at', 'is', null)
    .where('u.suspended_at', 'is', null)
    .execute()
}
