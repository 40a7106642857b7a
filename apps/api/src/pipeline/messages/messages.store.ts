import { sql } from 'kysely'
import type { Columns, Handle, Tx } from '../../platform/db/database.ts'

export type MessageRow = Columns<
  'application_messages',
  'id' | 'author_name' | 'author_role' | 'text' | 'at' | 'read_at'
> & { from_company: boolean }

const columns = sql`id, recruiter_id is not null as from_company, author_name, author_role, text,
  at, read_at`

/** Messages about an application, the newest first; the ids are sorted by time. */
export async function selectMessages(
  db: Handle,
  applicationId: string,
  { after, limit, onlyOfCompany }: { after: string | null; limit: number; onlyOfCompany: boolean },
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${columns} from application_messages
    where application_id = ${applicationId} and (${after}::uuid is null or id < ${after})
      and (recruiter_id is not null or not ${onlyOfCompany}::boolean)
    order by id desc limit ${limit}`.execute(db)
  return rows
}

/** Marks the messages of the company, or those of the candidate, as read. */
export async function markMessagesRead(
  db: Handle,
  applicationId: string,
  fromCompany: boolean,
  now: Date,
): Promise<void> {
  await sql`
    update application_messages set read_at = ${now}
    where application_id = ${applicationId} and read_at is null
      and (recruiter_id is not null) = ${fromCompany}`.execute(db)
}

/** Saves a message, with the current name and job title of the recruiter who wrote it. */
export async function insertMessage(
  tx: Tx,
  message: { applicationId: string; recruiterId: string | null; text: string },
  now: Date,
): Promise<MessageRow> {
  const { rows } = await sql<MessageRow>`
    insert into application_messages
      (application_id, recruiter_id, author_name, author_role, text, at)
    select ${message.applicationId}::uuid, ${message.recruiterId}::uuid, coalesce(r.name, ''),
      coalesce(r.job_title, ''), ${message.text}::text, ${now}::timestamptz
    from (select 1) one left join recruiters r on r.id = ${message.recruiterId}
    returning ${columns}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('a message was not saved')
  return row
}

/** How many messages the candidate sent since the company's last one. */
export async function countUnanswered(tx: Tx, applicationId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from application_messages m
    where m.application_id = ${applicationId} and m.recruiter_id is null
      and not exists (select from application_messages c
        where c.application_id = m.application_id and c.recruiter_id is not null
          and c.id > m.id)`.execute(tx)
  return rows[0]?.count ?? 0
}

/** How many messages the company sent after an instant. */
export async function countSentSince(tx: Tx, applicationId: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('application_messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('application_id', '=', applicationId)
    .where('recruiter_id', 'is not', null)
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

export type MailRow = {
  text: string
  author_name: string
  author_role: string
  candidate_id: string
  vacancy_id: number
  role_name: string
  company_name: string
}

/** The data for the mail of a company's message; undefined if the message was deleted. */
export async function selectMessageMail(db: Handle, id: string): Promise<MailRow | undefined> {
  return db
    .selectFrom('application_messages as m')
    .innerJoin('applications as a', 'a.id', 'm.application_id')
    .innerJoin('vacancies as v', 'v.id', 'a.vacancy_id')
    .innerJoin('companies as c', 'c.id', 'v.company_id')
    .select(['m.text', 'm.author_name', 'm.author_role', 'a.candidate_id', 'v.id as vacancy_id'])
    .select(['v.role_name', 'c.name as company_name'])
    .where('m.id', '=', id)
    .where('m.recruiter_id', 'is not', null)
    .executeTakeFirst()
}
