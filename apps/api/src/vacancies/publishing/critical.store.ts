import { readRows, type Handle } from '../../platform/db/database.ts'

export type Critical = { scale: string; weight: number }[]

/** The critical competencies of the first competency stage of a vacancy. */
export async function selectCritical(
  db: Handle,
  vacancyId: number,
): Promise<{ critical: Critical; reason: string } | undefined> {
  const [row] = await readRows<{ critical: Critical; reason: string }>(
    db,
    `select k.critical, k.reason from stage_competencies k
    join vacancy_stages s on s.id = k.stage_id
    where s.vacancy_id = $1 order by s.position limit 1`,
    [vacancyId],
  )
  return row
}
