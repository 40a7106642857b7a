import { merged, unsent, type Answers } from './requirementsTest.steps.ts'

/**
 * How the last answer stands: on its way, with the server, only on this device, or refused (the
 * stage is closed, for example).
 */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'kept' | 'refused'

export type Autosaved = { given: Answers; status: SaveStatus; error: unknown }

type Options = {
  /** What the server has. */
  known: Answers
  save: (answers: Answers) => Promise<unknown>
  /** Keeps on this device what the server does not have yet. */
  box: { read: () => Answers | null; write: (pending: Answers | null) => void }
  /** True for failures that trying again does not cure. */
  isRefusal: (error: unknown) => boolean
  /** Milliseconds of quiet before answers travel, and between tries. */
  delay?: number
  retry?: number
}

export type Autosave = ReturnType<typeof createAutosave>

/**
 * Answers of a test: kept on this device at once, sent when the person pauses, sent again until the
 * server has them. One request at a time, so that an older answer never comes after a newer one.
 */
export function createAutosave({
  known,
  save,
  box,
  isRefusal,
  delay = 600,
  retry = 8000,
}: Options) {
  let pending = box.read()
  let state: Autosaved = {
    given: pending ? merged(known, pending) : known,
    status: pending ? 'kept' : 'idle',
    error: null,
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let paused = false
  const watchers = new Set<() => void>()

  function show(change: Partial<Autosaved>) {
    state = { ...state, ...change }
    for (const watcher of watchers) watcher()
  }

  function sendIn(milliseconds: number) {
    clearTimeout(timer)
    if (!paused) timer = setTimeout(() => void send(), milliseconds)
  }

  function send(): Promise<void> {
    clearTimeout(timer)
    running ??= sendNow().finally(() => {
      running = null
    })
    return running
  }

  async function sendNow(): Promise<void> {
    while (pending !== null) {
      const sent = pending
      show({ status: 'saving', error: null })
      try {
        await save(sent)
      } catch (error) {
        const refused = isRefusal(error)
        show({ status: refused ? 'refused' : 'kept', error })
        if (!refused) sendIn(retry)
        return
      }
      pending = unsent(pending, sent)
      box.write(pending)
    }
    if (state.status === 'saving') show({ status: 'saved' })
  }

  return {
    subscribe: (watcher: () => void) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    read: () => state,
    put(answers: Answers) {
      pending = pending ? merged(pending, answers) : answers
      box.write(pending)
      show({ given: merged(state.given, answers), status: 'saving', error: null })
      sendIn(delay)
    },
    /** Sends at once what waits; on coming back, when the network returns, on leaving. */
    flush: () => (pending === null ? Promise.resolve() : send()),
    /** Lets nothing more travel while the whole test is being sent; resolves once the road is free. */
    async pause() {
      paused = true
      clearTimeout(timer)
      await running
      clearTimeout(timer)
    },
    /** After a failed sending: answers travel again. */
    resume() {
      paused = false
      if (pending !== null) sendIn(delay)
    },
    /** The server has everything: nothing stays on this device. */
    finish() {
      pending = null
      box.write(null)
    },
    stop: () => clearTimeout(timer),
  }
}
