import type { BoardCard, BoardColumn } from '@trilha/contracts/pipeline/board'
import { createContext, useContext } from 'react'
import type { Filters } from './filters/board.filters.ts'
import type { Target } from './moving/useMoving.ts'

/** State shared by the parts of a board. */
export type BoardState = {
  vacancyId: number
  filters: Filters
  columns: readonly BoardColumn[]
  titleOf: (column: string) => string
  /** Time when the board was opened, in milliseconds: earlier deadlines are overdue. */
  now: number
  /** False for evaluators: they score and compare, but do not decide. */
  decides: boolean
  selected: ReadonlyMap<string, BoardCard>
  toggle: (card: BoardCard) => void
  move: (cards: readonly BoardCard[], to: Target) => void
  /** URL of a person's sheet over the board. */
  sheetOf: (id: string) => string
  /** URL of the comparison of some people. */
  compareOf: (ids: readonly string[]) => string
}

export const BoardContext = createContext<BoardState | null>(null)

/** State of the surrounding board. @throws Error outside of a board. */
export function useBoard(): BoardState {
  const board = useContext(BoardContext)
  if (!board) throw new Error('useBoard must be used inside a board.')
  return board
}
