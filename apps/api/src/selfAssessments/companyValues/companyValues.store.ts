import { sql } from 'kysely'
import type { Columns, Handle } from '../../platform/db/database.ts'

/** Answers of a company's current people about it, for one version of the portraits. */
export async function selectRatings(
  db: Handle,
  companyId: string,
  version: string,
): Promise<Record<string, number>[]> {
  const { rows } = await sql<{ answers: Record<string, number> }>`
    select v.answers from company_value_ratings v
    join recruiters r on r.user_id = v.user_id and r.company_id = v.company_id and r.left_at is null
    where v.company_id = ${companyId} and v.version = ${version} order by v.user_id`.execute(db)
  return rows.map((row) => row.answers)
}

type OwnRating = Columns<'company_value_ratings', 'rated_at'> & { answers: Record<string, number> }

/** The answers of one person and when they were given; undefined without answers. */
export async function selectOwnRating(
  db: Handle,
  rating: { companyId: string; userId: string; version: string },
): Promise<OwnRating | undefined> {
  const { rows } = await sql<OwnRating>`
    select answers, rated_at from company_value_ratings
    where company_id = ${rating.companyId} and user_id = ${rating.userId}
      and version = ${rating.version}`.execute(db)
  return rows[0]
}

/** Saves a person's answers about their company and replaces earlier ones. */
export async function upsertRating(
  db: Handle,
  rating: { companyId: string; userId: string; version: string; answers: Record<string, number> },
  now: Date,
): Promise<void> {
  const row = {
    version: rating.version,
    answers: JSON.stringify(rating.answers),
    rated_at: now,
  }
  await db
    .insertInto('company_value_ratings')
    .values({ company_id: rating.companyId, user_id: rating.userId, ...row })
    .onConflict((conflict) => conflict.columns(['company_id', 'user_id']).doUpdateSet(row))
    .execute()
}
