import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAutosave } from '@trilha/web/data/autosave.ts'
import { merged, unsent, type Answers } from './requirements.steps.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const said = (answers: Answers['answers']): Answers => ({ facts: {}, answers })

/** A server that answers when told to, and a box on this device. */
function setUp(kept: Answers | null = null) {
  const calls: { answers: Answers; succeed: () => void; fail: (error: Error) => void }[] = []
  const device = { kept }
  const autosave = createAutosave({
    shape: { merged, unsent },
    known: said({ a: false }),
    save: (answers) =>
      new Promise<void>((succeed, fail) => void calls.push({ answers, succeed, fail })),
    box: {
      read: () => device.kept,
      write: (pending) => {
        device.kept = pending
      },
    },
    isRefusal: (error) => error instanceof Error && error.message === 'closed',
    delay: 600,
    retry: 8000,
  })
  return { autosave, calls, device }
}
const settled = () => vi.advanceTimersByTimeAsync(0)

test('answers are on the device at once, travel after a pause in one request, and leave the device', async () => {
  const { autosave, calls, device } = setUp()
  autosave.put(said({ a: true }))
  autosave.put(said({ b: true }))
  expect(device.kept).toEqual(said({ a: true, b: true }))
  expect(autosave.read()).toMatchObject({
    status: 'saving',
    given: { answers: { a: true, b: true } },
  })
  await vi.advanceTimersByTimeAsync(600)
  expect(calls.map((c) => c.answers.answers)).toEqual([{ a: true, b: true }])
  calls[0]?.succeed()
  await settled()
  expect(autosave.read().status).toBe('saved')
  expect(device.kept).toBeNull()
})

test('a newer answer waits for the older request, then travels alone', async () => {
  const { autosave, calls, device } = setUp()
  autosave.put(said({ a: true, b: true }))
  await vi.advanceTimersByTimeAsync(600)
  autosave.put(said({ a: false }))
  await vi.advanceTimersByTimeAsync(2000)
  expect(calls).toHaveLength(1)
  calls[0]?.succeed()
  await settled()
  expect(device.kept).toEqual(said({ a: false }))
  expect(calls[1]?.answers.answers).toEqual({ a: false })
  calls[1]?.succeed()
  await settled()
  expect(device.kept).toBeNull()
  expect(autosave.read().status).toBe('saved')
})

test('without the network they stay on the device and are tried again', async () => {
  const { autosave, calls, device } = setUp()
  autosave.put(said({ a: true }))
  await vi.advanceTimersByTimeAsync(600)
  calls[0]?.fail(new Error('away'))
  await settled()
  expect(autosave.read().status).toBe('kept')
  expect(device.kept).toEqual(said({ a: true }))
  await vi.advanceTimersByTimeAsync(8000)
  expect(calls[1]?.answers.answers).toEqual({ a: true })
  calls[1]?.succeed()
  await settled()
  expect(device.kept).toBeNull()
})

test('what an earlier visit left on the device stands over the answers of the server, and is sent', async () => {
  const { autosave, calls } = setUp(said({ a: true }))
  expect(autosave.read()).toMatchObject({ status: 'kept', given: { answers: { a: true } } })
  void autosave.flush()
  expect(calls[0]?.answers.answers).toEqual({ a: true })
})

test('a refusal is not tried again', async () => {
  const { autosave, calls } = setUp()
  autosave.put(said({ a: true }))
  await vi.advanceTimersByTimeAsync(600)
  calls[0]?.fail(new Error('closed'))
  await settled()
  expect(autosave.read().status).toBe('refused')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls).toHaveLength(1)
})

test('the whole test is sent only once nothing else travels; after a failure answers travel again', async () => {
  const { autosave, calls } = setUp()
  autosave.put(said({ a: true }))
  await vi.advanceTimersByTimeAsync(600)
  let free = false
  void autosave.pause().then(() => {
    free = true
  })
  await settled()
  expect(free).toBe(false)
  calls[0]?.fail(new Error('away'))
  await settled()
  expect(free).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls).toHaveLength(1)
  autosave.resume()
  await vi.advanceTimersByTimeAsync(600)
  expect(calls).toHaveLength(2)
})
