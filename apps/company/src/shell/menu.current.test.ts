import { expect, test } from 'vitest'
import { paths } from '../paths.ts'
import { currentMenuItem } from './menu.current.ts'

test.each([
  [paths.vacancies(), 'vacancies'],
  [paths.vacancy(1), 'vacancies'],
  ['/vagas/1/editar', 'vacancies'],
  [paths.application('1'), 'vacancies'],
  [paths.inbox(), 'inbox'],
  [paths.reviews(), 'reviews'],
  [paths.notifications(), 'notifications'],
  [paths.talents(), 'talents'],
  [paths.sentInvitations(), 'talents'],
  [paths.analytics(), 'analytics'],
  [paths.company(), 'company'],
  [paths.values(), 'company'],
  [paths.team(), 'team'],
  [paths.apiKeys(), 'integrations'],
  [paths.webhook('1'), 'integrations'],
  [paths.feeds(), 'integrations'],
  [paths.account(), 'account'],
  [`${paths.account()}/`, 'account'],
  ['/empresas', undefined],
])('at %s the menu shows %s as current', (pathname, id) => {
  expect(currentMenuItem(pathname)).toBe(id)
})
