import { sql } from 'kysely'
import type { Handle, Tx } from '../platform/db/database.ts'
import type { LockedApplication } from './applications.store.ts'

/** How an application stood before a decision. */
export type Before = Pick<LockedApplication, 'state' | 'answerDueAt' | 'lastMovementAt' | 'stages'>

/**
 * Keeps how an application stood before a decision that led to `version`, in place of what could be
 * undone before; what was undone stays, since the task that tells of it may still come.
 */
export async function insertUndo(
  tx: Tx,
  kept: {
    applicationId: string
    version: number
    userId: string
    until: Date
    before: Before
    letterId: string | null
  },
): Promise<void> {
  await tx
    .deleteFrom('application_undos')
    .where('application_id', '=', kept.applicationId)
    .where('undone_at', 'is', null)
    .execute()
  await tx
    .insertInto('application_undos')
    .values({
      application_id: kept.applicationId,
      version: kept.version,
      user_id: kept.userId,
      until: kept.until,
      before: JSON.stringify(kept.before),
      letter_id: kept.letterId,
    })
    .execute()
}

export type UndoRow = { userId: string; until: Date; letterId: string | null; before: Before }

/** What is kept of the decision that led to this version and was not taken back; held until the end. */
export async function selectUndo(
  tx: Tx,
  applicationId: string,
  version: number,
): Promise<UndoRow | undefined> {
  const row = await tx
    .selectFrom('application_undos')
    .select(['user_id', 'until', 'letter_id', 'before'])
    .where('application_id', '=', applicationId)
    .where('version', '=', version)
    .where('undone_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const before = row.before as unknown as Before
  return {
    userId: row.user_id,
    until: row.until,
    letterId: row.letter_id,
    // Instants come back from JSON as texts.
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

const asDate = (text: Date | null): Date | null => text && new Date(text)

/** Notes that a decision was taken back, with its letter. */
export async function markUndone(
  tx: Tx,
  at: { applicationId: string; version: number; letterId: string | null },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('application_undos')
    .set({ undone_at: now })
    .where('application_id', '=', at.applicationId)
    .where('version', '=', at.version)
    .execute()
  if (at.letterId)
    await tx
      .updateTable('application_letters')
      .set({ undone_at: now })
      .where('id', '=', at.letterId)
      .execute()
}

/** From now on nothing decided in this vacancy can be taken back. */
export async function closeUndos(tx: Tx, vacancyId: number, now: Date): Promise<void> {
  await sql`update application_undos u set until = ${now}::timestamptz - interval '1 millisecond'
    from applications a where a.id = u.application_id and a.vacancy_id = ${vacancyId}
      and u.undone_at is null and u.until >= ${now}`.execute(tx)
}

/** True where this person took back the decision that led to this version. */
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
