import { sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'
import type { LockedApplication } from '../applications.store.ts'
import type { PendingUndo } from './pendingUndo.store.ts'

/** The state of an application before a decision. */
export type Snapshot = Pick<
  LockedApplication,
  'state' | 'answerDueAt' | 'lastMovementAt' | 'stages'
>

/**
 * Stores the state of an application before the decision that led to `version`. Replaces the state
 * before the previous decision, which is final now. Undone decisions stay stored: their message
 * task may still run and must see that they were undone.
 */
export async function insertUndo(
  tx: Tx,
  decision: {
    applicationId: string
    version: number
    userId: string
    until: Date
    before: Snapshot
    decisionMessageId: string | null
  },
): Promise<void> {
  await tx
    .deleteFrom('application_undos')
    .where('application_id', '=', decision.applicationId)
    .where('undone_at', 'is', null)
    .execute()
  await tx
    .insertInto('application_undos')
    .values({
      application_id: decision.applicationId,
      version: decision.version,
      user_id: decision.userId,
      until: decision.until,
      before: JSON.stringify(decision.before),
      letter_id: decision.decisionMessageId,
    })
    .execute()
}

export type UndoRow = {
  userId: string
  until: Date
  decisionMessageId: string | null
  before: Snapshot
}

/** Reads and locks the decision that led to this version; undefined if none or undone. */
export async function selectUndo(
  tx: Tx,
  applicationId: string,
  version: number,
): Promise<UndoRow | undefined> {
  const row = await tx
    .selectFrom('application_undos')
    .select(['user_id', 'until', 'letter_id'])
    .select((eb) => eb.ref('before').$castTo<NonNullable<PendingUndo['before']>>().as('before'))
    .where('application_id', '=', applicationId)
    .where('version', '=', version)
    .where('undone_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const { before } = row
  return {
    userId: row.user_id,
    until: row.until,
    decisionMessageId: row.letter_id,
    // JSON contains instants as texts.
    before: {
      ...before,
      answerDueAt: asDate(before.answerDueAt),
      lastMovementAt: new Date(before.lastMovementAt),
      stages: before.stages.map((stage) => ({
        ...stage,
        opened_at: asDate(stage.opened_at),
        due_at: asDate(stage.due_at),
        submitted_at: asDate(stage.submitted_at),
        decided_at: asDate(stage.decided_at),
        review_requested_at: asDate(stage.review_requested_at),
        review_answered_at: asDate(stage.review_answered_at),
      })),
    },
  }
}

const asDate = (text: string | null): Date | null => (text ? new Date(text) : null)

/** Marks a decision and its message as undone. */
export async function markUndone(
  tx: Tx,
  at: { applicationId: string; version: number; decisionMessageId: string | null },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('application_undos')
    .set({ undone_at: now })
    .where('application_id', '=', at.applicationId)
    .where('version', '=', at.version)
    .execute()
  if (at.decisionMessageId)
    await tx
      .updateTable('application_letters')
      .set({ undone_at: now })
      .where('id', '=', at.decisionMessageId)
      .execute()
}

/** Makes all decisions of a vacancy final: they can't be undone from now on. */
export async function closeUndos(tx: Tx, vacancyId: number, now: Date): Promise<void> {
  await sql`update application_undos u set until = ${now}::timestamptz - interval '1 millisecond'
    from applications a where a.id = u.application_id and a.vacancy_id = ${vacancyId}
      and u.undone_at is null and u.until >= ${now}`.execute(tx)
}

/** True if this user has undone the decision that led to this version. */
export async function wasUndone(
  db: Handle,
  at: { applicationId: string; version: number; userId: string },
): Promise<boolean> {
  const { rows } = await sql<{ undone: boolean }>`
    select exists (select from application_undos where application_id = ${at.applicationId}
      and version = ${at.version} and undone_at is not null
      and user_id = ${at.userId}) as undone`.execute(db)
  return rows[0]?.undone ?? false
}
