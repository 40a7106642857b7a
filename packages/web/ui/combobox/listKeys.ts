/** Rows that a key moves in a list below a field: 1 down, -1 up; undefined for other keys. */
export const stepOf = (key: string): number | undefined => ({ ArrowDown: 1, ArrowUp: -1 })[key]

/** The row after a step; after the last row comes the first, and vice versa. -1 means no row. */
export const rowAfter = (row: number, step: number, rows: number): number => {
  const start = row === -1 && step < 0 ? 0 : row
  return (start + step + rows) % rows
}
