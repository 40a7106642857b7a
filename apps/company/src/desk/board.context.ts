import type { BoardCard, BoardColumn } from '@trilha/contracts/desk.board'
import { createContext, useContext } from 'react'
import type { Filters } from './board.filters.ts'
import type { Target } from './useMoving.ts'

/** What the parts of a board share. */
export type BoardState = {
  vacancyId: number
  filters: Filters
  columns: readonly BoardColumn[]
  titleOf: (column: string) => string
  /** Instants before it are late. */
  now: number
  /** False for who only evaluates: they score and compare, and decide nothing. */
  decides: boolean
  selected: ReadonlyMap<string, BoardCard>
  toggle: (card: BoardCard) => void
  move: (cards: readonly BoardCard[], to: Target) => void
  /** The address of a person's sheet over the board. */
  sheetOf: (id: string) => string
  /** The address of some of them side by side. */
  compareOf: (ids: readonly string[]) => string
}

export const BoardContext = createContext<BoardState | null>(null)

/** The board around. @throws outside of one. */
export function useBoard(): BoardState {
  const board = useContext(BoardContext)
  if (!board) throw new Error('no board around')
  return board
}
