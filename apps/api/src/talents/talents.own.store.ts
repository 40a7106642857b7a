import { sql } from 'kysely'
import type { Columns, Handle } from '../platform/db/database.ts'

export type OwnSettings = {
  version: string | null
  given_at: Date | null
  birth_date: string
  photo: boolean
  has_photo: boolean
}

/** The candidate's consent and settings for the talent search; undefined if unknown. */
export async function selectOwnSettings(
  db: Handle,
  candidateId: string,
): Promise<OwnSettings | undefined> {
  const { rows } = await sql<OwnSettings>`
    select s.text_version as version, s.given_at, c.birth_date,
      coalesce(t.photo, false) as photo, u.photo_file is not null as has_photo
    from candidates c join users u on u.id = c.user_id
    left join talent_settings t on t.candidate_id = c.id
    left join consents s on s.user_id = c.user_id and s.topic = 'talent-search'
      and s.channel = 'site' and s.revoked_at is null
    where c.id = ${candidateId}`.execute(db)
  return rows[0]
}

/** Saves whether companies see the photo. */
export async function upsertSettings(
  tx: Handle,
  candidateId: string,
  photo: boolean,
  now: Date,
): Promise<void> {
  await sql`insert into talent_settings (candidate_id, photo, updated_at)
    values (${candidateId}, ${photo}, ${now})
    on conflict (candidate_id) do update set photo = ${photo}, updated_at = ${now}`.execute(tx)
}

export type BlockedRow = Columns<'companies', 'id' | 'name' | 'mark' | 'tone'> &
  Columns<'company_blocks', 'at'>

/** Companies that the person blocks, the newest block first. */
export async function selectBlocked(db: Handle, candidateId: string): Promise<BlockedRow[]> {
  return db
    .selectFrom('company_blocks as b')
    .innerJoin('companies as c', 'c.id', 'b.company_id')
    .select(['c.id', 'c.name', 'c.mark', 'c.tone', 'b.at'])
    .where('b.candidate_id', '=', candidateId)
    .orderBy('b.at', 'desc')
    .orderBy('c.id')
    .limit(500)
    .execute()
}

/** Blocks a company; an existing block stays. @returns false if there is no such company. */
export async function insertBlock(
  tx: Handle,
  candidateId: string,
  companyId: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`insert into company_blocks (candidate_id, company_id, at)
    select ${candidateId}, id, ${now} from companies where id = ${companyId}
    on conflict (candidate_id, company_id) do update set at = company_blocks.at
    returning 1`.execute(tx)
  return rows.length > 0
}

/** Unblocks a company. @returns false if it was not blocked. */
export async function deleteBlock(
  db: Handle,
  candidateId: string,
  companyId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('company_blocks')
    .where('candidate_id', '=', candidateId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
