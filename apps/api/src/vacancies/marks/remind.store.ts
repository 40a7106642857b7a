import { sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'

/** Saved vacancies that close soon. */
export type ClosingRange = {
  /** The days on which they close, `yyyy-mm-dd`, both included. */
  from: string
  to: string
  /** Those saved later are not reminded of: the person has just seen them. */
  savedBefore: Date
}

const isClosing = ({ from, to, savedBefore }: ClosingRange) => sql`
  k.mark = 'saved' and k.at < ${savedBefore} and v.state = 'open'
  and v.closes_on between ${from} and ${to} and k.reminded_of is distinct from v.closes_on
  and not exists (select from applications a
    where a.candidate_id = k.candidate_id and a.vacancy_id = v.id)`

/** Candidates with a saved vacancy that closes soon and of which they were not reminded. */
export async function selectToRemind(
  db: Handle,
  range: ClosingRange,
  limit: number,
): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct k.candidate_id as id
    from vacancy_marks k join vacancies v on v.id = k.vacancy_id
    join candidates c on c.id = k.candidate_id
    join users u on u.id = c.user_id and u.deleted_at is null and u.deletion_asked_at is null
    where ${isClosing(range)} limit ${limit}`.execute(db)
  return rows
}

/**
 * Records that a candidate is reminded of these vacancies now.
 * @returns their ids, the one that closes first on top; none when another process was faster.
 */
export async function markReminded(
  tx: Tx,
  candidateId: string,
  range: ClosingRange,
): Promise<number[]> {
  const { rows } = await sql<{ vacancy_id: number; closes_on: string }>`
    update vacancy_marks k set reminded_of = v.closes_on from vacancies v
    where k.candidate_id = ${candidateId} and v.id = k.vacancy_id and ${isClosing(range)}
    returning k.vacancy_id, v.closes_on`.execute(tx)
  return rows
    .toSorted((a, b) => a.closes_on.localeCompare(b.closes_on) || a.vacancy_id - b.vacancy_id)
    .map((row) => row.vacancy_id)
}
