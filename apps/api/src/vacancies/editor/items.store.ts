import { sql } from 'kysely'
import type { ContentItem } from '@trilha/contracts/vacancies/content'
import type { Columns, Handle } from '../../platform/db/database.ts'

export type BankRow = Omit<ContentItem, 'pool'> &
  Columns<'stage_items', 'id'> &
  Columns<'vacancies', 'role_name'> & {
    vacancy_id: number
    stage_kind: 'questions' | 'custom'
    vacancies: number
    /** Total over all pages. */
    count: number
  }

/**
 * A company's questions, newest first; of equal questions only the newest version.
 * @param q folded like `prompt_folded`; an empty text finds all questions.
 */
export async function selectBankItems(
  db: Handle,
  companyId: string,
  { q, kind, offset, limit }: { q: string; kind: string | null; offset: number; limit: number },
): Promise<BankRow[]> {
  const { rows } = await sql<BankRow>`
    with mine as (
      select i.*, v.id as vacancy_id, v.role_name, s.kind as stage_kind,
        row_number() over (
          partition by i.kind, i.prompt_folded order by v.id desc, i.id desc) as nth
      from vacancies v
      join vacancy_stages s on s.vacancy_id = v.id and s.kind in ('questions', 'custom')
      join stage_items i on i.stage_id = s.id
      where v.company_id = ${companyId} and (${kind}::text is null or i.kind = ${kind})
        and position(${q} in i.prompt_folded) > 0
    )
    select m.id, m.kind, m.prompt, m.help, m.required, m.limits, m.options, m.key, m.points,
      m.seconds, m.vacancy_id, m.role_name, m.stage_kind, count(*) over ()::int as count,
      (select count(distinct o.vacancy_id)::int from mine o
        where o.kind = m.kind and o.prompt_folded = m.prompt_folded) as vacancies
    from mine m where m.nth = 1
    order by m.vacancy_id desc, m.position, m.id offset ${offset} limit ${limit}`.execute(db)
  return rows
}
