import { sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'

export type NumberState = 'asked' | 'confirmed' | 'refused'

/** Whether a number accepts the messages of one candidate. @param phone its `phoneKey`. */
export async function selectNumber(db: Handle, candidateId: string, phone: string) {
  return db
    .selectFrom('whatsapp_numbers')
    .select(['state', 'asked_at', 'times_asked'])
    .where('candidate_id', '=', candidateId)
    .where('phone', '=', phone)
    .executeTakeFirst() as Promise<
    { state: NumberState; asked_at: Date; times_asked: number } | undefined
  >
}

/** True when this number refused the messages of any candidate. */
export async function isRefused(db: Handle, phone: string): Promise<boolean> {
  const row = await db
    .selectFrom('whatsapp_numbers')
    .select('phone')
    .where('phone', '=', phone)
    .where('state', '=', 'refused')
    .executeTakeFirst()
  return row !== undefined
}

/** How many numbers were asked since an instant whether they accept a candidate's messages. */
export async function countAsked(db: Handle, candidateId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('whatsapp_numbers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('candidate_id', '=', candidateId)
    .where('times_asked', '>', 0)
    .where('asked_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Records that a number is asked now. */
export async function recordAsked(
  tx: Tx,
  candidateId: string,
  phone: string,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('whatsapp_numbers')
    .values({ candidate_id: candidateId, phone, state: 'asked', asked_at: at, times_asked: 1 })
    .onConflict((conflict) =>
      conflict.columns(['candidate_id', 'phone']).doUpdateSet({
        state: 'asked',
        asked_at: at,
        times_asked: sql`whatsapp_numbers.times_asked + 1`,
      }),
    )
    .execute()
}

/** Records for a candidate that the number refused before, without asking it again. */
export async function recordRefused(
  tx: Tx,
  candidateId: string,
  phone: string,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('whatsapp_numbers')
    .values({ candidate_id: candidateId, phone, state: 'refused', asked_at: at, times_asked: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Records the answer of a number. A yes confirms the number for the candidate of the last question,
 * since two people may have entered the same number, and replaces an earlier no. A no refuses all
 * open questions to this number.
 * @returns the candidates whose state changed.
 */
export async function answerNumber(
  tx: Tx,
  phone: string,
  answer: 'confirmed' | 'refused',
  at: Date,
): Promise<string[]> {
  const { rows } = await sql<{ candidate_id: string }>`
    update whatsapp_numbers set state = ${answer}, answered_at = ${at}
    where phone = ${phone} and case ${answer}
      when 'refused' then state = 'asked'
      else state <> 'confirmed' and candidate_id = (
        select candidate_id from whatsapp_numbers where phone = ${phone}
        order by asked_at desc limit 1)
      end
    returning candidate_id`.execute(tx)
  return rows.map((row) => row.candidate_id)
}
