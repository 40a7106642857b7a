import { sql } from 'kysely'
import type { StageState } from '@trilha/contracts/applications/states'
import { latestStageFirst } from '../../applications/applications.fragments.ts'
import type { Columns, Handle, Tx } from '../../platform/db/database.ts'

/** Questions of a video stage, and when each applicant opened them. */

export type QuestionRow = Columns<
  'video_questions',
  | 'id'
  | 'position'
  | 'prompt'
  | 'help'
  | 'prepare_seconds'
  | 'limit_seconds'
  | 'retakes'
  | 'allows_audio'
  | 'allows_text'
> & { opened_at: Date | null }

/** The questions of a stage in order, each with the time at which the applicant opened it. */
export async function selectQuestions(
  db: Handle,
  stageId: string,
  applicationId: string,
): Promise<QuestionRow[]> {
  return db
    .selectFrom('video_questions as q')
    .leftJoin('video_openings as o', (join) =>
      join.onRef('o.question_id', '=', 'q.id').on('o.application_id', '=', applicationId),
    )
    .select([
      'q.id',
      'q.position',
      'q.prompt',
      'q.help',
      'q.prepare_seconds',
      'q.limit_seconds',
      'q.retakes',
      'q.allows_audio',
      'q.allows_text',
      'o.opened_at',
    ])
    .where('q.stage_id', '=', stageId)
    .orderBy('q.position')
    .execute()
}

/** The stage of a question; undefined for an unknown question. */
export async function selectStageOf(db: Handle, questionId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('video_questions')
    .select('stage_id')
    .where('id', '=', questionId)
    .executeTakeFirst()
  return row?.stage_id
}

/** Maximum length of an answer, in seconds. */
export async function selectLimit(db: Handle, questionId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('video_questions')
    .select('limit_seconds')
    .where('id', '=', questionId)
    .executeTakeFirst()
  return row?.limit_seconds
}

export async function insertOpening(
  tx: Tx,
  applicationId: string,
  questionId: string,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('video_openings')
    .values({ application_id: applicationId, question_id: questionId, opened_at: now })
    .execute()
}

export type InterviewRow = Columns<'application_stages', 'application_id' | 'stage_id' | 'due_at'> &
  Columns<'vacancy_stages', 'title' | 'instructions' | 'minutes' | 'vacancy_id'> &
  Columns<'vacancies', 'slug' | 'role_name'> & { state: StageState; company_name: string }

/** The latest video interview that a candidate has reached in a vacancy, else the next one. */
export async function selectInterview(
  db: Handle,
  candidateId: string,
  vacancyId: number,
): Promise<InterviewRow | undefined> {
  const { rows } = await sql<InterviewRow>`
    select a.id as application_id, s.stage_id, vs.title, vs.instructions, vs.minutes, s.state,
      s.due_at, v.id as vacancy_id, v.slug, v.role_name, c.name as company_name
    from applications a
    join vacancies v on v.id = a.vacancy_id
    join companies c on c.id = v.company_id
    join application_stages s on s.application_id = a.id
    join vacancy_stages vs on vs.id = s.stage_id and vs.kind = 'video'
    where a.candidate_id = ${candidateId} and a.vacancy_id = ${vacancyId}
    order by ${latestStageFirst}
    limit 1`.execute(db)
  return rows[0]
}

export type SentInterview = Columns<'application_stages', 'stage_id'> &
  Columns<'vacancy_stages', 'title'> & { submitted_at: Date }

/** The video interviews of an application that were sent, in order. */
export async function selectSentInterviews(
  db: Handle,
  applicationId: string,
): Promise<SentInterview[]> {
  const { rows } = await sql<SentInterview>`
    select s.stage_id, vs.title, s.submitted_at
    from application_stages s
    join vacancy_stages vs on vs.id = s.stage_id and vs.kind = 'video'
    where s.application_id = ${applicationId} and s.submitted_at is not null
    order by s.position`.execute(db)
  return rows
}

/** The state, in an application, of the stage to which a question belongs. */
export async function selectStageState(
  db: Handle,
  applicationId: string,
  questionId: string,
): Promise<StageState | undefined> {
  const { rows } = await sql<{ state: StageState }>`
    select s.state from application_stages s
    join video_questions q on q.stage_id = s.stage_id
    where s.application_id = ${applicationId} and q.id = ${questionId}`.execute(db)
  return rows[0]?.state
}
