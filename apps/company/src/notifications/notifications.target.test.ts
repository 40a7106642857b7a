import { expect, test } from 'vitest'
import { addressOf } from './notifications.target.ts'

const applicationId = '01a20315-799c-7c9c-b951-43683c7a9525'

test.each([
  [{ applicationId, part: 'comments' }, `/candidaturas/${applicationId}?parte=equipe`],
  [{ applicationId, part: 'messages' }, `/candidaturas/${applicationId}?parte=mensagens`],
  [{ applicationId, part: 'scorecard' }, `/candidaturas/${applicationId}?parte=avaliacao`],
  [{ applicationId, part: null }, `/candidaturas/${applicationId}`],
  [{ applicationId: null, part: 'scorecard' }, '/respostas?fila=evaluations'],
  [{ applicationId: null, part: null }, '/vagas/7'],
] as const)('%j leads to %s', (row, address) => {
  expect(addressOf({ ...row, selectiveProcessId: 7 })).toBe(address)
})

test('an announcement has no link', () => {
  expect(addressOf({ applicationId: null, part: null, selectiveProcessId: null })).toBeNull()
})
