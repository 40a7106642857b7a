import { createElement as h, type ComponentProps, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { AuthLayout } from './AuthLayout.tsx'
import { CompanyLogo } from './CompanyLogo.tsx'
import { Letter } from './Letter.tsx'
import type { LinkElement } from './link.ts'
import { MiniTrail } from './MiniTrail.tsx'
import { NextActionPanel } from './NextActionPanel.tsx'
import { PublicFooter } from './PublicFooter.tsx'
import { PublicHeader } from './PublicHeader.tsx'
import { Climb } from './scenes/Climb.tsx'
import { EmptyScene } from './scenes/EmptyScene.tsx'
import { ErrorScene } from './scenes/ErrorScene.tsx'
import { LandingScene } from './scenes/LandingScene.tsx'
import { NotFoundScene } from './scenes/NotFoundScene.tsx'
import { ScenePage } from './ScenePage.tsx'
import { Trail, type TrailStep } from './Trail.tsx'
import { TrailBar } from './TrailBar.tsx'
import { mapPlaces, walkerPlace } from './trailMap.places.ts'
import { VacancyCard, type VacancyCardProps } from './VacancyCard.tsx'

const link = (props: ComponentProps<'a'>): LinkElement => h('a', props)
const home = link({ href: '/', 'aria-label': 'Trilha, página inicial' })
const steps: TrailStep[] = [
  { id: '1', state: 'approved', tag: 'Aprovada', title: 'Inscrição' },
  { id: '2', state: 'current', tag: 'É a sua vez', title: 'Vídeo', minutes: '15 min' },
  { id: '3', state: 'locked', tag: 'Abre depois', title: 'Resposta' },
]
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
  match: { percent: 70, text: 'combina' },
  closing: { days: 5, text: 'Encerra em 5 dias' },
}

const signs = h(NotFoundScene, { toVacancies: 'vagas', toHome: 'início' })
const onPublicPages: [string, ReactElement][] = [
  [
    'sign-in layout',
    h(AuthLayout, {
      logoLink: home,
      panelLabel: 'Sobre',
      slogan: 'Olá',
      lead: 'Oi',
      children: 'Entrar',
    }),
  ],
  ['not found', h(ScenePage, { logoLink: home, title: 'Nada aqui', lead: 'Volte', scene: signs })],
  ['error scene', h(ErrorScene)],
  ['landing scene', h(LandingScene, { stations: ['Um', 'Dois', 'Três', 'Quatro'] })],
  ['empty scene', h(EmptyScene)],
  ['climb', h(Climb, { percent: 40 })],
  [
    'header',
    h(PublicHeader, {
      logoLink: home,
      links: null,
      navLabel: 'Principal',
      actions: null,
      phoneActions: null,
      menu: { label: 'Menu', links: [{ id: 'a', link: home }] },
    }),
  ],
  ['footer', h(PublicFooter, { logoLink: home, tagline: 't', columns: [], closing: 'c' })],
  ['vacancy card', h(VacancyCard, vacancy)],
  ['trail before applying', h(Trail, { steps, variant: 'preview' })],
  ['trail bar', h(TrailBar, { percent: 38, label: '12 de 30' })],
  ['mini trail', h(MiniTrail, { states: ['done', 'current', 'locked'] })],
  ['company logo', h(CompanyLogo, { name: 'Sol', size: 64 })],
  [
    'letter',
    h(Letter, { label: 'Carta', from: { name: 'Renata Teles', detail: 'RH' }, children: 'Oi.' }),
  ],
  ['next action', h(NextActionPanel, { label: 'Próxima', eyebrow: 'e', title: 't', action: home })],
]

// The content security policy of public pages rejects style attributes.
test.each(onPublicPages)('%s renders no style attribute', (_, element) => {
  expect(renderToString(element)).not.toMatch(/\sstyle=/)
})

describe('trail', () => {
  test('marks only the current step, and none in a preview', () => {
    const marks = /aria-current="step"/g
    expect(renderToString(h(Trail, { steps })).match(marks)).toHaveLength(1)
    expect(renderToString(h(Trail, { steps, variant: 'preview' })).match(marks)).toBeNull()
  })

  test('shows each state as text', () => {
    const html = renderToString(h(Trail, { steps }))
    for (const words of ['Aprovada', 'É a sua vez', 'Abre depois']) expect(html).toContain(words)
  })
})

describe('vacancy card', () => {
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
      '70%',
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
})

describe('trail map', () => {
  test('five steps are at the drawn positions', () => {
    expect(mapPlaces(5)).toEqual([
      { x: 9, y: 81 },
      { x: 29.5, y: 69 },
      { x: 50, y: 79 },
      { x: 70.5, y: 66 },
      { x: 91, y: 47 },
    ])
  })

  test.each([3, 4, 5, 6, 7, 8, 9])('%i steps go forward and stay on the land', (count) => {
    const places = mapPlaces(count)
    expect(places).toHaveLength(count)
    for (const [i, { x, y }] of places.entries()) {
      expect(x).toBeGreaterThan(places[i - 1]?.x ?? 0)
      expect(y).toBeGreaterThan(40)
      expect(y).toBeLessThan(85)
      const walker = walkerPlace(places, i)
      expect(walker.x).toBeLessThan(x)
      expect(walker.y).toBeGreaterThan(40)
      expect(walker.y).toBeLessThan(95)
    }
  })
})
