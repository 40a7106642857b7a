import type { BoardCard, BoardColumn } from '@trilha/contracts/pipeline/board'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { cardsOf } from './board.cache.ts'
import { useBoard } from './board.context.ts'
import { columnQuery } from './board.data.ts'

export type ColumnCards = {
  cards: BoardCard[]
  /** Number of cards that are not loaded yet. */
  left: number
  loading: boolean
  failed: boolean
  loadMore: () => void
}

/** The loaded cards of a column, and a function that loads more. */
export function useColumnCards(column: BoardColumn): ColumnCards {
  const { vacancyId, filters, columns } = useBoard()
  const [wantsMore, setWantsMore] = useState(false)
  const query = useInfiniteQuery({
    ...columnQuery(vacancyId, column.id, filters),
    enabled: wantsMore && column.next !== null,
  })
  const later = query.data?.pages
  const cards = useMemo(() => {
    const elsewhere = new Set(
      columns.flatMap(({ id, rows }) => (id === column.id ? [] : rows.map((card) => card.id))),
    )
    return cardsOf(column, later ?? [], elsewhere)
  }, [column, columns, later])
  const isComplete = column.next === null || (query.data !== undefined && !query.hasNextPage)
  return {
    cards,
    left: isComplete ? 0 : Math.max(0, column.count - cards.length),
    loading: query.isFetching,
    failed: query.isError,
    loadMore: () => {
      if (query.isFetching) return
      if (!wantsMore) setWantsMore(true)
      else if (query.data) void query.fetchNextPage()
      else void query.refetch()
    },
  }
}
