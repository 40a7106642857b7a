/**
 * All pages whose views are counted. `*` stands for a part of the URL such as an id or a slug,
 * which is not stored. A test compares this list with the routes.
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
  '/dashboard/firstSteps',
  '/dashboard/publicSelectiveProcess',
  '/dashboard/listSelectiveProcesses',
  '/dashboard/listSelectiveProcesses/*/viewSelectiveProcess',
  '/dashboard/mySelectiveProcesses',
  '/dashboard/progressSelectiveProcess/*',
  '/dashboard/progressSelectiveProcess/*/conversation',
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
  '/dashboard/savedVacancies',
  '/dashboard/hiddenVacancies',
  '/dashboard/followedCompanies',
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

const matches = (pattern: string[], path: string[]): boolean =>
  pattern.length === path.length &&
  pattern.every((part, i) => part === path[i] || (part === '*' && path[i] !== ''))

const bySegments = countedPages.map((page) => [page, page.split('/')] as const)

/** Returns the counted page of a URL; null if the list does not contain it. */
export function countedPage(address: string): CountedPage | null {
  const path = address.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')
  const exact = bySegments.find(([page]) => page === path)
  const found = exact ?? bySegments.find(([, pattern]) => matches(pattern, path.split('/')))
  return found?.[0] ?? null
}
