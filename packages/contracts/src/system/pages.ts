/**
 * All pages with counted views; `*` replaces the id of a vacancy, person or place, so that nothing
 * else of a URL is stored or reported. A test compares this list with the routes.
 */
export const countedPages = [
  '/',
  '/vagas',
  '/vagas/*',
  '/vagas/de/*',
  '/vagas/em/*',
  '/previa/*',
  '/empresas',
  '/empresas-que-respondem',
  '/empresa/*',
  '/desenvolvedores',
  '/contato',
  '/acessibilidade',
  '/avisos/parar',
  '/auth',
  '/auth/login',
  '/auth/register',
  '/auth/reset-password',
  '/auth/change-password',
  '/auth/social',
  '/auth/confirm-email',
  '/dashboard',
  '/dashboard/publicSelectiveProcess',
  '/dashboard/listSelectiveProcesses',
  '/dashboard/listSelectiveProcesses/*/viewSelectiveProcess',
  '/dashboard/mySelectiveProcesses',
  '/dashboard/progressSelectiveProcess/*',
  '/dashboard/progressSelectiveProcess/*/auxiliaryRequirementsTest',
  '/dashboard/progressSelectiveProcess/*/auxiliaryQuestionsTest',
  '/dashboard/progressSelectiveProcess/*/customTest',
  '/dashboard/progressSelectiveProcess/*/addVideoInterview',
  '/dashboard/progressSelectiveProcess/*/viewVideoInterview',
  '/dashboard/tests',
  '/dashboard/tests/competencyTest',
  '/dashboard/tests/result',
  '/dashboard/valuesTest',
  '/dashboard/valuesTest/answer',
  '/dashboard/valuesTest/result',
  '/dashboard/savedSearches',
  '/dashboard/user',
  '/dashboard/user/edit',
  '/dashboard/user/settings',
  '/dashboard/user/viewVideoResume',
  '/dashboard/user/addVideoResume',
  '/dashboard/notification-preferences',
  '/maintenance',
  '/404',
  '/500',
  '/offline',
] as const
export type CountedPage = (typeof countedPages)[number]

const fits = (pattern: string[], path: string[]): boolean =>
  pattern.length === path.length &&
  pattern.every((part, i) => part === path[i] || (part === '*' && path[i] !== ''))

const bySegments = countedPages.map((page) => [page, page.split('/')] as const)

/** The counted page of a URL; null when it is not in the list. */
export function countedPage(address: string): CountedPage | null {
  const path = address.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')
  const exact = bySegments.find(([page]) => page === path)
  const found = exact ?? bySegments.find(([, pattern]) => fits(pattern, path.split('/')))
  return found?.[0] ?? null
}
