/**
 * The row of a municipality in the place table: its IBGE code without the last digit, which is a
 * check digit. The first two digits are the state, 53 at most.
 */
export const rowOf = (municipality: number): number => (municipality / 10) | 0
const rowCount = 540_000

/** The classes of the listed municipalities, by `rowOf`. */
export function placeTable(numbers: ReadonlyMap<number, number>): Uint8Array {
  const table = new Uint8Array(rowCount)
  for (const [code, number] of numbers) table[rowOf(code)] = number
  return table
}
