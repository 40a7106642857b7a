import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { environment, readConfig } from './config.ts'

const root = join(import.meta.dirname, '../../../../..')
const document = join(root, 'docs/operations.md')

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

/** Settings of `.env.example`; those that are left to their defaults are behind a `#`. */
const example = [
  ...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^(# )?([A-Z0-9_]+)=(.*)$/gm),
].map(([, isLeft, name = '', value = '']) => ({ isLeft: isLeft !== undefined, name, value }))

test('.env.example names every setting once, and no other', () => {
  const names = example.map(({ name }) => name)
  expect(names.toSorted()).toEqual(Object.keys(environment.shape).toSorted())
})

test('.env.example asks for a secret, and is complete with one', () => {
  const given = Object.fromEntries(
    example.filter(({ isLeft }) => !isLeft).map(({ name, value }) => [name, value]),
  )
  expect(() => readConfig(given)).toThrow('TRILHA_SECRET is needed')
  expect(readConfig({ ...given, TRILHA_SECRET: 'x'.repeat(64) })).toMatchObject({
    embedded: false,
    demo: false,
    proxies: 1,
  })
})

test('the values that .env.example shows behind a # are the defaults', () => {
  const shown = example.filter(({ isLeft, value }) => isLeft && value !== '')
  expect(shown.length).toBeGreaterThan(8)
  const values = Object.fromEntries(shown.map(({ name, value }) => [name, value]))
  expect(environment.parse(values)).toEqual(environment.parse({}))
})
