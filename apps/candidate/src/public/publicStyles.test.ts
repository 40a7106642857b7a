import { createElement as h, type ComponentProps, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { LinkElement } from '@trilha/web/ui/link.ts'
import { expect, test } from 'vitest'
import { NextActionPanel } from '../applications/progress/next/NextActionPanel.tsx'
import { MiniTrail } from '../ui/MiniTrail.tsx'
import { Climb } from '../ui/scenes/Climb.tsx'
import { EmptyScene } from '../ui/scenes/EmptyScene.tsx'
import { Switch } from '../ui/Switch.tsx'
import { TrailBar } from '../ui/TrailBar.tsx'
import { RangeHistogram } from '../vacancies/filters/RangeHistogram.tsx'
import { LandingScene } from './landing/LandingScene.tsx'
import { PublicFooter } from './layout/PublicFooter.tsx'
import { PublicHeader } from './layout/PublicHeader.tsx'
import { NotFoundScene } from './NotFoundScene.tsx'

const link = (props: ComponentProps<'a'>): LinkElement => h('a', props)
const home = link({ href: '/', 'aria-label': 'Trilha, página inicial' })

const renderedOnTheServer: [string, ReactElement][] = [
  ['not found scene', h(NotFoundScene, { toVacancies: 'vagas', toHome: 'início' })],
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
  ['trail bar', h(TrailBar, { percent: 38, label: '12 de 30' })],
  ['mini trail', h(MiniTrail, { states: ['done', 'current', 'locked'] })],
  ['next action', h(NextActionPanel, { label: 'Próxima', eyebrow: 'e', title: 't', action: home })],
  ['switch', h(Switch, null, 'Avisar')],
  [
    'range',
    h(RangeHistogram, {
      label: 'Faixa',
      minLabel: 'Mínimo',
      maxLabel: 'Máximo',
      between: 'até',
      min: 0,
      max: 10,
      step: 1,
      value: [2, 7],
      counts: [1, 2, 3],
      format: String,
    }),
  ],
]

// The content security policy of public pages rejects style attributes.
test.each(renderedOnTheServer)('%s renders no style attribute', (_, element) => {
  expect(renderToString(element)).not.toMatch(/\sstyle=/)
})
