import { useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useState } from 'react'
import { cardsOf, type LoadedCards } from '../board/board.cache.ts'
import { useBoard, type BoardState } from '../board/board.context.ts'
import { columnQuery } from '../board/board.data.ts'

export type Queue = {
  before: string | null
  after: string | null
  /** Position from 1 and total; null if the person is in no loaded column. */
  place: { at: number; of: number } | null
}

/**
 * Previous and next person in the column. The order is fixed when the first sheet opens, so that
 * the next person stays the same when somebody is moved or answered.
 */
export function useQueue(id: string): Queue {
  const board = useBoard()
  const client = useQueryClient()
  const [order, setOrder] = useState<readonly string[]>([])
  let ids = order
  if (!order.includes(id)) {
    const pagesOf = (column: string) =>
      client.getQueryData<InfiniteData<LoadedCards>>(
        columnQuery(board.vacancyId, column, board.filters).queryKey,
      )?.pages ?? []
    ids = loadedIdsOf(board.columns, pagesOf, id)
    if (ids.length > 0) setOrder(ids)
  }
  const index = ids.indexOf(id)
  return {
    before: ids[index - 1] ?? null,
    after: index < 0 ? null : (ids[index + 1] ?? null),
    place: index < 0 ? null : { at: index + 1, of: ids.length },
  }
}

/** Ids of all people in the column that contains the person; empty if no loaded column does. */
function loadedIdsOf(
  columns: BoardState['columns'],
  pagesOf: (column: string) => readonly LoadedCards[],
  id: string,
): string[] {
  for (const column of columns) {
    const elsewhere = new Set(
      columns.flatMap((other) => (other === column ? [] : other.rows.map((card) => card.id))),
    )
    const ids = cardsOf(column, pagesOf(column.id), elsewhere).map((card) => card.id)
    if (ids.includes(id)) return ids
  }
  return []
}
