/** A cell: text, a number of any size, or nothing. */
export type Cell = string | number | null

/**
 * Rows as a CSV file for spreadsheets in Portuguese: UTF-8 with its mark, semicolons, decimal commas,
 * lines that end as RFC 4180 says.
 */
export const csv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(written).join(';')}\r\n`).join('')}`

function written(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const text = harmless(cell)
  return /["';\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A text that a spreadsheet would run as a formula begins with an apostrophe (OWASP, CSV injection). */
const harmless = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text)
