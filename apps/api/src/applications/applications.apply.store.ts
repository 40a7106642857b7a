import { CompiledQuery } from 'kysely'
import type { DeficiencyOption, VacancyState } from '@trilha/contracts/vacancies.enums'
import type { Tx } from '../platform/db/database.ts'
import type { StageOfVacancy } from './applications.store.ts'

/**
 * What applying needs to know; the vacancy can't close until the transaction ends. Undefined when
 * unknown, and when it was saved while this waited for it: its stages would be those of before.
 */
export async function lockForApply(tx: Tx, vacancyId: number, candidateId: string) {
  const { rows } = await tx.executeQuery(
    CompiledQuery.raw(
      `select v.company_id, v.state, v.closes_on, v.min_age, v.deficiency, c.birth_date,
        exists (select from invitations i where i.candidate_id = c.id and i.vacancy_id = v.id)
          as invited,
        exists (select from told_vacancies t where t.candidate_id = c.id and t.vacancy_id = v.id)
          as alerted,
        exists (select from webhooks w where w.company_id = v.company_id and w.active
          and w.deleted_at is null and 'application.created' = any(w.events)) as hooked,
        (select coalesce(json_agg(json_build_object('id', s.id, 'position', s.position,
            'kind', s.kind, 'title', s.title, 'days', s.days, 'answer_days', s.answer_days)
            order by s.position), '[]')
          from vacancy_stages s where s.vacancy_id = v.id) as stages
      from vacancies v join candidates c on c.id = $2
      where v.id = $1 and v.xmin = (select o.xmin from vacancies o where o.id = $1)
      for share of v`,
      [vacancyId, candidateId],
    ),
  )
  return rows[0] as
    | {
        company_id: string
        state: VacancyState
        closes_on: string
        min_age: number
        deficiency: DeficiencyOption | null
        birth_date: string
        /** To this vacancy, by its company; told of it by an alert. */
        invited: boolean
        alerted: boolean
        /** A webhook of its company asks for new applications: seldom, and a statement less. */
        hooked: boolean
        stages: StageOfVacancy[]
      }
    | undefined
}
