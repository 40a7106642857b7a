import { inboxKinds, reviewDays } from '@trilha/contracts/pipeline/inbox'
import { finalStates } from '@trilha/contracts/applications/states'
import type { Score } from '@trilha/contracts/applications/applications'
import type { RuleResult } from '@trilha/contracts/assessments/rules'
import type { StageKind } from '@trilha/contracts/vacancies/enums'
import { hiddenColumn } from '../../blind/blind.fragments.ts'
import { readRows, type Handle } from '../../platform/db/database.ts'
import {
  applicationColumns,
  personColumns,
  personTables,
  ratedBlind,
  isCurrentStage,
  type ApplicationRow,
  type PersonRow,
} from '../pipeline.store.ts'

/** People who wait for the company, across all its vacancies. */

type Kind = (typeof inboxKinds)[number]
type OfVacancy = { vacancy_id: number; slug: string; role_name: string }
/** The position after the last row of a page: an instant in microseconds and an id. */
export type Cursor = { at: number; id: string }

export type InboxRecord = ApplicationRow & OfVacancy & { since: Date; place: number }

const micros = (instant: string) => `(extract(epoch from ${instant}) * 1000000)::bigint`

// When the candidate sent the first message after the last one of the company.
const firstUnanswered = `select q.at from application_messages q where q.application_id = a.id
  and q.recruiter_id is null and not exists (select from application_messages w
    where w.application_id = a.id and w.recruiter_id is not null and w.id > q.id)
  order by q.id limit 1`

const openExtension = `select q.requested_at from stage_extensions q
  where q.application_id = a.id and q.answered_at is null`

const openRequest = `select q.at from evaluation_requests q
  left join scorecards k on k.application_id = q.application_id
    and k.recruiter_id = q.recruiter_id
  where q.application_id = a.id and q.recruiter_id = $3 and k.sent_at is null`
const finalStateList = finalStates.map((state) => `'${state}'`).join(', ')

// $2 now, $3 recruiter.
const waitConditions: Record<Kind, { since: string; where: string }> = {
  overdue: { since: 'a.answer_due_at', where: 'a.answer_due_at < $2' },
  due: { since: 'a.answer_due_at', where: 'a.answer_due_at >= $2' },
  questions: {
    since: `(${firstUnanswered})`,
    where: `a.state <> 'withdrawn' and exists (${firstUnanswered})`,
  },
  extensions: {
    since: `(${openExtension})`,
    where: `a.state not in (${finalStateList}) and exists (${openExtension})`,
  },
  evaluations: {
    since: `(${openRequest})`,
    where: `a.state not in (${finalStateList}) and exists (${openRequest})`,
  },
}

/** The person whose inbox is read. */
type InboxOwner = { companyId: string; userId: string; recruiterId: string; now: Date }

/** A page of people who wait in one way, the longest wait first. */
export async function selectInbox(
  db: Handle,
  { companyId, userId, recruiterId, now }: InboxOwner,
  kind: Kind,
  after: Cursor | null,
  limit: number,
): Promise<InboxRecord[]> {
  const { since, where } = waitConditions[kind]
  return readRows(
    db,
    `with waiting as (
      select a.id, ${since} as since
      from vacancies v join applications a on a.vacancy_id = v.id
      where v.company_id = $1 and $2::timestamptz is not null and $3::uuid is not null
        and ${where}
    ), page as (
      select id, since, ${micros('since')} as place from waiting
      where $4::bigint is null or (${micros('since')}, id) > ($4, $5::uuid)
      order by ${micros('since')}, id limit $6
    )
    select g.since, g.place, ${applicationColumns}, ${hiddenColumn('$7')} as hidden,
      v.id as vacancy_id, v.slug, v.role_name
    from page g
    join applications a on a.id = g.id
    join vacancies v on v.id = a.vacancy_id
    left join application_stages s on s.application_id = a.id and ${isCurrentStage}
      and a.state in ('in_progress', 'under_review', 'finalist')
    left join vacancy_stages vs on vs.id = s.stage_id, ${personTables}
    where c.id = a.candidate_id order by g.place, g.id`,
    [companyId, now, recruiterId, after?.at ?? null, after?.id ?? null, limit, userId],
  )
}

/** How many people wait past the promised day. */
export async function countOverdue(db: Handle, companyId: string, now: Date): Promise<number> {
  const [row] = await readRows<{ overdue: number }>(
    db,
    `select count(*)::int as overdue from vacancies v join applications a on a.vacancy_id = v.id
    where v.company_id = $1 and ${waitConditions.overdue.where}`,
    [companyId, now],
  )
  return row?.overdue ?? 0
}

/** How many people wait in each way. */
export async function countInbox(
  db: Handle,
  { companyId, recruiterId, now }: InboxOwner,
): Promise<Record<Kind, number>> {
  const [row] = await readRows<Record<Kind, number>>(
    db,
    `select ${inboxKinds
      .map((kind) => `count(*) filter (where ${waitConditions[kind].where})::int as ${kind}`)
      .join(', ')}
    from vacancies v join applications a on a.vacancy_id = v.id where v.company_id = $1`,
    [companyId, now, recruiterId],
  )
  return row ?? { overdue: 0, due: 0, questions: 0, extensions: 0, evaluations: 0 }
}

export type ReviewRecord = PersonRow &
  OfVacancy & {
    version: number
    stage_id: string
    stage_title: string
    stage_kind: StageKind
    review_text: string
    review_requested_at: Date
    review_answered_at: Date | null
    review_outcome: 'overturned' | 'confirmed' | null
    results: RuleResult[] | null
    score: Score | null
    due_at: Date
    place: number
  }

/** The legal limit, or the promised day if it is earlier. Answered reviews have no promised day. */
const reviewDue = `least(s.review_requested_at + interval '${reviewDays} days',
  case when s.review_answered_at is null then a.answer_due_at end)`

/** A page of requests for a human review: open ones by due day, answered ones the latest first. */
export async function selectReviews(
  db: Handle,
  viewer: { companyId: string; userId: string; recruiterId: string },
  open: boolean,
  after: Cursor | null,
  limit: number,
): Promise<ReviewRecord[]> {
  const place = open ? micros(reviewDue) : `-${micros('s.review_answered_at')}`
  return readRows(
    db,
    `select a.id, a.version, ${hiddenColumn('$2')} as hidden, ${personColumns},
      v.id as vacancy_id, v.slug, v.role_name, s.stage_id, vs.title as stage_title,
      vs.kind as stage_kind, s.review_text, s.review_requested_at, s.review_answered_at,
      s.review_outcome, s.results, ${place} as place,
      ${reviewDue} as due_at,
      (select json_build_object('points', t.points, 'most', t.most, 'passPercent',
          (select p.pass_percent from stage_tests p where p.stage_id = s.stage_id))
        from stage_attempts t where t.application_id = a.id and t.stage_id = s.stage_id
          and t.points is not null and not ${ratedBlind('$3')}) as score
    from vacancies v
    join applications a on a.vacancy_id = v.id
    join application_stages s on s.application_id = a.id
    join vacancy_stages vs on vs.id = s.stage_id, ${personTables}
    where v.company_id = $1 and c.id = a.candidate_id and s.review_requested_at is not null
      and s.review_answered_at is ${open ? '' : 'not'} null
      ${open ? "and a.state in ('in_progress', 'under_review', 'finalist', 'offer')" : ''}
      and ($4::bigint is null or (${place}, a.id) > ($4, $5::uuid))
    order by ${place}, a.id limit $6`,
    [
      viewer.companyId,
      viewer.userId,
      viewer.recruiterId,
      after?.at ?? null,
      after?.id ?? null,
      limit,
    ],
  )
}

/** How many requests for a human review are open. */
export async function countOpenReviews(db: Handle, companyId: string): Promise<number> {
  const [row] = await readRows<{ count: number }>(
    db,
    `select count(*)::int as count
    from vacancies v
    join applications a on a.vacancy_id = v.id
    join application_stages s on s.application_id = a.id
    where v.company_id = $1 and s.review_requested_at is not null
      and s.review_answered_at is null
      and a.state in ('in_progress', 'under_review', 'finalist', 'offer')`,
    [companyId],
  )
  return row?.count ?? 0
}
