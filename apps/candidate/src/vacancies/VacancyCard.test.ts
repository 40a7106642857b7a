import { createElement as h, type ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import type { LinkElement } from '@trilha/web/ui/link.ts'
import { expect, test } from 'vitest'
import { VacancyCard, type VacancyCardProps } from './VacancyCard.tsx'

const link = (props: ComponentProps<'a'>): LinkElement => h('a', props)
const vacancy: VacancyCardProps = {
  link: link({ href: '/vagas/1' }),
  title: 'Caixa',
  company: { name: 'Padaria Trigal', verified: 'empresa verificada' },
  place: 'Contagem, MG',
  workplace: { kind: 'on-site', text: 'Presencial' },
  contract: 'CLT',
  trail: { stages: 3, text: '3 etapas, cerca de 5 dias' },
  pcd: 'Também para PcD',
  extras: ['Primeiro emprego'],
  pay: { amount: 'A combinar' },
  points: { met: 2, of: 3, text: '2 de 3 pontos' },
  closing: { days: 5, text: 'Encerra em 5 dias' },
}

// The content security policy of public pages rejects style attributes.
test('renders no style attribute', () => {
  expect(renderToString(h(VacancyCard, vacancy))).not.toMatch(/\sstyle=/)
})

test('lists the facts in the order of the design', () => {
  const text = renderToString(h(VacancyCard, vacancy)).replace(/<[^>]*>/g, '')
  const order = [
    'Caixa',
    'Padaria Trigal',
    'Contagem, MG',
    'Presencial',
    'CLT',
    '3 etapas, cerca de 5 dias',
    'Também para PcD',
    'Primeiro emprego',
    'A combinar',
    '2 de 3 pontos',
    'Encerra em 5 dias',
  ].map((words) => text.indexOf(words))
  expect(order).not.toContain(-1)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
})

test.each([
  [5, false],
  [4, true],
  [0, true],
])('closing in %i days has the warning tone: %s', (days, warns) => {
  const closing = { days, text: 'Encerra' }
  expect(/soon/.test(renderToString(h(VacancyCard, { ...vacancy, closing })))).toBe(warns)
})
