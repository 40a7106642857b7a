import { sql, type RawBuilder } from 'kysely'
import { inboxKinds, reviewDays } from '@trilha/contracts/pipeline/inbox'
import type { Score } from '@trilha/contracts/applications/applications'
import type { RuleResult } from '@trilha/contracts/assessments/rules'
import type { StageKind } from '@trilha/contracts/vacancies/enums'
import { hasEnded, isWithheld } from '../../applications/applications.fragments.ts'
import { hiddenFrom } from '../../blind/blind.fragments.ts'
import { toMicroseconds } from '../../platform/db/fragments.ts'
import type { Columns, Handle } from '../../platform/db/database.ts'
import type { Cursor } from '../../platform/http/cursor.ts'
import {
  applicationColumns,
  personColumns,
  personJoins,
  hasHiddenRating,
  currentStageJoin,
  isCurrentStage,
  type ApplicationRow,
  type PersonRow,
} from '../pipeline.store.ts'

/** The company's inbox: applications of all its vacancies that wait for the company. */

type InboxKind = (typeof inboxKinds)[number]
type VacancyColumns = Columns<'vacancies', 'slug' | 'role_name'> & { vacancy_id: number }

export type InboxRecord = ApplicationRow & VacancyColumns & { since: Date; place: number }

// When the candidate sent the oldest message that the company has not answered.
const firstUnanswered = sql`select q.at from application_messages q where q.application_id = a.id
  and q.recruiter_id is null and not exists (select from application_messages w
    where w.application_id = a.id and w.recruiter_id is not null and w.id > q.id)
  order by q.id limit 1`

// Requests of earlier stages stay unanswered; only that of the current stage waits.
const openExtension = sql`select q.requested_at from stage_extensions q
  join application_stages s on s.application_id = q.application_id and s.stage_id = q.stage_id
  where q.application_id = a.id and q.answered_at is null and ${isCurrentStage}`

const openEvaluationRequest = (recruiterId: string) => sql`select q.at from evaluation_requests q
  left join scorecards k on k.application_id = q.application_id
    and k.recruiter_id = q.recruiter_id
  where q.application_id = a.id and q.recruiter_id = ${recruiterId} and k.sent_at is null`

const overdue = (now: Date) => sql`a.answer_due_at < ${now}`

/** The recruiter whose inbox is read. */
type InboxOwner = { companyId: string; userId: string; recruiterId: string; now: Date }
type Wait = { since: RawBuilder<unknown>; where: RawBuilder<unknown> }

/** SQL on an application `a`, by kind: whether it waits (`where`), and since when. */
const waitsByKind = ({ now, recruiterId }: InboxOwner): Record<InboxKind, Wait> => ({
  overdue: { since: sql`a.answer_due_at`, where: overdue(now) },
  due: { since: sql`a.answer_due_at`, where: sql`a.answer_due_at >= ${now}` },
  questions: {
    since: sql`(${firstUnanswered})`,
    where: sql`not ${isWithheld} and exists (${firstUnanswered})`,
  },
  extensions: {
    since: sql`(${openExtension})`,
    where: sql`not ${hasEnded} and exists (${openExtension})`,
  },
  evaluations: {
    since: sql`(${openEvaluationRequest(recruiterId)})`,
    where: sql`not ${hasEnded} and exists (${openEvaluationRequest(recruiterId)})`,
  },
})

/** A page of people with one kind of waiting, the longest wait first. */
export async function selectInbox(
  db: Handle,
  owner: InboxOwner,
  { kind, after, limit }: { kind: InboxKind; after: Cursor<number> | null; limit: number },
): Promise<InboxRecord[]> {
  const { since, where } = waitsByKind(owner)[kind]
  const place = toMicroseconds(sql`since`)
  const { rows } = await sql<InboxRecord>`
    with waiting as (
      select a.id, ${since} as since
      from vacancies v join applications a on a.vacancy_id = v.id
      where v.company_id = ${owner.companyId} and ${where}
    ), page as (
      select id, since, ${place} as place from waiting
      where ${after?.at ?? null}::bigint is null
        or (${place}, id) > (${after?.at ?? null}::bigint, ${after?.id ?? null}::uuid)
      order by ${place}, id limit ${limit}
    )
    select g.since, g.place, ${applicationColumns}, ${hiddenFrom(owner.userId)} as hidden,
      v.id as vacancy_id, v.slug, v.role_name
    from page g
    join applications a on a.id = g.id
    join vacancies v on v.id = a.vacancy_id
    ${currentStageJoin}
    left join vacancy_stages vs on vs.id = s.stage_id
    ${personJoins}
    order by g.place, g.id`.execute(db)
  return rows
}

/** How many people still wait after the promised day. */
export async function countOverdue(db: Handle, companyId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ overdue: number }>`
    select count(*)::int as overdue from vacancies v join applications a on a.vacancy_id = v.id
    where v.company_id = ${companyId} and ${overdue(now)}`.execute(db)
  return rows[0]?.overdue ?? 0
}

/** How many people wait, by kind of waiting. */
export async function countInbox(
  db: Handle,
  owner: InboxOwner,
): Promise<Record<InboxKind, number>> {
  const waits = waitsByKind(owner)
  const counts = inboxKinds.map(
    (kind) => sql`count(*) filter (where ${waits[kind].where})::int as ${sql.id(kind)}`,
  )
  const { rows } = await sql<Record<InboxKind, number>>`
    select ${sql.join(counts)} from vacancies v join applications a on a.vacancy_id = v.id
    where v.company_id = ${owner.companyId}`.execute(db)
  return rows[0] ?? { overdue: 0, due: 0, questions: 0, extensions: 0, evaluations: 0 }
}

export type ReviewRecord = PersonRow &
  VacancyColumns & {
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

const isOpenReview = sql`s.review_answered_at is null
  and a.state in ('in_progress', 'under_review', 'finalist', 'offer')`

/** The legal limit, or the promised day if it is earlier. Answered reviews have no promised day. */
const reviewDue = sql`least(s.review_requested_at + make_interval(days => ${sql.lit(reviewDays)}),
  case when s.review_answered_at is null then a.answer_due_at end)`

/** A page of requests for a human review: open ones by due day, answered ones the latest first. */
export async function selectReviews(
  db: Handle,
  viewer: { companyId: string; userId: string; recruiterId: string },
  { open, after, limit }: { open: boolean; after: Cursor<number> | null; limit: number },
): Promise<ReviewRecord[]> {
  const place = open
    ? toMicroseconds(reviewDue)
    : sql`-${toMicroseconds(sql`s.review_answered_at`)}`
  const { rows } = await sql<ReviewRecord>`
    select a.id, a.version, ${hiddenFrom(viewer.userId)} as hidden, ${personColumns},
      v.id as vacancy_id, v.slug, v.role_name, s.stage_id, vs.title as stage_title,
      vs.kind as stage_kind, s.review_text, s.review_requested_at, s.review_answered_at,
      s.review_outcome, s.results, ${place} as place,
      ${reviewDue} as due_at,
      (select json_build_object('points', t.points, 'most', t.most, 'passPercent',
          (select p.pass_percent from stage_tests p where p.stage_id = s.stage_id))
        from stage_attempts t where t.application_id = a.id and t.stage_id = s.stage_id
          and t.points is not null and not ${hasHiddenRating(viewer.recruiterId)}) as score
    from vacancies v
    join applications a on a.vacancy_id = v.id
    join application_stages s on s.application_id = a.id
    join vacancy_stages vs on vs.id = s.stage_id
    ${personJoins}
    where v.company_id = ${viewer.companyId} and not ${isWithheld}
      and s.review_requested_at is not null
      and ${open ? isOpenReview : sql`s.review_answered_at is not null`}
      and (${after?.at ?? null}::bigint is null
        or (${place}, a.id) > (${after?.at ?? null}::bigint, ${after?.id ?? null}::uuid))
    order by ${place}, a.id limit ${limit}`.execute(db)
  return rows
}

/** How many requests for a human review are open. */
export async function countOpenReviews(db: Handle, companyId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from vacancies v
    join applications a on a.vacancy_id = v.id
    join application_stages s on s.application_id = a.id
    where v.company_id = ${companyId} and s.review_requested_at is not null
      and ${isOpenReview}`.execute(db)
  return rows[0]?.count ?? 0
}
