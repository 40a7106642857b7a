import { sql } from 'kysely'
import type { Handle } from '../platform/db/database.ts'

/** True when the database can be reached. */
export async function databaseAnswers(db: Handle): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
}

/** Adds one view of a path to the day's count. Numbers and keys in the path are folded together. */
export async function countPageView(db: Handle, path: string, now: Date): Promise<void> {
  const pattern = path
    .replace(/[?#].*$/, '')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{2,}/g, '*')
  await db
    .insertInto('page_views')
    .values({ day: now.toISOString().slice(0, 10), path: pattern, views: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'path'])
        .doUpdateSet((eb) => ({ views: eb('page_views.views', '+', 1) })),
    )
    .execute()
}
