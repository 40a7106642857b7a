import type { Facts } from '@trilha/contracts/assessments/rules'
import { sql } from 'kysely'
import { isHiddenApplicant, type CompanyViewer } from '../blind/blind.fragments.ts'
import type { Columns, Handle } from '../platform/db/database.ts'

export type TalentRow = Columns<'candidates', 'name' | 'social_name'> & {
  candidate_id: string
  /** The id shown to companies; null when the person is not in the search. */
  id: string | null
  /** Null if the person does not show a photo. */
  photo_file: string | null
  headline: string | null
  objective: string | null
  skills: string[]
  schooling: Facts['schooling'] | null
  cnh: Facts['cnh'] | null
  state: Facts['state'] | null
  shifts: Facts['shifts'] | null
  languages: Facts['languages'] | null
  availability: Facts['availability'] | null
  workplaces: string[] | null
  municipality_code: number | null
  municipality_name: string | null
  municipality_state: string | null
  disability: boolean
  updated_at: Date | null
}

const columns = sql`c.id as candidate_id, d.id, c.name, c.social_name,
  case when t.photo then u.photo_file end as photo_file, p.headline, p.objective,
  coalesce(p.skills, '{}') as skills, f.schooling, f.cnh, f.state, f.shifts, f.languages,
  f.availability, f.workplaces, m.code as municipality_code, m.name as municipality_name,
  m.state as municipality_state, coalesce(d.updated_at, p.updated_at) as updated_at,
  exists (select from sensitive.consents s where s.candidate_id = c.id
    and s.purpose = 'talent-disability' and s.revoked_at is null) as disability`
const joins = sql`join users u on u.id = c.user_id
  left join talent_settings t on t.candidate_id = c.id
  left join candidate_profiles p on p.candidate_id = c.id
  left join candidate_facts f on f.candidate_id = c.id
  left join municipalities m on m.code = f.municipality_code`

/** The searchable people among these candidates, unsorted. */
export async function selectTalents(db: Handle, ids: readonly string[]): Promise<TalentRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<TalentRow>`
    select ${columns} from talent_documents d join candidates c on c.id = d.candidate_id ${joins}
    where d.candidate_id = any(${ids}::uuid[])`.execute(db)
  return rows
}

/** One person by the id shown to companies; undefined if unknown or hidden from the viewer. */
export async function selectTalent(
  db: Handle,
  id: string,
  viewer: CompanyViewer,
): Promise<TalentRow | undefined> {
  const { rows } = await sql<TalentRow>`
    select ${columns} from talent_documents d join candidates c on c.id = d.candidate_id ${joins}
    where d.id = ${id} and not ${isHiddenApplicant('d.candidate_id', viewer)}
      and not exists (select from company_blocks b
        where b.candidate_id = d.candidate_id and b.company_id = ${viewer.companyId})`.execute(db)
  return rows[0]
}

/** One candidate, searchable or not, for the preview that the candidate sees. */
export async function selectOwnTalent(
  db: Handle,
  candidateId: string,
): Promise<TalentRow | undefined> {
  const { rows } = await sql<TalentRow>`
    select ${columns} from candidates c left join talent_documents d on d.candidate_id = c.id
    ${joins} where c.id = ${candidateId}`.execute(db)
  return rows[0]
}

export type TalentEntry = Columns<
  'profile_entries',
  | 'candidate_id'
  | 'title'
  | 'place'
  | 'started'
  | 'ended'
  | 'bond'
  | 'description'
  | 'level'
  | 'hours'
> & { kind: 'experience' | 'education' | 'course' }

/** The profile entries of these people, in the order that each person chose. */
export async function selectTalentEntries(
  db: Handle,
  ids: readonly string[],
): Promise<TalentEntry[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<TalentEntry>`
    select candidate_id, kind, title, place, started, ended, bond, description, level, hours
    from profile_entries where candidate_id = any(${ids}::uuid[])
    order by kind, position, id`.execute(db)
  return rows
}

/** Whether these people applied to a vacancy, and the state of their invitation to it. */
export async function selectVacancyStatuses(
  db: Handle,
  ids: readonly string[],
  vacancyId: number | null,
  today: string,
): Promise<Map<string, { applied: boolean; invitation: string | null }>> {
  if (vacancyId === null || ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; applied: boolean; invitation: string | null }>`
    select c.id, a.id is not null as applied,
      case when i.id is null then null when i.accepted or a.id is not null then 'accepted'
        when not i.accepted then 'declined'
        when v.state <> 'open' or v.closes_on < ${today}::date then 'closed'
        else 'sent' end as invitation
    from unnest(${ids}::uuid[]) as c (id)
    join vacancies v on v.id = ${vacancyId}
    left join applications a on a.candidate_id = c.id and a.vacancy_id = v.id
    left join invitations i on i.candidate_id = c.id and i.vacancy_id = v.id`.execute(db)
  return new Map(rows.map(({ id, applied, invitation }) => [id, { applied, invitation }]))
}

/** Records that somebody of a company opened the details of a person. */
export async function insertTalentView(
  db: Handle,
  view: { candidateId: string; userId: string; companyId: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('talent_views')
    .values({
      candidate_id: view.candidateId,
      user_id: view.userId,
      company_id: view.companyId,
      at: now,
    })
    .execute()
}
