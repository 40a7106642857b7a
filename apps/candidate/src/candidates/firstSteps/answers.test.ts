import { expect, test } from 'vitest'
import { takesRemote, unsavedOf, withoutSent, withRemote } from './answers.ts'

test('answers stored on the device are read again; anything else is dropped', () => {
  const stored = { wantedRoles: ['Caixa'], maxKm: 10 }
  expect(unsavedOf(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
  expect(unsavedOf({ maxKm: 'far' })).toEqual({})
  expect(unsavedOf(null)).toEqual({})
})

test('an answer that changed while it was sent stays unsaved', () => {
  const roles = ['Caixa']
  const sent = { wantedRoles: roles, maxKm: 10 }
  expect(withoutSent({ wantedRoles: roles, maxKm: 30 }, sent)).toEqual({ maxKm: 30 })
  expect(withoutSent({ ...sent, shifts: null }, sent)).toEqual({ shifts: null })
})

test('work from home is fine until the person says otherwise', () => {
  expect(takesRemote(null)).toBe(true)
  expect(withRemote(null, false)).toEqual(['on-site', 'hybrid', 'field'])
  expect(takesRemote(['on-site'])).toBe(false)
  expect(withRemote(['on-site'], true)).toEqual(['on-site', 'remote'])
  expect(withRemote(['remote'], false)).toEqual(['on-site', 'hybrid', 'field'])
})
