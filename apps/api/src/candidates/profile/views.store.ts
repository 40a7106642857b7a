import { sql } from 'kysely'
import type { Columns, Handle } from '../../platform/db/database.ts'

export type ViewRow = Columns<'companies', 'id' | 'name' | 'mark' | 'tone'> & {
  what: 'application' | 'video' | 'talent'
  at: Date
}

/**
 * The last time that each company viewed this candidate's applications, videos or talent card: one
 * row for each of the three, the latest first.
 */
export async function selectProfileViews(db: Handle, candidateId: string): Promise<ViewRow[]> {
  const { rows } = await sql<ViewRow>`
    select c.id, c.name, c.mark, c.tone, v.what, max(v.at) as at
    from (
      select av.user_id, 'application' as what, av.at
      from application_views av join applications a on a.id = av.application_id
      where a.candidate_id = ${candidateId}
      union all
      select vv.user_id, 'video', vv.at
      from video_views vv join videos w on w.id = vv.video_id
      where w.candidate_id = ${candidateId}
      union all
      select tv.user_id, 'talent', tv.at from talent_views tv
      where tv.candidate_id = ${candidateId}
    ) v
    join recruiters r on r.user_id = v.user_id
    join companies c on c.id = r.company_id
    group by c.id, v.what order by max(v.at) desc, c.id limit 200`.execute(db)
  return rows
}
