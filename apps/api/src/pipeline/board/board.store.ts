import { finalStates } from '@trilha/contracts/applications/states'
import type { BoardCard } from '@trilha/contracts/pipeline/board'
import type { ApplicationState } from '@trilha/contracts/applications/states'
import type { CompetencyBand } from '@trilha/contracts/selfAssessments/scales'
import type { Stage } from '@trilha/contracts/applications/states'
import { pcdVisible } from '../../applications/applications.fragments.ts'
import { hiddenColumn } from '../../blind/blind.fragments.ts'
import { readRows, type Handle } from '../../platform/db/database.ts'
import {
  applicationColumns,
  bandOfTest,
  personTables,
  ratedBlind,
  isCurrentStage,
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
  candidates: readonly string[] | null
}

/** The person who looks at a board. */
export type BoardViewer = {
  vacancyId: number
  userId: string
  recruiterId: string
  now: Date
  /** May know who applies as a person with a disability. */
  knowsPcd: boolean
}

export type CardRow = ApplicationRow & {
  column: string
  /** Sort key within the column. */
  sort: number
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

const micros = (instant: string) => `(extract(epoch from ${instant}) * 1000000)::bigint`

// Band of the latest custom test with a result that the viewer may see.
const band = `(select ${bandOfTest} from stage_attempts t join vacancy_stages tv on tv.id = t.stage_id
  where t.application_id = a.id and t.points is not null and t.most > 0 and not ${ratedBlind('$3')}
  order by tv.position desc limit 1)`

const foldedColumn = (column: string) =>
  `translate(lower(${column}), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn')`
const matchesName = `exists (select from candidates p where p.id = a.candidate_id
  and ${foldedColumn('coalesce(p.social_name, p.name)')} like $5)`
const livesIn = `exists (select from candidate_facts h
  where h.candidate_id = a.candidate_id and h.municipality_code = any($13))`
const matchesAlias = `'pessoa ' || right(a.id::text, 4) like $5`

const pcd = `($12::boolean and ${pcdVisible} and not ${hiddenColumn('$2')})`

// $1 vacancy, $2 user, $3 recruiter, $4 now, $5 to $9, $11, $13 and $14 filters, $10 final states,
// $12 whether the viewer may know PcD.
const matchingCards = `
  select a.id,
    case when a.state = any($10) then 'finished'
      when a.state in ('finalist', 'offer') then a.state else s.stage_id::text end as col,
    -- Finished: the latest first. Others: the earliest promised day, then the longest wait; cards
    -- that wait for the candidate come after all promised days.
    case when a.state = any($10) then -${micros('a.last_movement_at')}
      else coalesce(${micros('a.answer_due_at')}, 4000000000000000 + ${micros('a.last_movement_at')})
      end as sort
  from applications a
  left join application_stages s on s.application_id = a.id and ${isCurrentStage}
    and a.state in ('in_progress', 'under_review', 'finalist')
  where a.vacancy_id = $1
    and ($5::text is null
      or case when ${hiddenColumn('$2')} then ${matchesAlias} else ${matchesName} end)
    and ($6::text is null or a.state = $6)
    and (not $7::boolean or a.answer_due_at < $4)
    and (not $8::boolean
      or (s.review_requested_at is not null and s.review_answered_at is null))
    and ($9::text is null or ${band} = $9)
    and (not $11::boolean or ${pcd})
    and ($13::int[] is null or (${livesIn} and not ${hiddenColumn('$2')}))
    and ($14::uuid[] is null or a.candidate_id = any($14))`

const scored = `exists (select from scorecards k where k.application_id = a.id
  and k.recruiter_id = $3 and k.sent_at is not null)`
// Counts sent answers; takes that were removed or refused do not count.
const videos = `case when vs.kind = 'video' then json_build_object(
  'sent', (select count(distinct w.question_id) from videos w where w.application_id = a.id
    and w.question_id in (select q.id from video_questions q where q.stage_id = vs.id)
    and w.state in ('received', 'processing', 'ready') and w.removed_at is null),
  'of', (select count(*) from video_questions q where q.stage_id = vs.id)) end`

const details = `
  select r.col as "column", r.sort, r.total::int as count, ${applicationColumns},
    ${hiddenColumn('$2')} as hidden, ${band} as band,
    ${pcd} as pcd,
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
        and w.user_id = $2 and w.at >= s.submitted_at) as fresh,
    (select count(*)::int from application_comments k where k.application_id = a.id) as comments
  from ranked r
  join applications a on a.id = r.id
  left join application_stages s on s.application_id = a.id and ${isCurrentStage}
    and a.state in ('in_progress', 'under_review', 'finalist')
  left join vacancy_stages vs on vs.id = s.stage_id, ${personTables}
  where c.id = a.candidate_id and`

const parameters = ({ vacancyId, userId, recruiterId, now, knowsPcd }: BoardViewer, f: Filters) => [
  vacancyId,
  userId,
  recruiterId,
  now,
  f.text,
  f.state,
  f.overdue,
  f.review,
  f.band,
  finalStates,
  f.pcd,
  knowsPcd,
  f.municipalities,
  f.candidates,
]

/** Everybody who applied to a vacancy, and whether each is hidden from a user. */
export async function selectApplicants(
  db: Handle,
  vacancyId: number,
  userId: string,
): Promise<{ candidateId: string; hidden: boolean }[]> {
  return readRows(
    db,
    `select a.candidate_id as "candidateId", ${hiddenColumn('$2')} as hidden
    from applications a where a.vacancy_id = $1`,
    [vacancyId, userId],
  )
}

/** The first cards of every non-empty column, each with the count of its column. */
export async function selectBoard(
  db: Handle,
  viewer: BoardViewer,
  filters: Filters,
  limit: number,
): Promise<CardRow[]> {
  return readRows(
    db,
    `with cards as materialized (${matchingCards}),
    ranked as (
      select id, col, sort, row_number() over (partition by col order by sort, id) as n,
        count(*) over (partition by col) as total
      from cards
    )
    ${details} r.n <= $15 order by r.col, r.n`,
    [...parameters(viewer, filters), limit],
  )
}

/** The position after the last card of a page. */
export type CardCursor = { sort: number; id: string }

/** The next cards of one column after a cursor. */
export async function selectColumn(
  db: Handle,
  viewer: BoardViewer,
  filters: Filters,
  at: { column: string; after: CardCursor | null; limit: number },
): Promise<CardRow[]> {
  return readRows(
    db,
    `with cards as materialized (${matchingCards}),
    ranked as (
      select id, col, sort, (select count(*) from cards where col = $15) as total
      from cards
      where col = $15 and ($16::bigint is null or (sort, id) > ($16, $17::uuid))
      order by sort, id limit $18
    )
    ${details} true order by r.sort, r.id`,
    [
      ...parameters(viewer, filters),
      at.column,
      at.after?.sort ?? null,
      at.after?.id ?? null,
      at.limit,
    ],
  )
}

/** How many cards one column has. */
export async function countColumn(
  db: Handle,
  viewer: BoardViewer,
  filters: Filters,
  column: string,
): Promise<number> {
  const [row] = await readRows<{ count: number }>(
    db,
    `select count(*)::int as count from (${matchingCards}) x where col = $15`,
    [...parameters(viewer, filters), column],
  )
  return row?.count ?? 0
}
