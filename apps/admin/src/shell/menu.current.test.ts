import { expect, test } from 'vitest'
import { paths } from '../paths.ts'
import { currentMenuItem } from './menu.current.ts'

test.each([
  [paths.companies(), 'companies'],
  [paths.company('1'), 'companies'],
  [paths.review(), 'review'],
  [paths.reports(), 'reports'],
  [paths.users(), 'users'],
  [paths.user('1'), 'users'],
  [paths.partners(), 'partners'],
  [paths.announcements(), 'announcements'],
  [paths.messages(), 'messages'],
  [paths.privacy(), 'privacy'],
  [paths.audit(), 'audit'],
  [paths.health(), 'health'],
  [paths.account(), 'account'],
  ['/nada', undefined],
])('at %s the menu shows %s as current', (pathname, id) => {
  expect(currentMenuItem(pathname)).toBe(id)
})
