import { expect, test } from 'vitest'
import { threadOf, writersOf } from './conversation.thread.ts'

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T12:00:00.000Z`
const stage = { id: 's1', kind: 'video', title: 'Entrevista', submittedAt: day(14) } as const
const application = {
  state: 'withdrawn',
  appliedAt: day(12),
  lastMovementAt: day(20),
  decisionMessages: [
    {
      kind: 'stage',
      from: 'Renata Teles',
      role: 'Gente e Gestão',
      at: day(16),
      text: 'Gostamos do vídeo.',
      wentWell: null,
      missing: null,
    },
  ],
  stages: [
    { ...stage, state: 'approved', decidedAt: day(15), decidedBy: 'person' },
    { ...stage, id: 's2', state: 'locked', submittedAt: null, decidedAt: null, decidedBy: null },
  ],
} as const

const message = (at: number, from: 'candidate' | 'company' = 'candidate') => ({
  id: `m${at}`,
  from,
  author: from === 'company' ? { name: 'Rogério Amaral', role: 'Gerente' } : null,
  text: 'Oi',
  at: day(at),
  read: false,
  readAt: null,
})

const thread = (isComplete: boolean) =>
  threadOf(
    { ...application, decisionMessages: [...application.decisionMessages] },
    [message(18, 'company'), message(13)],
    isComplete,
  )

test('a conversation has steps, letters and messages, the oldest first', () => {
  expect(thread(true).map(({ id }) => id)).toEqual([
    'applied ',
    'm13',
    'sent s1',
    'approved s1',
    `stage ${day(16)}`,
    'm18',
    'withdrawn ',
  ])
})

test('a stage that a rule approved is one line, and an offer is its letter', () => {
  const passed = { ...stage, state: 'approved', decidedAt: day(14), decidedBy: 'rule' } as const
  const stages = [passed, { ...passed, id: 's2', kind: 'offer', submittedAt: null } as const]
  const entries = threadOf({ ...application, decisionMessages: [], stages }, [], true)
  expect(entries.map(({ id }) => id)).toEqual(['applied ', 'approved s1', 'withdrawn '])
})

test('while older messages are missing, nothing earlier than the oldest known one is shown', () => {
  expect(thread(false)[0]?.id).toBe('m13')
})

test('the people of the company who wrote, the last one first', () => {
  expect(writersOf(thread(true)).map(({ name }) => name)).toEqual([
    'Rogério Amaral',
    'Renata Teles',
  ])
})
