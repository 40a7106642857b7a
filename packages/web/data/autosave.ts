/**
 * How what was written last stands: on its way, with the server, only on this device, or refused
 * (the stage is closed, for example).
 */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'kept' | 'refused'

/** `pending`: what the server does not have yet; null once it has everything. */
export type Autosaved<Answers> = {
  given: Answers
  pending: Answers | null
  status: SaveStatus
  error: unknown
}

/** What the answers of a kind of test are made of. */
export type Shape<Answers> = {
  /** Answers with newer ones over them. */
  merged: (known: Answers, newer: Answers) => Answers
  /** What of `pending` is still to be sent after the server took `sent`; null for nothing. */
  unsent: (pending: Answers, sent: Answers) => Answers | null
  /** What of it travels in the next request; everything where absent. */
  next?: (pending: Answers) => Answers
}

type Options<Answers> = {
  shape: Shape<Answers>
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

export type Autosave<Answers> = ReturnType<typeof createAutosave<Answers>>

/**
 * Answers of a test, the words of a draft: kept on this device at once, sent when the person pauses,
 * sent again until the server has them. One request at a time, so that an older state never comes
 * after a newer one.
 */
export function createAutosave<Answers>({
  shape: { merged, unsent, next = (all) => all },
  known,
  save,
  box,
  isRefusal,
  delay = 600,
  retry = 8000,
}: Options<Answers>) {
  const kept = box.read()
  let state: Autosaved<Answers> = {
    given: kept === null ? known : merged(known, kept),
    pending: kept,
    status: kept === null ? 'idle' : 'kept',
    error: null,
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let paused = false
  const watchers = new Set<() => void>()

  function show(change: Partial<Autosaved<Answers>>) {
    if ('pending' in change) box.write(change.pending ?? null)
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
    while (state.pending !== null) {
      const sent = next(state.pending)
      show({ status: 'saving', error: null })
      try {
        await save(sent)
      } catch (error) {
        const refused = isRefusal(error)
        show({ status: refused ? 'refused' : 'kept', error })
        if (!refused) sendIn(retry)
        return
      }
      show({ pending: state.pending && unsent(state.pending, sent) })
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
      show({
        given: merged(state.given, answers),
        pending: state.pending === null ? answers : merged(state.pending, answers),
        status: 'saving',
        error: null,
      })
      sendIn(delay)
    },
    /** Sends at once what waits; on coming back, when the network returns, on leaving. */
    flush: () => (state.pending === null ? Promise.resolve() : send()),
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
      if (state.pending !== null) sendIn(delay)
    },
    /** The server has everything: nothing stays on this device. */
    finish: () => show({ pending: null }),
    /** What the server has by now becomes what is known; what is still on this device stands over it. */
    adopt(answers: Answers) {
      show({
        given: state.pending === null ? answers : merged(answers, state.pending),
        status: state.pending === null ? 'saved' : 'kept',
        error: null,
      })
    },
    stop: () => clearTimeout(timer),
  }
}
