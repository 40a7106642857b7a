import type { HideReason, Mark } from '@trilha/contracts/vacancies/enums'
import { endedStates, publishedStates } from '@trilha/contracts/vacancies/states'
import { sql, type RawBuilder } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'
import { cardColumns, cardTables, type CardRow } from '../vacancies.cards.store.ts'

type MarkedRow = CardRow & {
  mark: Mark
  reason: HideReason | null
  note: string
  marked_at: Date
}

/** Of the marks of a person, those on their lists. */
const isListed = (candidateId: string): RawBuilder<boolean> => sql<boolean>`
  k.candidate_id = ${candidateId} and v.state = any(${publishedStates})
  and case k.mark when 'saved' then a.id is null else v.state = 'open' end`

/**
 * The vacancies that a person saved or hid, those that close first on top. Without the saved ones
 * that the person applied to, and without the hidden ones that are no longer open.
 */
export async function selectMarked(db: Handle, candidateId: string): Promise<MarkedRow[]> {
  const { rows } = await sql<MarkedRow>`
    select ${cardColumns}, k.reason, k.note, k.at as marked_at
    ${cardTables(candidateId)}
    where ${isListed(candidateId)}
    order by v.closes_on, v.id`.execute(db)
  return rows
}

/** Ids of the open vacancies that a person hid. */
export async function selectHiddenIds(db: Handle, candidateId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('vacancy_marks as k')
    .innerJoin('vacancies as v', 'v.id', 'k.vacancy_id')
    .select('k.vacancy_id')
    .where('k.candidate_id', '=', candidateId)
    .where('k.mark', '=', 'hidden')
    .where('v.state', '=', 'open')
    .orderBy('k.vacancy_id')
    .execute()
  return rows.map((row) => row.vacancy_id)
}

/** The number of marks that `selectMarked` returns. */
export async function countMarks(db: Handle, candidateId: string, mark: Mark): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count ${cardTables(candidateId)}
    where ${isListed(candidateId)} and k.mark = ${mark}`.execute(db)
  return rows[0]?.count ?? 0
}

/** A person's mark on a vacancy, locked until the transaction ends; undefined without one. */
export async function lockMark(tx: Tx, candidateId: string, vacancyId: number) {
  return tx
    .selectFrom('vacancy_marks')
    .select(['mark', 'reason', 'note', 'at'])
    .where('candidate_id', '=', candidateId)
    .where('vacancy_id', '=', vacancyId)
    .forUpdate()
    .executeTakeFirst()
}

/** Inserts a mark or replaces the one on this vacancy. */
export async function upsertMark(
  tx: Tx,
  row: {
    candidate_id: string
    vacancy_id: number
    mark: Mark
    reason: string | null
    note: string
    at: Date
  },
): Promise<void> {
  const { mark, reason, note, at } = row
  await tx
    .insertInto('vacancy_marks')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['candidate_id', 'vacancy_id'])
        .doUpdateSet({ mark, reason, note, at, reminded_of: null }),
    )
    .execute()
}

export async function deleteMark(db: Handle, candidateId: string, vacancyId: number) {
  await db
    .deleteFrom('vacancy_marks')
    .where('candidate_id', '=', candidateId)
    .where('vacancy_id', '=', vacancyId)
    .execute()
}

/** Deletes the marks of a person on saved vacancies that have ended. */
export async function deleteClosedMarks(db: Handle, candidateId: string): Promise<void> {
  await db
    .deleteFrom('vacancy_marks')
    .using('vacancies')
    .whereRef('vacancies.id', '=', 'vacancy_marks.vacancy_id')
    .where('vacancies.state', 'in', endedStates)
    .where('candidate_id', '=', candidateId)
    .where('mark', '=', 'saved')
    .execute()
}
