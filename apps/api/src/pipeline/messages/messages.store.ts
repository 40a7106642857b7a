import { sql } from 'kysely'
import { readRows, type Handle, type Tx } from '../../platform/db/database.ts'

export type MessageRow = {
  id: string
  from_company: boolean
  author_name: string
  author_role: string
  text: string
  at: Date
  read_at: Date | null
}

const columns = `id, recruiter_id is not null as from_company, author_name, author_role, text, at,
  read_at`

/** Messages about an application, the newest first; ids are in the order of time. */
export async function selectMessages(
  db: Handle,
  applicationId: string,
  after: string | null,
  limit: number,
): Promise<MessageRow[]> {
  return readRows(
    db,
    `select ${columns} from application_messages
    where application_id = $1 and ($2::uuid is null or id < $2) order by id desc limit $3`,
    [applicationId, after, limit],
  )
}

/** Marks the messages of one side as read by the other. */
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
  const [row] = await readRows<MessageRow>(
    tx,
    `insert into application_messages
      (application_id, recruiter_id, author_name, author_role, text, at)
    select $1, $2::uuid, coalesce(r.name, ''), coalesce(r.job_title, ''), $3, $4
    from (select 1) one left join recruiters r on r.id = $2
    returning ${columns}`,
    [message.applicationId, message.recruiterId, message.text, now],
  )
  if (!row) throw new Error('a message was not saved')
  return row
}

/** How many messages the candidate sent since the company's last one. */
export async function countUnanswered(tx: Tx, applicationId: string): Promise<number> {
  const [row] = await readRows<{ count: number }>(
    tx,
    `select count(*)::int as count from application_messages m
    where m.application_id = $1 and m.recruiter_id is null
      and not exists (select from application_messages c where c.application_id = $1
        and c.recruiter_id is not null and c.id > m.id)`,
    [applicationId],
  )
  return row?.count ?? 0
}

/** How many messages the company sent since an instant. */
export async function countSentSince(tx: Tx, applicationId: string, since: Date): Promise<number> {
  const [row] = await readRows<{ count: number }>(
    tx,
    `select count(*)::int as count from application_messages
    where application_id = $1 and recruiter_id is not null and at > $2`,
    [applicationId, since],
  )
  return row?.count ?? 0
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
  const [row] = await readRows<MailRow>(
    db,
    `select m.text, m.author_name, m.author_role, a.candidate_id, v.id as vacancy_id, v.role_name,
      c.name as company_name
    from application_messages m
    join applications a on a.id = m.application_id
    join vacancies v on v.id = a.vacancy_id
    join companies c on c.id = v.company_id
    where m.id = $1 and m.recruiter_id is not null`,
    [id],
  )
  return row
}
