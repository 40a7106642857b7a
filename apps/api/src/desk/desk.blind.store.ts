import { sql, type RawBuilder } from 'kysely'
import { readRows, type Handle, type Tx } from '../platform/db/database.ts'

/** Blind vacancies, and who revealed whom all the same. */

/** True where the people of a vacancy are judged without name, photo, age and place. */
export async function isBlind(db: Handle, vacancyId: number): Promise<boolean> {
  const row = await db
    .selectFrom('blind_vacancies')
    .select('vacancy_id')
    .where('vacancy_id', '=', vacancyId)
    .executeTakeFirst()
  return row !== undefined
}

/** Whose eyes it is about. */
export type Eyes = { companyId: string; userId: string }

/**
 * True where a candidate applied to a blind vacancy of a company and this person of it has not
 * revealed them: what says both who they are and that the company judges them may not be told.
 * @param candidate the column, as `d.candidate_id`
 */
export const concealed = (candidate: string, { companyId, userId }: Eyes): RawBuilder<boolean> =>
  sql<boolean>`exists (select from blind_vacancies bv
    join vacancies bw on bw.id = bv.vacancy_id and bw.company_id = ${companyId}
    join applications ba on ba.vacancy_id = bv.vacancy_id
    where ba.candidate_id = ${sql.ref(candidate)} and not exists (select from blind_reveals br
      where br.application_id = ba.id and br.user_id = ${userId}))`

/**
 * Makes a vacancy blind, or not; who had revealed somebody before keeps seeing them.
 * @returns false when it was so already.
 */
export async function writeBlind(
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

/** Writes down that a vacancy became blind, or no longer is; append-only. */
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

export type BlindChangeRow = {
  id: string
  at: Date
  blind: boolean
  by: string
  reason: string | null
}

/** Who made a vacancy blind or not, the latest first; after the row `after`, if it is of the vacancy. */
export async function selectBlindChanges(
  db: Handle,
  vacancyId: number,
  { after, limit }: { after: string | null; limit: number },
): Promise<BlindChangeRow[]> {
  return readRows(
    db,
    `select c.id, c.at, c.blind, r.name as "by", c.reason
    from blind_changes c join recruiters r on r.user_id = c.user_id
    where c.vacancy_id = $1 and ($2::uuid is null or (c.at, c.id) <
      (select l.at, l.id from blind_changes l where l.id = $2 and l.vacancy_id = $1))
    order by c.at desc, c.id desc limit $3`,
    [vacancyId, after, limit],
  )
}

/** Records that somebody looked at who a person is; the first time stays. */
export async function insertReveal(
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
