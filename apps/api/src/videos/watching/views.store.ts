import { sql } from 'kysely'
import type { Columns, Handle } from '../../platform/db/database.ts'

export type ViewRow = Columns<'video_views', 'video_id' | 'at'> &
  Columns<'recruiters', 'name'> & { company: string }

export async function insertView(
  db: Handle,
  videoId: string,
  userId: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('video_views')
    .values({ video_id: videoId, user_id: userId, at: now })
    .execute()
}

/** One row per recording and person who watched it, with the last view; the latest first. */
export async function selectViews(db: Handle, videoIds: readonly string[]): Promise<ViewRow[]> {
  if (videoIds.length === 0) return []
  const { rows } = await sql<ViewRow>`
    select v.video_id, r.name, c.name as company, max(v.at) as at
    from video_views v
    join recruiters r on r.user_id = v.user_id
    join companies c on c.id = r.company_id
    where v.video_id = any(${videoIds}::uuid[])
    group by v.video_id, r.id, r.name, c.name order by max(v.at) desc`.execute(db)
  return rows
}

/** The last view of one person for each of these recordings. */
export async function selectWatched(
  db: Handle,
  videoIds: readonly string[],
  userId: string,
): Promise<Map<string, Date>> {
  if (videoIds.length === 0) return new Map()
  const { rows } = await sql<Columns<'video_views', 'video_id' | 'at'>>`
    select video_id, max(at) as at from video_views
    where video_id = any(${videoIds}::uuid[]) and user_id = ${userId}
    group by video_id`.execute(db)
  return new Map(rows.map((row) => [row.video_id, row.at]))
}
