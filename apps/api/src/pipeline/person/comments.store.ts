import { sql } from 'kysely'
import type { Columns, Handle, Tx } from '../../platform/db/database.ts'

export type CommentRow = Columns<'application_comments', 'id' | 'recruiter_id' | 'text' | 'at'> & {
  author_name: string
  mentions: { id: string; name: string }[]
}

/** Comments on an application, the newest first; the ids are sorted by time. */
export async function selectComments(
  db: Handle,
  applicationId: string,
  after: string | null,
  limit: number,
): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select k.id, k.recruiter_id, r.name as author_name, k.text, k.at,
      (select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name) order by m.name), '[]')
        from recruiters m where m.id = any(k.mentions)) as mentions
    from application_comments k join recruiters r on r.id = k.recruiter_id
    where k.application_id = ${applicationId} and (${after}::uuid is null or k.id < ${after})
    order by k.id desc limit ${limit}`.execute(db)
  return rows
}

/** Saves a comment. @returns its id. */
export async function insertComment(
  tx: Tx,
  comment: { applicationId: string; recruiterId: string; text: string; mentions: string[] },
  now: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto('application_comments')
    .values({
      application_id: comment.applicationId,
      recruiter_id: comment.recruiterId,
      text: comment.text,
      mentions: comment.mentions,
      at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Deletes a comment that this recruiter wrote. @returns false if there is no such comment. */
export async function removeComment(
  tx: Tx,
  comment: { id: string; applicationId: string; recruiterId: string },
): Promise<boolean> {
  const row = await tx
    .deleteFrom('application_comments')
    .where('id', '=', comment.id)
    .where('application_id', '=', comment.applicationId)
    .where('recruiter_id', '=', comment.recruiterId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export type Colleague = Columns<'recruiters', 'id' | 'user_id' | 'name'>

/** The given recruiters who currently work at a company. */
export async function selectColleagues(
  db: Handle,
  companyId: string,
  ids: readonly string[],
): Promise<Colleague[]> {
  return db
    .selectFrom('recruiters')
    .select(['id', 'user_id', 'name'])
    .where('company_id', '=', companyId)
    .where('left_at', 'is', null)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('name')
    .execute()
}
