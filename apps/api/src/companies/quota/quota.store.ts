import type { Handle } from '../../platform/db/database.ts'

/** The numbers of employees that a company declared; undefined when none. */
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

/** Stores the declared numbers, replacing earlier ones. */
export async function upsertQuota(
  db: Handle,
  companyId: string,
  declared: { employees: number; pcd: number | null },
  now: Date,
): Promise<void> {
  const row = { ...declared, updated_at: now }
  await db
    .insertInto('company_quotas')
    .values({ company_id: companyId, ...row })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(row))
    .execute()
}

/** Deletes the declared numbers. */
export async function deleteQuota(db: Handle, companyId: string): Promise<void> {
  await db.deleteFrom('company_quotas').where('company_id', '=', companyId).execute()
}
