import { sql } from 'kysely'
import type { DeficiencyOption, VacancyState } from '@trilha/contracts/vacancies/enums'
import type { Columns, Tx } from '../../platform/db/database.ts'
import type { StageOfVacancy } from '../applications.store.ts'

type VacancyToApply = Columns<'vacancies', 'company_id' | 'closes_on' | 'min_age'> &
  Columns<'candidates', 'birth_date'> & {
    state: VacancyState
    deficiency: DeficiencyOption | null
    /** True when the company invited the candidate to this vacancy. */
    invited: boolean
    /** True when an alert of a saved search contained this vacancy. */
    alerted: boolean
    /** True when an active webhook of the company receives new applications. */
    has_webhook: boolean
    stages: StageOfVacancy[]
  }

/**
 * Locks a vacancy, so that it can't close before the transaction ends, and reads it for applying.
 * @returns undefined when unknown, and when the vacancy was saved during the wait for the lock: the
 * statement would return the earlier stages. A second call then finds it.
 */
export async function lockForApply(
  tx: Tx,
  vacancyId: number,
  candidateId: string,
): Promise<VacancyToApply | undefined> {
  const { rows } = await sql<VacancyToApply>`
    select v.company_id, v.state, v.closes_on, v.min_age, v.deficiency, c.birth_date,
      exists (select from invitations i where i.candidate_id = c.id and i.vacancy_id = v.id)
        as invited,
      exists (select from told_vacancies t where t.candidate_id = c.id and t.vacancy_id = v.id)
        as alerted,
      exists (select from webhooks w where w.company_id = v.company_id and w.active
        and w.deleted_at is null and 'application.created' = any(w.events)) as has_webhook,
      (select coalesce(json_agg(json_build_object('id', s.id, 'position', s.position,
          'kind', s.kind, 'title', s.title, 'days', s.days, 'answer_days', s.answer_days)
          order by s.position), '[]')
        from vacancy_stages s where s.vacancy_id = v.id) as stages
    from vacancies v join candidates c on c.id = ${candidateId}
    where v.id = ${vacancyId}
      and v.xmin = (select o.xmin from vacancies o where o.id = ${vacancyId})
    for share of v`.execute(tx)
  return rows[0]
}
