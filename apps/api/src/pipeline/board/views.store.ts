import type { BoardView } from '@trilha/contracts/pipeline/board'
import type { Handle, Tx } from '../../platform/db/database.ts'

type ViewRow = { id: string; name: string; layout: BoardView['layout']; filters: object }

/** The saved filters of one person, by name. */
export async function selectViews(db: Handle, recruiterId: string): Promise<ViewRow[]> {
  const rows = await db
    .selectFrom('board_views')
    .select(['id', 'name', 'layout', 'filters'])
    .where('recruiter_id', '=', recruiterId)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows as ViewRow[]
}

/** Saves filters under their name. @returns their id. */
export async function upsertView(
  tx: Tx,
  recruiterId: string,
  { name, layout, filters }: Omit<ViewRow, 'id'>,
): Promise<string> {
  const saved = { layout, filters: JSON.stringify(filters) }
  const { id } = await tx
    .insertInto('board_views')
    .values({ recruiter_id: recruiterId, name, ...saved })
    .onConflict((conflict) => conflict.columns(['recruiter_id', 'name']).doUpdateSet(saved))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @returns false when the person has no such filters. */
export async function deleteView(db: Handle, recruiterId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('board_views')
    .where('id', '=', id)
    .where('recruiter_id', '=', recruiterId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
