import type { Handle } from '../platform/db/database.ts'

/** What a company told of its people; undefined when nothing. */
export async function selectQuota(db: Handle, companyId: string) {
  return db
    .selectFrom('company_quotas')
    .select(['employees', 'pcd', 'updated_at'])
    .where('company_id', '=', companyId)
    .executeTakeFirst()
}

/** How many vacancies of a company are open, and how many of those take people with disabilities. */
export async function countPcdVacancies(db: Handle, companyId: string) {
  return db
    .selectFrom('vacancies')
    .select(({ fn }) => [
      fn.countAll<number>().as('open'),
      fn.count<number>('deficiency').as('pcd'),
    ])
    .where('company_id', '=', companyId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
}

/** Writes it over what was told before. */
export async function upsertQuota(
  db: Handle,
  companyId: string,
  told: { employees: number; pcd: number | null },
  now: Date,
): Promise<void> {
  const row = { ...told, updated_at: now }
  await db
    .insertInto('company_quotas')
    .values({ company_id: companyId, ...row })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(row))
    .execute()
}

/** Forgets it. */
export async function deleteQuota(db: Handle, companyId: string): Promise<void> {
  await db.deleteFrom('company_quotas').where('company_id', '=', companyId).execute()
}
