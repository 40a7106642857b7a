/** Rows that a key moves in a list below a field: 1 down, -1 up; undefined for other keys. */
export const stepOf = (key: string): number | undefined => ({ ArrowDown: 1, ArrowUp: -1 })[key]

/** The row after a step, which goes on at the other end; -1 is no row. */
export const rowAfter = (row: number, step: number, rows: number): number =>
  (row + step + rows + (row < 0 && step < 0 ? 1 : 0)) % rows
