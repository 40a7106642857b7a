import { expect, test } from 'vitest'
import { paths } from '../paths.ts'
import { currentMenuItem } from './menu.current.ts'

test.each([
  [paths.home(), 'home'],
  [`${paths.home()}/`, 'home'],
  [paths.search(), 'search'],
  [paths.viewVacancy(1), 'search'],
  [paths.sharedVacancy(), 'search'],
  [paths.profile(), 'profile'],
  [paths.editProfile(), 'profile'],
  [paths.videoResume(), 'profile'],
  [paths.addVideoResume(), 'profile'],
  [paths.myApplications(), 'applications'],
  [paths.videoInterview(1), 'applications'],
  [paths.settings(), undefined],
  [paths.savedSearches(), undefined],
  [paths.selfAssessment('competency'), undefined],
])('at %s the current menu entry is %s', (pathname, id) => {
  expect(currentMenuItem(pathname)).toBe(id)
})
