/**
 * State of the last input. `saving`: being sent. `saved`: on the server. `kept`: on this device
 * only. `refused`: rejected by the server, for example because the stage is closed.
 */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'kept' | 'refused'

/** `pending`: what the server does not have yet; null when it has everything. */
export type Autosaved<Answers> = {
  given: Answers
  pending: Answers | null
  status: SaveStatus
  error: unknown
}

/** Functions that combine and split the answers of one kind of test. */
export type Shape<Answers> = {
  /** The known answers, overwritten by newer ones. */
  merged: (known: Answers, newer: Answers) => Answers
  /** The part of `pending` that is still unsent after the server accepted `sent`; null for none. */
  unsent: (pending: Answers, sent: Answers) => Answers | null
  /** The part of `pending` for the next request; everything by default. */
  next?: (pending: Answers) => Answers
}

type Options<Answers> = {
  shape: Shape<Answers>
  /** The answers that the server has. */
  known: Answers
  save: (answers: Answers) => Promise<unknown>
  /** Stores on this device what the server does not have yet. */
  box: { read: () => Answers | null; write: (pending: Answers | null) => void }
  /** True for errors that a retry cannot fix. */
  isRefusal: (error: unknown) => boolean
  /** Debounce before sending, in milliseconds. */
  delay?: number
  /** Pause between retries, in milliseconds. */
  retry?: number
}

export type Autosave<Answers> = ReturnType<typeof createAutosave<Answers>>

/**
 * Saves answers of a test or a draft: stored on this device at once, sent when the person pauses,
 * and retried until the server has them. One request at a time, so that an older state never
 * arrives after a newer one.
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
  const local = box.read()
  let state: Autosaved<Answers> = {
    given: local === null ? known : merged(known, local),
    pending: local,
    status: local === null ? 'idle' : 'kept',
    error: null,
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let paused = false
  const watchers = new Set<() => void>()

  function setState(change: Partial<Autosaved<Answers>>) {
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
      setState({ status: 'saving', error: null })
      try {
        await save(sent)
      } catch (error) {
        const refused = isRefusal(error)
        setState({ status: refused ? 'refused' : 'kept', error })
        if (!refused) sendIn(retry)
        return
      }
      setState({ pending: state.pending && unsent(state.pending, sent) })
    }
    if (state.status === 'saving') setState({ status: 'saved' })
  }

  return {
    subscribe: (watcher: () => void) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    read: () => state,
    put(answers: Answers) {
      setState({
        given: merged(state.given, answers),
        pending: state.pending === null ? answers : merged(state.pending, answers),
        status: 'saving',
        error: null,
      })
      sendIn(delay)
    },
    /** Sends pending answers now: on mount, when the network returns, on unmount. */
    flush: () => (state.pending === null ? Promise.resolve() : send()),
    /** Stops sending while the test is being submitted; resolves when no request is running. */
    async pause() {
      paused = true
      clearTimeout(timer)
      await running
      clearTimeout(timer)
    },
    /** Starts sending again, after a failed submission. */
    resume() {
      paused = false
      if (state.pending !== null) sendIn(delay)
    },
    /** Removes the copy on this device, because the server has everything. */
    finish: () => setState({ pending: null }),
    /** Takes over the server's current answers; pending answers on this device override them. */
    adopt(answers: Answers) {
      setState({
        given: state.pending === null ? answers : merged(answers, state.pending),
        status: state.pending === null ? 'saved' : 'kept',
        error: null,
      })
    },
    stop: () => clearTimeout(timer),
  }
}
