import { brasilia } from '@trilha/contracts/shared/brasilia'
import { sql } from 'kysely'
import type { Handle } from '../platform/db/database.ts'

/** The record of a company covers this many of its newest applications. */
const recordWindow = 500

/**
 * The applications that a record covers: sent at `from` or later and before `to`. With a null
 * `vacancyId` they are those of all vacancies.
 */
export type RecordScope = { vacancyId: number | null; from: Date; to: Date }

export type RecordCounts = {
  people: number
  heard: number
  in_time: number
  median_days: number | null
}

/**
 * Counts how a company answered the applications of a scope; without a scope, its newest ones.
 * - `people`: people who got an answer or whose answer is overdue
 * - `heard`: people who got an answer
 * - `in_time`: people who got every answer by the promised day
 * - `median_days`: median of the days from the start of a wait to the answer
 *
 * People who withdrew do not count, nor people who wait for an answer that is not due yet.
 */
export async function countRecord(
  db: Handle,
  companyId: string,
  now: Date,
  scope?: RecordScope,
): Promise<RecordCounts> {
  const vacancyId = scope?.vacancyId ?? null
  const { rows } = await sql<RecordCounts>`
    with newest as (
      select a.id, a.state, a.answer_due_at
      from applications a join vacancies v on v.id = a.vacancy_id
      where v.company_id = ${companyId} and (${vacancyId}::bigint is null or v.id = ${vacancyId})
        and a.applied_at >= ${scope?.from ?? '-infinity'}
        and a.applied_at < ${scope?.to ?? 'infinity'}
      order by a.applied_at desc limit ${scope ? null : recordWindow}
    ),
    -- Each answer of the company ends the wait that the previous movement started.
    steps as (
      select h.application_id, h.action, h.at, h.actor, h.stage_id,
        lag(h.at) over (partition by h.application_id order by h.id) as since
      from application_history h join newest n on n.id = h.application_id
      -- An action that was undone before the person was notified is not an answer.
      where h.action <> 'undo' and not exists (select from application_history u
        where u.application_id = h.application_id and u.action = 'undo' and u.id > h.id
          and h.actor = 'company' and u.at <= h.at + interval '1 minute')
    ),
    answers as (
      select w.application_id, extract(epoch from w.at - w.since) / 86400 as days,
        -- The promised day ends at midnight in Brasília; a final answer is due in five days.
        w.at >= ((w.since at time zone ${sql.lit(brasilia)})::date
          + coalesce(s.answer_days, 5) + 1)::timestamp at time zone ${sql.lit(brasilia)} as late
      from steps w left join vacancy_stages s on s.id = w.stage_id
      where w.actor = 'company' and w.since is not null and w.at > w.since
        and w.action in ('approve_stage', 'not_approve', 'make_offer')
    ),
    judged as (
      select n.id,
        coalesce(n.answer_due_at < ${now}, false) as overdue,
        bool_or(true) filter (where w.application_id is not null) as heard,
        coalesce(bool_or(w.late), false) as late
      from newest n left join answers w on w.application_id = n.id
      where n.state <> 'withdrawn'
      group by n.id, n.answer_due_at
    )
    select
      count(*) filter (where heard or overdue)::int as people,
      count(*) filter (where heard)::int as heard,
      count(*) filter (where heard and not overdue and not late)::int as in_time,
      (select percentile_cont(0.5) within group (order by w.days)
        from answers w join judged j on j.id = w.application_id)::float8 as median_days
    from judged`.execute(db)
  return rows[0] ?? { people: 0, heard: 0, in_time: 0, median_days: null }
}

/** Companies with applications, ordered by id. @param after the last id of the previous batch. */
export async function selectCompaniesWithPeople(
  db: Handle,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('companies')
    .select('id')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('vacancies')
          .innerJoin('applications', 'applications.vacancy_id', 'vacancies.id')
          .select('vacancies.id')
          .whereRef('vacancies.company_id', '=', 'companies.id'),
      ),
    )
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Stores a record, replacing the earlier one. */
export async function upsertRecord(
  db: Handle,
  companyId: string,
  counted: RecordCounts,
  now: Date,
): Promise<void> {
  const record = { ...counted, counted_at: now }
  await db
    .insertInto('company_records')
    .values({ company_id: companyId, ...record })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(record))
    .execute()
}

/** Deletes the records counted before `instant`: their companies have nothing left to count. */
export async function deleteRecordsBefore(db: Handle, instant: Date): Promise<void> {
  await db.deleteFrom('company_records').where('counted_at', '<', instant).execute()
}

export async function selectRecord(
  db: Handle,
  companyId: string,
): Promise<RecordCounts | undefined> {
  return db
    .selectFrom('company_records')
    .select(['people', 'heard', 'in_time', 'median_days'])
    .where('company_id', '=', companyId)
    .executeTakeFirst()
}

export type AnsweringRow = {
  id: string
  name: string
  mark: string
  tone: string
  logo_file: string | null
  slug: string | null
  sector: string
  people: number
  heard: number
  in_time: number
  median_days: number
  counted_at: Date
  open_vacancies: number
  newest: { id: number; slug: string; roleName: string }[]
}

/** How many vacancies are listed for each company. */
const maxNewest = 3

/**
 * Verified companies that answered at least `minPeople` people, ordered by the share answered in
 * time, then by the shortest median.
 */
export async function selectAnswering(
  db: Handle,
  { minPeople, offset, limit }: { minPeople: number; offset: number; limit: number },
): Promise<{ rows: AnsweringRow[]; count: number }> {
  const { rows } = await sql<AnsweringRow & { count: number }>`
    select c.id, c.name, c.mark, c.tone, c.logo_file, c.slug, c.sector, r.people, r.heard,
      r.in_time, r.median_days, r.counted_at, count(*) over ()::int as count,
      (select count(*)::int from vacancies v where v.company_id = c.id and v.state = 'open')
        as open_vacancies,
      (select coalesce(jsonb_agg(newest), '[]') from (
        select v.id, v.slug, v.role_name as "roleName" from vacancies v
        where v.company_id = c.id and v.state = 'open'
        order by v.published_at desc, v.id desc limit ${maxNewest}) newest) as newest
    from company_records r join companies c on c.id = r.company_id
    where r.heard >= ${minPeople} and r.median_days is not null and c.verified_at is not null
    order by r.in_time::float8 / r.people desc, r.median_days, c.name, c.id
    offset ${offset} limit ${limit}`.execute(db)
  return { rows, count: rows[0]?.count ?? 0 }
}
