import { sql } from 'kysely'
import type { ApplicationState, Stage } from '@trilha/contracts/applications/states'
import { hiddenFrom } from '../../blind/blind.fragments.ts'
import { type Handle } from '../../platform/db/database.ts'
import { personColumns, personJoins, type PersonRow } from '../pipeline.store.ts'

/** Values for the fields of a decision message, and the state that decides if it can be sent. */
export type AddresseeRow = PersonRow & {
  version: number
  state: ApplicationState
  stages: (Stage & { title: string })[]
  role_name: string
  company_name: string
}

/** The given applications that belong to a vacancy, by id. */
export async function selectApplicationsOfVacancy(
  db: Handle,
  vacancyId: number,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, AddresseeRow>> {
  const { rows } = await sql<AddresseeRow>`
    select a.id, a.version, a.state, v.role_name, o.name as company_name,
      ${hiddenFrom(userId)} as hidden, ${personColumns},
      (select json_agg(json_build_object('id', s.stage_id, 'kind', vs.kind, 'state', s.state,
          'title', vs.title) order by s.position)
        from application_stages s join vacancy_stages vs on vs.id = s.stage_id
        where s.application_id = a.id) as stages
    from applications a
    join vacancies v on v.id = a.vacancy_id
    join companies o on o.id = v.company_id
    ${personJoins}
    where a.vacancy_id = ${vacancyId} and a.id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
