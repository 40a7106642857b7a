import { readRows, type Handle, type Tx } from '../../platform/db/database.ts'

export type CommentRow = {
  id: string
  recruiter_id: string
  from: string
  text: string
  mentions: { id: string; name: string }[]
  at: Date
}

/** Comments on an application, the newest first; ids are in the order of time. */
export async function selectComments(
  db: Handle,
  applicationId: string,
  after: string | null,
  limit: number,
): Promise<CommentRow[]> {
  return readRows(
    db,
    `select k.id, k.recruiter_id, r.name as "from", k.text, k.at,
      (select coalesce(json_agg(json_build_object('id', m.id, 'name', m.name) order by m.name), '[]')
        from recruiters m where m.id = any(k.mentions)) as mentions
    from application_comments k join recruiters r on r.id = k.recruiter_id
    where k.application_id = $1 and ($2::uuid is null or k.id < $2)
    order by k.id desc limit $3`,
    [applicationId, after, limit],
  )
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

/** Deletes a comment of its author. @returns false if there is no such comment. */
export async function removeComment(
  tx: Tx,
  at: { id: string; applicationId: string; recruiterId: string },
): Promise<boolean> {
  const row = await tx
    .deleteFrom('application_comments')
    .where('id', '=', at.id)
    .where('application_id', '=', at.applicationId)
    .where('recruiter_id', '=', at.recruiterId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export type Colleague = { id: string; user_id: string; name: string }

/** The given recruiters who currently work at a company. */
export async function selectColleagues(
  db: Handle,
  companyId: string,
  ids: readonly string[],
): Promise<Colleague[]> {
  return readRows(
    db,
    `select id, user_id, name from recruiters
    where company_id = $1 and left_at is null and id = any($2::uuid[]) order by name`,
    [companyId, ids],
  )
}
