import { brasilia } from '@trilha/contracts/shared/brasilia'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'

/** When the rule of a company begins; null without a rule. */
export async function selectRule(db: Handle, companyId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('companies')
    .select('second_step_from')
    .where('id', '=', companyId)
    .executeTakeFirst()
  return row?.second_step_from ?? null
}

/**
 * Sets the first day of the rule. @param from `yyyy-mm-dd` in Brasília; null ends the rule.
 * @returns when that day begins.
 */
export async function updateRule(
  tx: Tx,
  companyId: string,
  from: string | null,
): Promise<Date | null> {
  const { rows } = await sql<{ begins: Date | null }>`update companies
    set second_step_from = ${from}::date::timestamp at time zone ${sql.lit(brasilia)}
    where id = ${companyId} returning second_step_from as begins`.execute(tx)
  return rows[0]?.begins ?? null
}

/** People of a company's team without a second step. */
export async function selectLacking(db: Handle, companyId: string) {
  return db
    .selectFrom('recruiters as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .leftJoin('authenticators as a', 'a.user_id', 'r.user_id')
    .select(['r.id', 'r.user_id', 'r.name', 'u.email'])
    .where('r.company_id', '=', companyId)
    .where('r.left_at', 'is', null)
    .where('a.user_id', 'is', null)
    .where('u.suspended_at', 'is', null)
    .orderBy('r.name')
    .orderBy('r.id')
    .execute()
}
