import { sql } from 'kysely'
import type { ApplicationState, StageState } from '@trilha/contracts/applications/states'
import type { TimeFactor } from '@trilha/contracts/assessments/assessments'
import type {
  AnswerValue,
  FileKind,
  ItemKind,
  ItemLimits,
} from '@trilha/contracts/assessments/items'
import type { Extension, Score } from '@trilha/contracts/applications/applications'
import { latestStageFirst } from '../applications/applications.fragments.ts'
import type { Columns, Handle } from '../platform/db/database.ts'

/** Queries for the candidate's view of a test. They never select keys. */

export type TestKind = 'questions' | 'custom'
export type StageKey = { applicationId: string; stageId: string }

export type ItemRecord = Columns<
  'stage_items',
  'id' | 'prompt' | 'help' | 'required' | 'points' | 'seconds' | 'pool'
> & { kind: ItemKind; options: { id: string; text: string }[]; limits: ItemLimits }

/** All questions of a stage, in the company's order. */
export async function selectItems(db: Handle, stageId: string): Promise<ItemRecord[]> {
  const { rows } = await sql<ItemRecord>`
    select id, kind, prompt, help, required, options, limits, points, seconds, pool
    from stage_items where stage_id = ${stageId} order by position`.execute(db)
  return rows
}

export type TestSettings = Columns<'vacancy_stages', 'eliminatory'> & {
  seconds: number | null
  draws: Record<string, number>
  passPercent: number | null
}

/** The settings of a test; a questions test has no time limit, draws or pass mark. */
export async function selectSettings(db: Handle, stageId: string): Promise<TestSettings> {
  const { rows } = await sql<TestSettings>`
    select t.seconds, coalesce(t.draws, '{}') as draws, t.pass_percent as "passPercent",
      s.eliminatory
    from vacancy_stages s left join stage_tests t on t.stage_id = s.id
    where s.id = ${stageId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a stage is gone')
  return row
}

export type AttemptRecord = Columns<'stage_attempts', 'draw' | 'device'> & {
  startedAt: Date
  endsAt: Date | null
  sentAt: Date | null
  timeFactor: TimeFactor
}

/** The candidate's attempt; undefined before the start. */
export async function selectAttempt(db: Handle, at: StageKey): Promise<AttemptRecord | undefined> {
  const { rows } = await sql<AttemptRecord>`
    select a.started_at as "startedAt", a.ends_at as "endsAt", a.draw::text[] as draw, a.device,
      a.sent_at as "sentAt", coalesce(f.factor, 1)::float8 as "timeFactor"
    from stage_attempts a
    left join sensitive.time_factors f using (application_id, stage_id)
    where a.application_id = ${at.applicationId} and a.stage_id = ${at.stageId}`.execute(db)
  return rows[0]
}

export type AnswerRecord = Columns<'stage_answers', 'revision' | 'device'> & {
  itemId: string
  value: AnswerValue | null
  shownAt: Date | null
  savedAt: Date | null
}

const answerColumns = sql`item_id as "itemId", value, revision, device, shown_at as "shownAt",
  saved_at as "savedAt"`

/** The answers to all questions that the candidate opened or answered. */
export async function selectAnswers(db: Handle, at: StageKey): Promise<AnswerRecord[]> {
  const { rows } = await sql<AnswerRecord>`
    select ${answerColumns} from stage_answers
    where application_id = ${at.applicationId} and stage_id = ${at.stageId}
    order by saved_at, item_id`.execute(db)
  return rows
}

/** One answer; undefined if the candidate did not open or answer the question. */
export async function selectAnswer(
  db: Handle,
  at: StageKey & { itemId: string },
): Promise<AnswerRecord | undefined> {
  const { rows } = await sql<AnswerRecord>`
    select ${answerColumns} from stage_answers
    where application_id = ${at.applicationId} and stage_id = ${at.stageId}
      and item_id = ${at.itemId}`.execute(db)
  return rows[0]
}

export type FileRecord = Columns<'answer_files', 'id' | 'file' | 'name' | 'bytes'> & {
  itemId: string
  kind: FileKind
}

/** Files uploaded for a stage, the oldest first. */
export async function selectFiles(db: Handle, at: StageKey): Promise<FileRecord[]> {
  const { rows } = await sql<FileRecord>`
    select id, item_id as "itemId", file, name, kind, bytes from answer_files
    where application_id = ${at.applicationId} and stage_id = ${at.stageId}
    order by at, id`.execute(db)
  return rows
}

/** The stage of a test in one application. */
export type TestStageRecord = StageKey &
  Columns<'vacancy_stages', 'title' | 'instructions' | 'minutes'> & {
    kind: TestKind
    applicationState: ApplicationState
    state: StageState
    dueAt: Date | null
    submittedAt: Date | null
    /** From `json_build_object`: dates are ISO texts in PostgreSQL's format. */
    extension: Extension | null
    score: Score | null
  }

const testHeadQuery = sql`
  select a.id as "applicationId", s.stage_id as "stageId", vs.kind, vs.title, vs.instructions,
    vs.minutes, a.state as "applicationState", s.state, s.due_at as "dueAt",
    s.submitted_at as "submittedAt",
    (select json_build_object('id', e.id, 'reason', e.reason, 'requestedAt', e.requested_at,
        'answeredAt', e.answered_at, 'granted', e.granted, 'days', e.days, 'word', e.word)
      from stage_extensions e where e.application_id = a.id and e.stage_id = s.stage_id
      order by e.requested_at desc limit 1) as extension,
    (select json_build_object('points', t.points, 'most', t.most, 'passPercent',
        (select pass_percent from stage_tests p where p.stage_id = s.stage_id))
      from stage_attempts t where t.application_id = a.id and t.stage_id = s.stage_id
        and t.points is not null) as score
  from applications a
  join application_stages s on s.application_id = a.id
  join vacancy_stages vs on vs.id = s.stage_id`

/** The last test of this kind that a candidate reached in a vacancy; if none, the first one. */
export async function selectOwnTest(
  db: Handle,
  candidateId: string,
  vacancyId: number,
  kind: TestKind,
): Promise<TestStageRecord | undefined> {
  const { rows } = await sql<TestStageRecord>`
    ${testHeadQuery}
    where a.candidate_id = ${candidateId} and a.vacancy_id = ${vacancyId} and vs.kind = ${kind}
    order by ${latestStageFirst}
    limit 1`.execute(db)
  return rows[0]
}

/** The test of one stage. The caller must check that the application is the viewer's. */
export async function selectTest(db: Handle, at: StageKey): Promise<TestStageRecord | undefined> {
  const { rows } = await sql<TestStageRecord>`
    ${testHeadQuery} where a.id = ${at.applicationId} and s.stage_id = ${at.stageId}`.execute(db)
  return rows[0]
}

export type EarlierRecord = Columns<'stage_items', 'prompt'> & {
  same: boolean
  value: AnswerValue
  roleName: string
  companyName: string
  savedAt: Date
}

/**
 * Answers of a candidate to similar questions in other applications. Answers to the same question
 * come first; for texts, other questions of the same kind follow. The newest come first.
 */
export async function selectEarlier(
  db: Handle,
  application: { id: string; candidateId: string },
  item: { id: string },
  limit: number,
): Promise<EarlierRecord[]> {
  const { rows } = await sql<EarlierRecord>`
    select * from (
      select distinct on (x.value) i.prompt, i.prompt_folded = own.prompt_folded as same, x.value,
        v.role_name as "roleName", c.name as "companyName", x.saved_at as "savedAt"
      from stage_items own
      join stage_items i on i.kind = own.kind
        and (i.prompt_folded = own.prompt_folded or own.kind in ('text', 'essay'))
      join vacancy_stages vs on vs.id = i.stage_id and vs.kind = 'questions'
      join stage_answers x on x.item_id = i.id and x.value is not null
      join applications a on a.id = x.application_id and a.candidate_id = ${application.candidateId}
      join vacancies v on v.id = a.vacancy_id
      join companies c on c.id = v.company_id
      where own.id = ${item.id} and a.id <> ${application.id}
        and own.kind in ('text', 'essay', 'boolean', 'number', 'date')
      order by x.value, same desc, x.saved_at desc
    ) earlier order by same desc, "savedAt" desc limit ${limit}`.execute(db)
  return rows
}
