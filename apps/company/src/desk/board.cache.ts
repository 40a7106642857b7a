import type { ActResult } from '@trilha/contracts/desk.acts'
import type { BoardCard, BoardColumn } from '@trilha/contracts/desk.board'

/** What the board knows of one column: its first cards, and the pages that were read after them. */
export type Shown = Pick<BoardColumn, 'rows' | 'count' | 'next'>

/**
 * Moves cards to another column on what was read, so that nobody waits to see it. They stand on top
 * there until the board is read again.
 */
export function movedTo(
  columns: readonly BoardColumn[],
  ids: ReadonlySet<string>,
  to: string,
  known: ReadonlyMap<string, ActResult> = new Map(),
): BoardColumn[] {
  const moving = columns
    .filter(({ id }) => id !== to)
    .flatMap(({ rows }) => rows.filter((card) => ids.has(card.id)))
  return columns.map((column) => {
    if (column.id === to)
      return {
        ...column,
        rows: [...moving.map((card) => arrived(card, to, known.get(card.id))), ...column.rows],
        count: column.count + moving.length,
      }
    const rows = column.rows.filter((card) => !ids.has(card.id))
    return { ...column, rows, count: column.count - (column.rows.length - rows.length) }
  })
}

/** A card as it stands after a move, before the board is read again. */
export const arrived = (card: BoardCard, to: string, result?: ActResult): BoardCard => ({
  ...card,
  column: to,
  version: result?.version ?? card.version,
  moves: card.moves.includes(to) ? card.moves.slice(card.moves.indexOf(to) + 1) : [],
})

/** Who arrived a moment ago, by id, each as shown then: `column` says where. */
export type Arrivals = ReadonlyMap<string, BoardCard>

/**
 * Who arrived a moment ago stands on top of their column for a while, wherever its order puts them:
 * nobody has to look for whom they moved. Of a column that goes on beyond what was read they are
 * shown as they were; whoever has moved on, or is gone, stands where the board says.
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

/** The cards of a column in order, each once: first ones, then later pages without who has left. */
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
