import { useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useState } from 'react'
import { cardsOf, type Shown } from './board.cache.ts'
import { useBoard, type BoardState } from './board.context.ts'
import { columnQuery } from './board.data.ts'

export type Queue = {
  before: string | null
  after: string | null
  /** From 1, and how many are in line; null for somebody who stands in no column that was read. */
  place: { at: number; of: number } | null
}

/**
 * Who stands before and after somebody in their column. The line stays as it was when its first
 * sheet was opened: whoever is moved on or answered does not take the next one away.
 */
export function useQueue(id: string): Queue {
  const board = useBoard()
  const client = useQueryClient()
  const [line, setLine] = useState<readonly string[]>([])
  let ids = line
  if (!line.includes(id)) {
    const pagesOf = (column: string) =>
      client.getQueryData<InfiniteData<Shown>>(
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

/** The ids of the column in which somebody stands, as far as it was read; empty for who is in none. */
function lineOf(
  columns: BoardState['columns'],
  pagesOf: (column: string) => readonly Shown[],
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
