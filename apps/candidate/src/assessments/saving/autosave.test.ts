import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAutosave } from '@trilha/web/data/autosave.ts'
import { merged, unsent, type Answers } from '../requirements/requirements.steps.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const answersWith = (answers: Answers['answers']): Answers => ({ facts: {}, answers })

/** A fake server with manual responses, and a fake device storage. */
function setUp(stored: Answers | null = null) {
  const calls: { answers: Answers; succeed: () => void; fail: (error: Error) => void }[] = []
  const device = { stored }
  const autosave = createAutosave({
    shape: { merged, unsent },
    known: answersWith({ a: false }),
    save: (answers) =>
      new Promise<void>((succeed, fail) => void calls.push({ answers, succeed, fail })),
    box: {
      read: () => device.stored,
      write: (pending) => {
        device.stored = pending
      },
    },
    isRefusal: (error) => error instanceof Error && error.message === 'closed',
    delay: 600,
    retry: 8000,
  })
  return { autosave, calls, device }
}
const settled = () => vi.advanceTimersByTimeAsync(0)

test('answers are stored at once, sent in one request after a pause, then removed from the device', async () => {
  const { autosave, calls, device } = setUp()
  autosave.put(answersWith({ a: true }))
  autosave.put(answersWith({ b: true }))
  expect(device.stored).toEqual(answersWith({ a: true, b: true }))
  expect(autosave.read()).toMatchObject({
    status: 'saving',
    given: { answers: { a: true, b: true } },
  })
  await vi.advanceTimersByTimeAsync(600)
  expect(calls.map((c) => c.answers.answers)).toEqual([{ a: true, b: true }])
  calls[0]?.succeed()
  await settled()
  expect(autosave.read().status).toBe('saved')
  expect(device.stored).toBeNull()
})

test('a newer answer waits for the running request and is then sent alone', async () => {
  const { autosave, calls, device } = setUp()
  autosave.put(answersWith({ a: true, b: true }))
  await vi.advanceTimersByTimeAsync(600)
  autosave.put(answersWith({ a: false }))
  await vi.advanceTimersByTimeAsync(2000)
  expect(calls).toHaveLength(1)
  calls[0]?.succeed()
  await settled()
  expect(device.stored).toEqual(answersWith({ a: false }))
  expect(calls[1]?.answers.answers).toEqual({ a: false })
  calls[1]?.succeed()
  await settled()
  expect(device.stored).toBeNull()
  expect(autosave.read().status).toBe('saved')
})

test('without a network answers stay on the device and are retried', async () => {
  const { autosave, calls, device } = setUp()
  autosave.put(answersWith({ a: true }))
  await vi.advanceTimersByTimeAsync(600)
  calls[0]?.fail(new Error('away'))
  await settled()
  expect(autosave.read().status).toBe('kept')
  expect(device.stored).toEqual(answersWith({ a: true }))
  await vi.advanceTimersByTimeAsync(8000)
  expect(calls[1]?.answers.answers).toEqual({ a: true })
  calls[1]?.succeed()
  await settled()
  expect(device.stored).toBeNull()
})

test('answers left on the device override those of the server and are sent', async () => {
  const { autosave, calls } = setUp(answersWith({ a: true }))
  expect(autosave.read()).toMatchObject({ status: 'kept', given: { answers: { a: true } } })
  void autosave.flush()
  expect(calls[0]?.answers.answers).toEqual({ a: true })
})

test('a refused save is not retried', async () => {
  const { autosave, calls } = setUp()
  autosave.put(answersWith({ a: true }))
  await vi.advanceTimersByTimeAsync(600)
  calls[0]?.fail(new Error('closed'))
  await settled()
  expect(autosave.read().status).toBe('refused')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls).toHaveLength(1)
})

test('submitting waits for running requests; after a failure saving continues', async () => {
  const { autosave, calls } = setUp()
  autosave.put(answersWith({ a: true }))
  await vi.advanceTimersByTimeAsync(600)
  let isPaused = false
  void autosave.pause().then(() => {
    isPaused = true
  })
  await settled()
  expect(isPaused).toBe(false)
  calls[0]?.fail(new Error('away'))
  await settled()
  expect(isPaused).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls).toHaveLength(1)
  autosave.resume()
  await vi.advanceTimersByTimeAsync(600)
  expect(calls).toHaveLength(2)
})
