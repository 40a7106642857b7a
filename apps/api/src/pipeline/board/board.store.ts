import { sql } from 'kysely'
import type { BoardCard } from '@trilha/contracts/pipeline/board'
import type { ApplicationState } from '@trilha/contracts/applications/states'
import type { CompetencyBand } from '@trilha/contracts/selfAssessments/scales'
import type { Stage } from '@trilha/contracts/applications/states'
import { hasEnded, isWithheld, pcdVisible } from '../../applications/applications.fragments.ts'
import { hiddenFrom } from '../../blind/blind.fragments.ts'
import { toMicroseconds } from '../../platform/db/fragments.ts'
import type { Handle } from '../../platform/db/database.ts'
import {
  applicationColumns,
  bandOfTest,
  personJoins,
  hasHiddenRating,
  currentStageJoin,
} from '../pipeline.store.ts'
import type { ApplicationRow } from '../pipeline.store.ts'

/** The cards of a board with their column, sorted so that the most urgent card comes first. */

export type Filters = {
  /** A LIKE pattern in lower case without accents. */
  text: string | null
  state: ApplicationState | null
  overdue: boolean
  review: boolean
  band: CompetencyBand | null
  pcd: boolean
  /** The candidate lives in one of these municipalities (IBGE codes). */
  municipalities: readonly number[] | null
  /** Only these candidates (ids). */
  candidates: readonly string[] | null
}

/** The person who looks at a board. */
export type BoardViewer = {
  vacancyId: number
  userId: string
  recruiterId: string
  now: Date
  /** Whether the viewer may know who applies as a person with a disability. */
  knowsPcd: boolean
}

export type CardRow = ApplicationRow & {
  column: string
  /** Sort key within the column. */
  sort: number
  /** How many cards the column has. */
  count: number
  stages: Stage[]
  band: CompetencyBand | null
  pcd: boolean
  due_at: Date | null
  videos: BoardCard['videos']
  fresh: boolean
  scorecards: number
  scored: boolean
  mean: number | null
  comments: number
}

// Band of the latest custom test with a result that the viewer may see.
const band = ({ recruiterId }: BoardViewer) => sql`(
  select ${bandOfTest} from stage_attempts t join vacancy_stages tv on tv.id = t.stage_id
  where t.application_id = a.id and t.points is not null and t.most > 0
    and not ${isWithheld} and not ${hasHiddenRating(recruiterId)}
  order by tv.position desc limit 1)`

const matchesName = (text: string | null) => sql`exists (select from candidates p
  where p.id = a.candidate_id and fold(coalesce(p.social_name, p.name)) like fold(${text}))`
const matchesAlias = (text: string | null) =>
  sql`'pessoa ' || right(a.id::text, 4) like fold(${text})`
// As `personColumns`: with a snapshot, the place is the one in the snapshot.
const livesIn = (municipalities: Filters['municipalities']) => sql`exists (
  select from candidate_facts h
  left join application_snapshots hs on hs.application_id = a.id
  where h.candidate_id = a.candidate_id
    and case when hs.application_id is null then h.municipality_code else hs.municipality_code end
      = any(${municipalities}::int[]))`

const isPcd = ({ userId, knowsPcd }: BoardViewer) =>
  sql`(${knowsPcd}::boolean and ${pcdVisible} and not ${hiddenFrom(userId)})`

const lastMovement = toMicroseconds(sql`a.last_movement_at`)

/** The cards of a vacancy that pass the filters, each with its column and sort key. */
const matchingCards = (viewer: BoardViewer, f: Filters) => sql`
  select a.id,
    case when ${hasEnded} then 'finished'
      when a.state in ('finalist', 'offer') then a.state else s.stage_id::text end as col,
    -- Finished cards: the latest first. Cards with a promised day: the earliest day first. Then the
    -- cards that wait for the candidate, the longest wait first: 4000000000000000 microseconds is
    -- the year 2096, after every promised day.
    case when ${hasEnded} then -${lastMovement}
      else coalesce(${toMicroseconds(sql`a.answer_due_at`)}, 4000000000000000 + ${lastMovement})
      end as sort
  from applications a
  ${currentStageJoin}
  where a.vacancy_id = ${viewer.vacancyId}
    and (${f.text}::text is null or case when ${hiddenFrom(viewer.userId)}
      then ${matchesAlias(f.text)} else ${matchesName(f.text)} end)
    and (${f.state}::text is null or a.state = ${f.state})
    and (not ${f.overdue}::boolean or a.answer_due_at < ${viewer.now})
    and (not ${f.review}::boolean
      or (s.review_requested_at is not null and s.review_answered_at is null))
    and (${f.band}::text is null or ${band(viewer)} = ${f.band})
    and (not ${f.pcd}::boolean or ${isPcd(viewer)})
    and (${f.municipalities}::int[] is null
      or (${livesIn(f.municipalities)} and not ${hiddenFrom(viewer.userId)}))
    and (${f.candidates}::uuid[] is null or a.candidate_id = any(${f.candidates}::uuid[]))`

// Counts sent answers; takes that were removed or refused do not count.
const videos = sql`case when vs.kind = 'video' then json_build_object(
  'sent', (select count(distinct w.question_id) from videos w where w.application_id = a.id
    and w.question_id in (select q.id from video_questions q where q.stage_id = vs.id)
    and w.state in ('received', 'processing', 'ready') and w.removed_at is null),
  'of', (select count(*) from video_questions q where q.stage_id = vs.id)) end`

/** The rows of the cards in `ranked`. */
const details = (viewer: BoardViewer) => {
  const scored = sql`exists (select from scorecards k where k.application_id = a.id
    and k.recruiter_id = ${viewer.recruiterId} and k.sent_at is not null)`
  return sql`
    select r.col as "column", r.sort, r.total::int as count, ${applicationColumns},
      ${hiddenFrom(viewer.userId)} as hidden, ${band(viewer)} as band,
      ${isPcd(viewer)} as pcd,
      (select json_agg(json_build_object('id', ws.stage_id, 'kind', wv.kind, 'state', ws.state)
          order by ws.position)
        from application_stages ws join vacancy_stages wv on wv.id = ws.stage_id
        where ws.application_id = a.id) as stages,
      (select count(*)::int from scorecards k where k.application_id = a.id
        and k.sent_at is not null) as scorecards,
      ${scored} as scored,
      case when ${scored} then (select round(avg(m.mark), 1)::float8
        from scorecards k join scorecard_marks m using (application_id, recruiter_id)
        where k.application_id = a.id and k.sent_at is not null) end as mean,
      case when a.answer_due_at is null then s.due_at end as due_at,
      ${videos} as videos,
      a.answer_due_at is not null and s.submitted_at is not null
        and not exists (select from application_views w where w.application_id = a.id
          and w.user_id = ${viewer.userId} and w.at >= s.submitted_at) as fresh,
      (select count(*)::int from application_comments k where k.application_id = a.id) as comments
    from ranked r
    join applications a on a.id = r.id
    ${currentStageJoin}
    left join vacancy_stages vs on vs.id = s.stage_id
    ${personJoins}`
}

/** The people of a vacancy whose trails go on, and whether each is hidden from a user. */
export async function selectApplicants(
  db: Handle,
  vacancyId: number,
  userId: string,
): Promise<{ candidateId: string; hidden: boolean }[]> {
  const { rows } = await sql<{ candidateId: string; hidden: boolean }>`
    select a.candidate_id as "candidateId", ${hiddenFrom(userId)} as hidden
    from applications a where a.vacancy_id = ${vacancyId} and not ${hasEnded}`.execute(db)
  return rows
}

/** The first cards of every non-empty column, each with the count of its column. */
export async function selectBoard(
  db: Handle,
  viewer: BoardViewer,
  filters: Filters,
  limit: number,
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    with cards as materialized (${matchingCards(viewer, filters)}),
    ranked as (
      select id, col, sort, row_number() over (partition by col order by sort, id) as n,
        count(*) over (partition by col) as total
      from cards
    )
    ${details(viewer)} where r.n <= ${limit} order by r.col, r.n`.execute(db)
  return rows
}

/** The position after the last card of a page. */
export type CardCursor = { sort: number; id: string }

/** The next cards of one column after a cursor. */
export async function selectColumn(
  db: Handle,
  viewer: BoardViewer,
  filters: Filters,
  page: { column: string; after: CardCursor | null; limit: number },
): Promise<CardRow[]> {
  const sort = page.after?.sort ?? null
  const { rows } = await sql<CardRow>`
    with cards as materialized (${matchingCards(viewer, filters)}),
    ranked as (
      select id, col, sort, (select count(*) from cards where col = ${page.column}) as total
      from cards
      where col = ${page.column} and (${sort}::bigint is null
        or (sort, id) > (${sort}::bigint, ${page.after?.id ?? null}::uuid))
      order by sort, id limit ${page.limit}
    )
    ${details(viewer)} order by r.sort, r.id`.execute(db)
  return rows
}

/** How many cards one column has. */
export async function countColumn(
  db: Handle,
  viewer: BoardViewer,
  filters: Filters,
  column: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${matchingCards(viewer, filters)}) x
    where col = ${column}`.execute(db)
  return rows[0]?.count ?? 0
}
