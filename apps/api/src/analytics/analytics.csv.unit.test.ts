import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csv } from './analytics.csv.ts'

test('formats cells for a spreadsheet in Portuguese', () => {
  expect(
    csv([
      ['Etapa', 'Chegaram'],
      ['Conversa; "a dois"', 12.5],
      ['Fim', null],
    ]),
  ).toBe('\uFEFFEtapa;Chegaram\r\n"Conversa; ""a dois""";12,5\r\nFim;\r\n')
})

test.each(['=1+1', '+55', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1'])('%j is escaped', (text) => {
  expect(csv([[text]])).toBe(`\uFEFF"'${text}"\r\n`)
})

/** Parses one line as RFC 4180 with semicolons. */
function cellsOf(line: string): string[] {
  const cells = ['']
  let quoted = false
  for (let i = 0; i < line.length; i++) {
    const character = line.charAt(i)
    if (quoted && character === '"' && line.charAt(i + 1) === '"') i++
    else if (character === '"') {
      quoted = !quoted
      continue
    } else if (!quoted && character === ';') {
      cells.push('')
      continue
    }
    cells[cells.length - 1] += character
  }
  return cells
}

test('every text is preserved, and no cell starts like a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 2, maxLength: 4 }), (texts) => {
      const line = csv([texts]).slice(1, -2)
      const cells = cellsOf(line)
      expect(cells.map((cell, i) => (cell === `'${texts[i]}` ? texts[i] : cell))).toEqual(texts)
      for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/)
    }),
    { numRuns: 200 },
  )
})
