import { expect, test } from 'vitest'
import { menuEntryAt } from './menuEntryAt.ts'

const places = {
  start: { exactly: ['/'], within: ['/empresas'] },
  account: { within: ['/conta'] },
  accounts: { within: ['/contas'] },
}

test.each([
  ['/', 'start'],
  ['/empresas/1', 'start'],
  ['/empresas-que-respondem', undefined],
  ['/conta', 'account'],
  ['/conta/', 'account'],
  ['/conta/senha', 'account'],
  ['/contas', 'accounts'],
  ['/contas/1', 'accounts'],
  ['/contato', undefined],
  ['/nada', undefined],
])('%s belongs to the entry %s', (pathname, id) => {
  expect(menuEntryAt(pathname, places)).toBe(id)
})

test('an `exactly` address does not match the addresses below it', () => {
  const home = { home: { exactly: ['/dashboard'] }, search: { within: ['/dashboard/search'] } }
  expect(menuEntryAt('/dashboard/', home)).toBe('home')
  expect(menuEntryAt('/dashboard/search/1', home)).toBe('search')
  expect(menuEntryAt('/dashboard/tests', home)).toBeUndefined()
})
