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
 * Previous and next person in the column. The order is fixed when the first sheet opens, so moving
 * or answering somebody does not change the next person.
 */
export function useQueue(id: string): Queue {
  const board = useBoard()
  const client = useQueryClient()
  const [line, setLine] = useState<readonly string[]>([])
  let ids = line
  if (!line.includes(id)) {
    const pagesOf = (column: string) =>
      client.getQueryData<InfiniteData<LoadedCards>>(
        columnQuery(board.vacancyId, column, board.filters).queryKey,
      )?.pages ?? []
    ids = lineOf(board.columns, pagesOf, id)
    if (ids.length > 0) setLine(ids)
  }
  const at = ids.indexOf(id)
  return {
    before: ids[at - 1] ?? null,
    after: at < 0 ? null : (ids[at + 1] ?? null),
    place: at < 0 ? null : { at: at + 1, of: ids.length },
  }
}

/** Ids of the loaded column that contains the person; empty if none does. */
function lineOf(
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
