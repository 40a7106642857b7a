import { dayInBrasilia } from '@trilha/contracts/vacancies/states'
import type { CountedPage } from '@trilha/contracts/system/pages'
import { sql } from 'kysely'
import type { Handle } from '../platform/db/database.ts'

/** Adds one view of a page to the day's count. */
export async function countPageView(db: Handle, page: CountedPage, now: Date): Promise<void> {
  await db
    .insertInto('page_views')
    .values({ day: dayInBrasilia(now), path: page, views: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'path'])
        .doUpdateSet((eb) => ({ views: eb('page_views.views', '+', 1) })),
    )
    .execute()
}

/** Number of mails sent since an instant. */
export async function countSent(db: Handle, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sent_messages where at >= ${since}`.execute(db)
  return rows[0]?.count ?? 0
}
