import { sql } from 'kysely'
import type { Columns, Handle } from '../../platform/db/database.ts'

export type Critical = { scale: string; weight: number }[]

type CriticalRow = Columns<'stage_competencies', 'reason'> & { critical: Critical }

/** The critical competencies of the first competency stage of a vacancy. */
export async function selectCritical(
  db: Handle,
  vacancyId: number,
): Promise<CriticalRow | undefined> {
  const { rows } = await sql<CriticalRow>`
    select k.critical, k.reason from stage_competencies k
    join vacancy_stages s on s.id = k.stage_id
    where s.vacancy_id = ${vacancyId} order by s.position limit 1`.execute(db)
  return rows[0]
}
