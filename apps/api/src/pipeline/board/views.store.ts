import type { BoardView } from '@trilha/contracts/pipeline/board'
import type { Columns, Handle, Tx } from '../../platform/db/database.ts'

type ViewRow = Columns<'board_views', 'id' | 'name'> & {
  layout: BoardView['layout']
  /** As saved, perhaps by an older release. */
  filters: object
}

/** The saved filters of a recruiter, sorted by name. */
export async function selectViews(db: Handle, recruiterId: string): Promise<ViewRow[]> {
  return db
    .selectFrom('board_views')
    .select(['id', 'name', 'layout'])
    .select((eb) => eb.ref('filters').$castTo<object>().as('filters'))
    .$narrowType<Pick<ViewRow, 'layout'>>()
    .where('recruiter_id', '=', recruiterId)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Saves filters, and replaces those with the same name. @returns their id. */
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

/** Deletes saved filters. @returns false if the recruiter has no such filters. */
export async function deleteView(db: Handle, recruiterId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('board_views')
    .where('id', '=', id)
    .where('recruiter_id', '=', recruiterId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
