import { beforeEach, expect, test, vi } from 'vitest'
import { fakeDeviceStore, fakeServer, recording } from './recordings.fakes.ts'
import { hasPending } from './recordings.pending.ts'
import { createRecordings } from './recordings.ts'

let deviceStore: ReturnType<typeof fakeDeviceStore>
let fake: ReturnType<typeof fakeServer>

/** A page of this device: after a reload there is a new one, with the same storage. */
const page = (signedIn: () => string | null) =>
  createRecordings({ deviceStore, server: fake.server, signedIn })

const jussara = () => 'jussara'

beforeEach(async () => {
  const flags = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => flags.get(key) ?? null,
    setItem: (key: string, value: string) => void flags.set(key, value),
    removeItem: (key: string) => void flags.delete(key),
  })
  // A browser without locks: each page is the only one.
  vi.stubGlobal('navigator', {})
  deviceStore = fakeDeviceStore()
  fake = fakeServer()
  await deviceStore.add(recording())
  await deviceStore.append('r1', Uint8Array.from(Buffer.from('one')).buffer, 1)
})

test('after a reload an unfinished recording waits for review, and is uploaded once accepted', async () => {
  const here = page(jussara)
  expect(here.snapshot().ready).toBe(false)
  await here.open('jussara')
  expect(here.snapshot().all).toMatchObject([
    { id: 'r1', state: 'recorded', bytes: 3, interrupted: true },
  ])
  await here.accept('r1')
  await vi.waitFor(() => expect(here.snapshot().all).toEqual([]))
  expect(fake.finished).toHaveLength(1)
  expect([...here.snapshot().sentQuestions]).toEqual(['q1'])
})

test('a recording that reached its end is not called interrupted after a reload', async () => {
  await page(jussara).end('r1')
  const reloaded = page(jussara)
  await reloaded.open('jussara')
  expect(reloaded.snapshot().all).toMatchObject([{ id: 'r1', state: 'recorded' }])
  expect(reloaded.snapshot().all[0]?.interrupted).toBeUndefined()
})

test('on a shared device, the uploads of one candidate stay pending when another one visits', async () => {
  const here = page(jussara)
  await here.open('jussara')
  await here.open('renata')
  expect([hasPending('jussara'), hasPending('renata')]).toEqual([true, false])
})

test('a page shows the recordings of its own candidate only', async () => {
  const here = page(jussara)
  const other = page(() => 'renata')
  await here.open('jussara')
  await other.open('renata')
  expect(here.snapshot().all).toHaveLength(1)
  expect(other.snapshot()).toMatchObject({ ready: true, all: [] })
})

test('nothing is uploaded after sign-out, until the same candidate signs in again', async () => {
  let signedIn: string | null = null
  const here = page(() => signedIn)
  await here.open('jussara')
  await here.accept('r1')
  expect(fake.state.created).toBe(0)
  signedIn = 'jussara'
  here.uploadNow()
  await vi.waitFor(() => expect(fake.finished).toHaveLength(1), 10_000)
})
