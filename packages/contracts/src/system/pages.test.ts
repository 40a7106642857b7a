import { expect, test } from 'vitest'
import { countedPage } from './pages.ts'

test.each([
  ['/', '/'],
  ['/vagas', '/vagas'],
  ['/vagas/', '/vagas'],
  ['/vagas?roleName=caixa', '/vagas'],
  ['/vagas/padaria-contagem-345?x=1#y', '/vagas/*'],
  ['/dashboard/tests/result', '/dashboard/tests/result'],
  [
    '/dashboard/progressSelectiveProcess/812/customTest',
    '/dashboard/progressSelectiveProcess/*/customTest',
  ],
])('%s is counted as %s', (address, page) => expect(countedPage(address)).toBe(page))

test.each([
  '',
  'vagas',
  '/vagas//',
  '/vagas/a/b',
  '/maria@exemplo.com.br',
  '/dashboard/progressSelectiveProcess//customTest',
])('%s is not counted', (address) => expect(countedPage(address)).toBeNull())
