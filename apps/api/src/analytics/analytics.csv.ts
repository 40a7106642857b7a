/** A cell of the file; null is an empty cell. */
export type Cell = string | number | null

/**
 * Formats rows as a CSV file that spreadsheets in Portuguese open correctly: UTF-8 with a byte
 * order mark, semicolons, decimal commas, and line ends as in RFC 4180.
 */
export const csv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(formatCell).join(';')}\r\n`).join('')}`

function formatCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const text = escapeFormula(cell)
  return /["';\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Puts an apostrophe before a text that would run as a formula (OWASP, CSV injection). */
const escapeFormula = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text)
