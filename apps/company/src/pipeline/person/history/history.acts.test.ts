import { expect, test } from 'vitest'
import { actsOf, type HistoryRow } from './history.acts.ts'

const row = (about: Partial<HistoryRow>): HistoryRow => ({
  at: '2026-11-22T11:48:00.000Z',
  action: 'approve_stage',
  actor: 'company',
  by: 'Bia Nunes',
  stage: null,
  from: null,
  to: null,
  reason: null,
  ...about,
})

test('the state changes of one action become one entry, earliest first', () => {
  const rows = [
    row({ to: 'in_progress' }),
    row({ stage: 'Perguntas', to: 'open' }),
    row({ stage: 'Conversa', to: 'approved' }),
    row({ action: 'apply', actor: 'candidate', by: null, to: 'in_progress' }),
  ]
  expect(actsOf(rows).map(({ action, moves }) => [action, moves])).toEqual([
    [
      'approve_stage',
      [
        { stage: 'Conversa', to: 'approved' },
        { stage: 'Perguntas', to: 'open' },
      ],
    ],
    ['apply', [{ stage: null, to: 'in_progress' }]],
  ])
})

test('the same action by another person or at another time is a separate entry', () => {
  const later = '2026-11-22T11:49:00.000Z'
  const rows = [row({ at: later }), row({}), row({ by: 'Davi Rocha' })]
  expect(actsOf(rows)).toHaveLength(3)
})
