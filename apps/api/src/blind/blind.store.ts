import { sql } from 'kysely'
import type { Columns, Handle, Tx } from '../platform/db/database.ts'

/** Storage of blind vacancies, their changes, and the reveals of candidates. */

/** True if the blind mode of a vacancy is on. */
export async function isBlind(db: Handle, vacancyId: number): Promise<boolean> {
  const row = await db
    .selectFrom('blind_vacancies')
    .select('vacancy_id')
    .where('vacancy_id', '=', vacancyId)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Turns the blind mode of a vacancy on or off. People who were revealed before stay revealed.
 * @returns false if the mode did not change.
 */
export async function updateBlind(
  tx: Tx,
  vacancyId: number,
  on: boolean,
  by: { userId: string; now: Date },
): Promise<boolean> {
  const write = on
    ? tx
        .insertInto('blind_vacancies')
        .values({ vacancy_id: vacancyId, set_by: by.userId, set_at: by.now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('vacancy_id')
    : tx.deleteFrom('blind_vacancies').where('vacancy_id', '=', vacancyId).returning('vacancy_id')
  return (await write.executeTakeFirst()) !== undefined
}

/** Records that the blind mode of a vacancy changed; the table is append-only. */
export async function insertBlindChange(
  tx: Tx,
  change: { vacancyId: number; blind: boolean; userId: string; reason: string | null; now: Date },
): Promise<void> {
  await tx
    .insertInto('blind_changes')
    .values({
      vacancy_id: change.vacancyId,
      blind: change.blind,
      user_id: change.userId,
      reason: change.reason,
      at: change.now,
    })
    .execute()
}

export type BlindChangeRow = Columns<'blind_changes', 'id' | 'at' | 'blind' | 'reason'> & {
  by: string
}

/** Changes of the blind mode, the latest first; `after` must be a row of the same vacancy. */
export async function blindChanges(
  db: Handle,
  vacancyId: number,
  { after, limit }: { after: string | null; limit: number },
): Promise<BlindChangeRow[]> {
  const { rows } = await sql<BlindChangeRow>`
    select c.id, c.at, c.blind, r.name as "by", c.reason
    from blind_changes c join recruiters r on r.user_id = c.user_id
    where c.vacancy_id = ${vacancyId} and (${after}::uuid is null or (c.at, c.id) <
      (select l.at, l.id from blind_changes l
        where l.id = ${after} and l.vacancy_id = ${vacancyId}))
    order by c.at desc, c.id desc limit ${limit}`.execute(db)
  return rows
}

/** Records that a recruiter revealed a person. A repeated call keeps the time of the first one. */
export async function recordReveal(
  tx: Tx,
  applicationId: string,
  by: { userId: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('blind_reveals')
    .values({ application_id: applicationId, user_id: by.userId, at: by.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
