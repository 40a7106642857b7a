import { sql } from 'kysely'
import { isHiddenApplicant, type CompanyViewer } from '../blind/blind.fragments.ts'
import type { Handle } from '../platform/db/database.ts'

export type SentRow = {
  id: string
  vacancy_id: number
  role_name: string
  slug: string
  vacancy_state: string
  message: string
  created_at: Date
  answered_at: Date | null
  by: string
  state: 'sent' | 'accepted' | 'declined' | 'closed'
  application_id: string | null
  name: string
  social_name: string | null
  /** The person applied to the company, which therefore sees the full name. */
  known: boolean
  /** The company can find the person in the talent search. */
  found: boolean
  /** The person is evaluated blind in a vacancy of the company, so the name is hidden here too. */
  hidden: boolean
  count: number
}

/** A page of a company's invitations, the newest first, each row with the total count. */
export async function selectSent(
  db: Handle,
  { companyId, userId, state, today }: CompanyViewer & { state: string | null; today: string },
  paging: { offset: number; limit: number },
): Promise<SentRow[]> {
  const { rows } = await sql<SentRow>`
    with sent as (
      select i.*, v.role_name, v.slug, v.state as vacancy_state, a.id as application_id,
        case when i.accepted or a.id is not null then 'accepted' when not i.accepted then 'declined'
          when v.state <> 'open' or v.closes_on < ${today}::date then 'closed' else 'sent' end as state
      from invitations i join vacancies v on v.id = i.vacancy_id
      left join applications a on a.vacancy_id = i.vacancy_id and a.candidate_id = i.candidate_id
      where i.company_id = ${companyId}
    ), page as (
      select *, count(*) over ()::int as count from sent s
      where ${state}::text is null or s.state = ${state}::text
      order by s.created_at desc, s.id desc offset ${paging.offset} limit ${paging.limit}
    )
    select s.id, s.vacancy_id, s.role_name, s.slug, s.vacancy_state, s.message, s.created_at,
      s.answered_at, r.name as by, s.state, s.application_id, c.name, c.social_name,
      ${isHiddenApplicant('s.candidate_id', { companyId, userId })} as hidden,
      exists (select from applications b join vacancies w on w.id = b.vacancy_id
        where b.candidate_id = s.candidate_id and w.company_id = ${companyId}) as known,
      exists (select from talent_documents d where d.candidate_id = s.candidate_id
        and not exists (select from company_blocks k
          where k.candidate_id = d.candidate_id and k.company_id = ${companyId})) as found,
      s.count
    from page s join candidates c on c.id = s.candidate_id
    join recruiters r on r.id = s.recruiter_id
    order by s.created_at desc, s.id desc`.execute(db)
  return rows
}

/** How many invitations a company sent since an instant. */
export async function countSince(db: Handle, companyId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from invitations
    where company_id = ${companyId} and created_at > ${since}`.execute(db)
  return rows[0]?.count ?? 0
}
