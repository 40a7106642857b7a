import type { ActionResult } from '@trilha/contracts/pipeline/acts'
import type { BoardCard, BoardColumn } from '@trilha/contracts/pipeline/board'

/** Cached part of a column: the first cards and the pages loaded after them. */
export type LoadedCards = Pick<BoardColumn, 'rows' | 'count' | 'next'>

/**
 * Optimistic update: returns the columns with some cards moved to the top of column `to`.
 * @param results replies of the server by application id; empty before it has answered.
 */
export function movedTo(
  columns: readonly BoardColumn[],
  ids: ReadonlySet<string>,
  to: string,
  results: ReadonlyMap<string, ActionResult> = new Map(),
): BoardColumn[] {
  const moving = columns
    .filter(({ id }) => id !== to)
    .flatMap(({ rows }) => rows.filter((card) => ids.has(card.id)))
  return columns.map((column) => {
    if (column.id === to)
      return {
        ...column,
        rows: [...moving.map((card) => arrived(card, to, results.get(card.id))), ...column.rows],
        count: column.count + moving.length,
      }
    const rows = column.rows.filter((card) => !ids.has(card.id))
    return { ...column, rows, count: column.count - (column.rows.length - rows.length) }
  })
}

/** A card as it looks after a move, until the board is refetched. */
export const arrived = (card: BoardCard, to: string, result?: ActionResult): BoardCard => ({
  ...card,
  column: to,
  version: result?.version ?? card.version,
  moves: card.moves.includes(to) ? card.moves.slice(card.moves.indexOf(to) + 1) : [],
})

/** Recently moved cards by id, as they looked after the move; `column` is the target. */
export type Arrivals = ReadonlyMap<string, BoardCard>

/**
 * Shows recently moved cards on top of their column for a while, whatever their sort position, so
 * that the user finds them. If a column is only partly loaded and lacks the card, the card is added
 * from `arrivals`. A card that the board shows in another column stays there.
 */
export function withArrivals(columns: readonly BoardColumn[], arrivals: Arrivals): BoardColumn[] {
  if (arrivals.size === 0) return [...columns]
  const known = new Set(columns.flatMap(({ rows }) => rows.map(({ id }) => id)))
  return columns.map((column) => {
    const here = [...arrivals.values()].filter((card) => card.column === column.id)
    const top = here.flatMap(
      (card) =>
        column.rows.find(({ id }) => id === card.id) ??
        (known.has(card.id) || column.next === null ? [] : card),
    )
    const ids = new Set(top.map(({ id }) => id))
    return top.length === 0
      ? column
      : { ...column, rows: [...top, ...column.rows.filter(({ id }) => !ids.has(id))] }
  })
}

/**
 * All cards of a column in order, without duplicates and without people who have left.
 * @param later pages after the first cards.
 * @param elsewhere ids of the cards in other columns.
 */
export function cardsOf(
  column: BoardColumn,
  later: readonly { rows: readonly BoardCard[] }[],
  elsewhere: ReadonlySet<string>,
): BoardCard[] {
  const seen = new Set<string>()
  return [...column.rows, ...later.flatMap(({ rows }) => rows)].filter((card) => {
    if (seen.has(card.id)) return false
    seen.add(card.id)
    return column.rows.includes(card) || !elsewhere.has(card.id)
  })
}
