import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { environment } from './config.ts'

const document = join(import.meta.dirname, '../../../../../docs/operations.md')

/** Variables in the first column of the table below the heading "Settings". */
function settingsOf(text: string): string[] {
  const section = text.split(/^## /m).find((part) => part.startsWith('Settings\n')) ?? ''
  const cells = [...section.matchAll(/^\|([^|]+)\|/gm)].map(([, cell = '']) => cell)
  return cells.flatMap((cell) => [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name))
}

test('docs/operations.md lists every setting once, and no other', () => {
  const listed = settingsOf(readFileSync(document, 'utf8'))
  expect(listed.toSorted()).toEqual(Object.keys(environment.shape).toSorted())
})
