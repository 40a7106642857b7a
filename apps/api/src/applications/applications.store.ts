import { sql, type RawBuilder } from 'kysely'
import {
  toDo,
  type ActionName,
  type ApplicationState,
  type Actor,
  type Move,
  type StageState,
} from '@trilha/contracts/applications/states'
import type { StageKind } from '@trilha/contracts/vacancies/enums'
import { livePipelineEvent, type LivePipeline } from '@trilha/contracts/pipeline/board'
import type { Handle, Tx } from '../platform/db/database.ts'
import { companyRoomOf, emitAtCommit } from '../platform/live/live.message.ts'

/** Statements that lock an application and write its movements. */

export type StageOfVacancy = {
  id: string
  position: number
  kind: StageKind
  title: string
  /** Days that the candidate has for the stage. */
  days: number
  /** Days in which the company promises its answer. */
  answer_days: number
}

/** One stage of an application, with the fields of its vacancy stage. */
export type TrailStage = StageOfVacancy & {
  state: StageState
  opened_at: Date | null
  due_at: Date | null
  submitted_at: Date | null
  decided_at: Date | null
  decided_by: 'rule' | 'person' | null
  review_requested_at: Date | null
  review_answered_at: Date | null
  review_outcome: 'overturned' | 'confirmed' | null
}

export type HistoryRow = Move & {
  /** `undo` restores the state before a decision. */
  action: ActionName | 'undo'
  actor: Actor
  /** Null for rules and deadlines. */
  userId: string | null
  /** Ids of the rules that decided. Never free text, because the history can't be erased. */
  reason: string | null
}

// Columns that `jsonb_to_recordset` reads from the JSON of stages and of history rows.
const stageColumns = sql`id uuid, position smallint, state text, opened_at timestamptz,
  due_at timestamptz, submitted_at timestamptz, decided_at timestamptz, decided_by text,
  review_answered_at timestamptz, review_outcome text`
const historyColumns = sql`n int, "stageId" uuid, action text, "from" text, "to" text, actor text,
  "userId" uuid, reason text`
/** The rows as JSON, numbered by `n`, so that they are inserted in this order. */
const historyJson = (rows: readonly HistoryRow[]) =>
  JSON.stringify(rows.map((row, n) => ({ ...row, n })))

/**
 * Stores a new application. The company's open pages get an event at the commit.
 * @returns false when the candidate has already applied to this vacancy.
 */
export async function insertApplication(
  tx: Tx,
  application: {
    id: string
    vacancyId: number
    companyId: string
    candidateId: string
    state: ApplicationState
    source: string | null
    answerDueAt: Date | null
    stages: readonly TrailStage[]
    history: readonly HistoryRow[]
  },
  now: Date,
): Promise<boolean> {
  // One statement saves round trips: it stores the application, its stages and its first history
  // rows, and sends the live event to the open pages of the company.
  const { rows } = await sql`
    with application as (
      insert into applications (id, vacancy_id, candidate_id, state, source, applied_at,
        last_movement_at, answer_due_at)
      values (${application.id}, ${application.vacancyId}, ${application.candidateId},
        ${application.state}, ${application.source}, ${now}, ${now}, ${application.answerDueAt})
      on conflict (candidate_id, vacancy_id) do nothing
      returning id
    ), stages as (
      insert into application_stages (application_id, stage_id, position, state, opened_at, due_at)
      select a.id, s.id, s.position, s.state, s.opened_at, s.due_at
      from application a,
        jsonb_to_recordset(${JSON.stringify(application.stages)}) as s(${stageColumns})
    ), history as (
      insert into application_history
        (application_id, stage_id, action, from_state, to_state, actor, user_id, reason, at)
      select a.id, h."stageId", h.action, h."from", h."to", h.actor, h."userId", h.reason,
        ${now}::timestamptz
      from application a,
        jsonb_to_recordset(${historyJson(application.history)}) as h(${historyColumns})
      order by h.n
    )
    select id, ${companyEvent(application)}
    from application`.execute(tx)
  return rows.length > 0
}

/** An application locked by this transaction. */
export type LockedApplication = {
  id: string
  version: number
  state: ApplicationState
  answerDueAt: Date | null
  lastMovementAt: Date
  vacancyId: number
  companyId: string
  candidateId: string
  stages: TrailStage[]
}

/** Locks an application until the transaction ends; undefined when unknown. */
export async function lockApplication(tx: Tx, id: string): Promise<LockedApplication | undefined> {
  const row = await tx
    .selectFrom('applications as a')
    .innerJoin('vacancies as v', 'v.id', 'a.vacancy_id')
    .select(['a.id', 'a.version', 'a.state', 'a.vacancy_id', 'a.candidate_id', 'v.company_id'])
    .select(['a.answer_due_at', 'a.last_movement_at'])
    .where('a.id', '=', id)
    .forUpdate('a')
    .executeTakeFirst()
  if (!row) return undefined
  // A separate statement: the one above, if it waited for the lock, would read outdated stages.
  const stages = await tx
    .selectFrom('application_stages as s')
    .innerJoin('vacancy_stages as v', 'v.id', 's.stage_id')
    .select([
      's.stage_id as id',
      's.position',
      'v.kind',
      'v.title',
      'v.days',
      'v.answer_days',
      's.state',
      's.opened_at',
      's.due_at',
      's.submitted_at',
      's.decided_at',
      's.decided_by',
      's.review_requested_at',
      's.review_answered_at',
      's.review_outcome',
    ])
    .where('s.application_id', '=', id)
    .orderBy('s.position')
    .execute()
  return {
    id: row.id,
    version: row.version,
    state: row.state as ApplicationState,
    answerDueAt: row.answer_due_at,
    lastMovementAt: row.last_movement_at,
    vacancyId: row.vacancy_id,
    companyId: row.company_id,
    candidateId: row.candidate_id,
    stages: stages as TrailStage[],
  }
}

/**
 * Writes a movement: the application, the changed stages and the history. The company's open pages
 * get an event at the commit.
 */
export async function writeMovement(
  tx: Tx,
  application: LiveSubject,
  movement: {
    state: ApplicationState
    version: number
    answerDueAt: Date | null
    /** Default: now. */
    lastMovementAt?: Date
    withdrawReason: string | null
    stages: readonly TrailStage[]
    history: readonly HistoryRow[]
  },
  now: Date,
): Promise<void> {
  await sql`
    with application as (
      update applications set state = ${movement.state}, version = ${movement.version},
        last_movement_at = ${movement.lastMovementAt ?? now},
        answer_due_at = ${movement.answerDueAt},
        withdraw_reason = coalesce(${movement.withdrawReason}::text, withdraw_reason)
      where id = ${application.id}
    ), stages as (
      update application_stages a
      set state = s.state, opened_at = s.opened_at, due_at = s.due_at,
        submitted_at = s.submitted_at, decided_at = s.decided_at, decided_by = s.decided_by,
        review_answered_at = s.review_answered_at, review_outcome = s.review_outcome
      from jsonb_to_recordset(${JSON.stringify(movement.stages)}) as s(${stageColumns})
      where a.application_id = ${application.id} and a.stage_id = s.id
    ), history as (
      insert into application_history
        (application_id, stage_id, action, from_state, to_state, actor, user_id, reason, at)
      select ${application.id}::uuid, h."stageId", h.action, h."from", h."to", h.actor,
        h."userId", h.reason, ${now}::timestamptz
      from jsonb_to_recordset(${historyJson(movement.history)}) as h(${historyColumns})
      order by h.n
    )
    select ${companyEvent(application)}`.execute(tx)
}

/** Sets the version of an application, for a message that belongs to no movement. */
export async function writeVersion(tx: Tx, id: string, version: number): Promise<void> {
  await tx.updateTable('applications').set({ version }).where('id', '=', id).execute()
}

/** Stages of candidates that are past their deadline, the oldest deadline first. */
export async function selectOverdueStages(
  db: Handle,
  now: Date,
  limit: number,
): Promise<{ applicationId: string; stageId: string }[]> {
  const rows = await db
    .selectFrom('application_stages')
    .select(['application_id', 'stage_id'])
    .where('state', 'in', toDo)
    .where('due_at', '<', now)
    // A started test with a time limit is sent when that time ends; it must not expire here.
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('stage_attempts as t')
            .select('t.stage_id')
            .whereRef('t.application_id', '=', 'application_stages.application_id')
            .whereRef('t.stage_id', '=', 'application_stages.stage_id')
            .where('t.ends_at', 'is not', null),
        ),
      ),
    )
    .orderBy('due_at')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ applicationId: row.application_id, stageId: row.stage_id }))
}

/** What a live event is about; with `id` null: all applications of the vacancy. */
type LiveSubject = { id: string | null; companyId: string; vacancyId: number }

/**
 * SQL expression that sends a live event to a company's open pages at the commit. The pages then
 * load the vacancy and the application again.
 */
function companyEvent({ id, companyId, vacancyId }: LiveSubject): RawBuilder<unknown> {
  const event: LivePipeline = { vacancyId, applicationId: id }
  return emitAtCommit(companyRoomOf(companyId), livePipelineEvent, event)
}

/**
 * Publishes a live event to the company's open pages at the commit, for a change other than a
 * movement; the pages load the board or the application again.
 */
export async function publishToCompany(tx: Tx, subject: LiveSubject): Promise<void> {
  await sql`select ${companyEvent(subject)}`.execute(tx)
}
