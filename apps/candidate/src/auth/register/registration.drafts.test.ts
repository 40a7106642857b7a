import type { User } from '@trilha/contracts/accounts/accounts'
import { dayMs } from '@trilha/contracts/shared/durations'
import { beginSession, logout } from '@trilha/web/data/session.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { typedOf } from './register.draft.ts'
import { openRegistrationDraft } from './registration.drafts.ts'

vi.mock('@trilha/web/data/offlineCache.ts', () => ({
  cacheUser: () => Promise.resolve(),
  cachedUser: () => Promise.resolve(undefined),
  clearCache: () => Promise.resolve(),
}))
vi.mock(import('@trilha/web/data/call.ts'), async (original) => ({
  ...(await original()),
  call: () => Promise.resolve(undefined as never),
}))

/** A `Storage` whose keys can be listed, as in a browser. */
function aStorage(): Record<string, unknown> {
  const items: Record<string, unknown> = {}
  const methods = {
    getItem: (name: string) => items[name] ?? null,
    setItem: (name: string, value: string) => (items[name] = value),
    removeItem: (name: string) => delete items[name],
  }
  Object.defineProperties(
    items,
    Object.fromEntries(Object.entries(methods).map(([name, value]) => [name, { value }])),
  )
  return items
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', aStorage())
  vi.stubGlobal('localStorage', aStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a draft lasts a day, then it is deleted', () => {
  const draft = openRegistrationDraft('fields')
  draft.write({ name: 'Iracema' })
  vi.advanceTimersByTime(dayMs - 1)
  expect(draft.read()).toEqual({ name: 'Iracema' })
  vi.advanceTimersByTime(1)
  expect(draft.read()).toBeNull()
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('each sign-in and sign-out deletes the fields and the photo', async () => {
  const typeSomething = () => {
    openRegistrationDraft('fields').write({ name: 'Iracema' })
    openRegistrationDraft('photo').write({ name: 'eu.png', jpeg: '' })
    expect(Object.keys(sessionStorage)).toHaveLength(2)
  }
  typeSomething()
  const expiresAt = new Date(Date.now() + dayMs).toISOString()
  beginSession({ accessToken: 'x', expiresAt, user: { id: '1' } as User })
  expect(Object.keys(sessionStorage)).toEqual([])
  typeSomething()
  await logout()
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('password, CPF and consent are never stored', () => {
  const typed = {
    name: 'Iracema',
    password: 'x',
    cpf: '111.444.777-35',
    acceptedTerms: true as const,
  }
  expect(typedOf(typed)).toEqual({ name: 'Iracema' })
})
