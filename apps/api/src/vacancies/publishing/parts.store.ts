import { sql } from 'kysely'
import type { Handle } from '../../platform/db/database.ts'
import type { Critical } from './critical.store.ts'
import type { DraftItem, DraftTest } from './draft.questions.ts'

/** Inserts questions with their positions in their stages. */
export async function insertItems(
  db: Handle,
  items: readonly (DraftItem & { stageId: string; position: number; promptFolded: string })[],
): Promise<void> {
  await db
    .insertInto('stage_items')
    .values(
      items.map((item) => ({
        stage_id: item.stageId,
        position: item.position,
        kind: item.kind,
        prompt: item.prompt,
        prompt_folded: item.promptFolded,
        help: item.help,
        required: item.required,
        options: JSON.stringify(item.options),
        limits: JSON.stringify(item.limits),
        key: item.key && JSON.stringify(item.key),
        points: item.points,
        seconds: item.seconds,
        pool: item.pool,
      })),
    )
    .execute()
}

/** Inserts the settings of custom tests. */
export async function insertTests(
  db: Handle,
  tests: readonly (DraftTest & { stageId: string })[],
): Promise<void> {
  await db
    .insertInto('stage_tests')
    .values(
      tests.map((test) => ({
        stage_id: test.stageId,
        seconds: test.seconds,
        draws: JSON.stringify(test.draws),
        pass_percent: test.passPercent,
      })),
    )
    .execute()
}

export type NewVideoQuestion = {
  vacancyId: number
  /** Position of the stage, from 1. */
  stagePosition: number
  position: number
  prompt: string
  help: string
  prepareSeconds: number
  limitSeconds: number
  retakes: number
  allowsAudio: boolean
  allowsText: boolean
}

/** Inserts questions of existing stages. */
export async function insertVideoQuestions(db: Handle, questions: readonly NewVideoQuestion[]) {
  const column = <T>(pick: (question: NewVideoQuestion) => T) => questions.map(pick)
  await sql`
    insert into video_questions (stage_id, position, prompt, help, prepare_seconds, limit_seconds,
      retakes, allows_audio, allows_text)
    select s.id, q.position, q.prompt, q.help, q.prepare_seconds, q.limit_seconds, q.retakes,
      q.allows_audio, q.allows_text
    from unnest(
      ${column((q) => q.vacancyId)}::bigint[], ${column((q) => q.stagePosition)}::smallint[],
      ${column((q) => q.position)}::smallint[], ${column((q) => q.prompt)}::text[],
      ${column((q) => q.help)}::text[], ${column((q) => q.prepareSeconds)}::smallint[],
      ${column((q) => q.limitSeconds)}::smallint[], ${column((q) => q.retakes)}::smallint[],
      ${column((q) => q.allowsAudio)}::boolean[], ${column((q) => q.allowsText)}::boolean[]
    ) as q (vacancy_id, stage_position, position, prompt, help, prepare_seconds, limit_seconds,
      retakes, allows_audio, allows_text)
    join vacancy_stages s on s.vacancy_id = q.vacancy_id and s.position = q.stage_position
      and s.kind = 'video'`.execute(db)
}

/** Saves critical competencies of stages, identified by vacancy and position in the trail. */
export async function insertCritical(
  db: Handle,
  rows: readonly {
    vacancyId: number
    position: number
    competencies: Critical
    reason: string
    responsible: { name: string; crp: string } | null
  }[],
): Promise<void> {
  await sql`
    insert into stage_competencies
      (stage_id, critical, reason, responsible_name, responsible_crp)
    select s.id, r.competencies, r.reason, r.responsible ->> 'name', r.responsible ->> 'crp'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("vacancyId" bigint,
      position smallint, competencies jsonb, reason text, responsible jsonb)
    join vacancy_stages s on s.vacancy_id = r."vacancyId" and s.position = r.position`.execute(db)
}
