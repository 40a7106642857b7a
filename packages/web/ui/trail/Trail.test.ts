import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Trail, type TrailStep } from './Trail.tsx'

const steps: TrailStep[] = [
  { id: '1', state: 'approved', tag: 'Aprovada', title: 'Inscrição' },
  { id: '2', state: 'current', tag: 'É a sua vez', title: 'Vídeo', minutes: '15 min' },
  { id: '3', state: 'locked', tag: 'Abre depois', title: 'Resposta' },
]

test('marks only the current step, and none in a preview', () => {
  const marks = /aria-current="step"/g
  expect(renderToString(h(Trail, { steps })).match(marks)).toHaveLength(1)
  expect(renderToString(h(Trail, { steps, variant: 'preview' })).match(marks)).toBeNull()
})

test('shows each state as text', () => {
  const html = renderToString(h(Trail, { steps }))
  for (const words of ['Aprovada', 'É a sua vez', 'Abre depois']) expect(html).toContain(words)
})
