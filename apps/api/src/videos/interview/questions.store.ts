import type { StageState } from '@trilha/contracts/applications/states'
import { reachedLast } from '../../applications/applications.fragments.ts'
import { readRows, type Handle, type Tx } from '../../platform/db/database.ts'

/** Questions of a video stage, and who opened them. */

export type QuestionRow = {
  id: string
  position: number
  prompt: string
  help: string
  prepare_seconds: number
  limit_seconds: number
  retakes: number
  allows_audio: boolean
  allows_text: boolean
  opened_at: Date | null
}

/** The questions of a stage in order, each with the time at which the applicant opened it. */
export async function selectQuestions(
  db: Handle,
  stageId: string,
  applicationId: string,
): Promise<QuestionRow[]> {
  return readRows(
    db,
    `select q.id, q.position, q.prompt, q.help, q.prepare_seconds, q.limit_seconds, q.retakes,
      q.allows_audio, q.allows_text, o.opened_at
    from video_questions q
    left join video_openings o on o.question_id = q.id and o.application_id = $2
    where q.stage_id = $1 order by q.position`,
    [stageId, applicationId],
  )
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

export type InterviewRow = {
  application_id: string
  stage_id: string
  title: string
  instructions: string
  minutes: number
  state: StageState
  due_at: Date | null
  vacancy_id: number
  slug: string
  role_name: string
  company_name: string
}

/** The latest video interview that a candidate has reached in a vacancy, else the next one. */
export async function selectInterview(
  db: Handle,
  candidateId: string,
  vacancyId: number,
): Promise<InterviewRow | undefined> {
  const [row] = await readRows<InterviewRow>(
    db,
    `select a.id as application_id, s.stage_id, vs.title, vs.instructions, vs.minutes, s.state,
      s.due_at, v.id as vacancy_id, v.slug, v.role_name, c.name as company_name
    from applications a
    join vacancies v on v.id = a.vacancy_id
    join companies c on c.id = v.company_id
    join application_stages s on s.application_id = a.id
    join vacancy_stages vs on vs.id = s.stage_id and vs.kind = 'video'
    where a.candidate_id = $1 and a.vacancy_id = $2
    order by ${reachedLast}
    limit 1`,
    [candidateId, vacancyId],
  )
  return row
}

export type SentInterview = { stage_id: string; title: string; submitted_at: Date }

/** The video interviews of an application that were sent, in order. */
export async function selectSentInterviews(
  db: Handle,
  applicationId: string,
): Promise<SentInterview[]> {
  return readRows(
    db,
    `select s.stage_id, vs.title, s.submitted_at
    from application_stages s
    join vacancy_stages vs on vs.id = s.stage_id and vs.kind = 'video'
    where s.application_id = $1 and s.submitted_at is not null order by s.position`,
    [applicationId],
  )
}

/** The state, in an application, of the stage to which a question belongs. */
export async function selectStageState(
  db: Handle,
  applicationId: string,
  questionId: string,
): Promise<StageState | undefined> {
  const [row] = await readRows<{ state: StageState }>(
    db,
    `select s.state from application_stages s
    join video_questions q on q.stage_id = s.stage_id
    where s.application_id = $1 and q.id = $2`,
    [applicationId, questionId],
  )
  return row?.state
}
