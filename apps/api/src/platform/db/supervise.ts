import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import type { EmbeddedPostgres } from './embedded.ts'

/** How often the state of the server is checked. */
const checkMs = 500
/** Pauses before the restart attempts; when the last attempt fails, the program gives up. */
const pausesMs = [0, 1000, 4000]
/**
 * A server that was shut down normally is restarted after this time. Somebody may have shut it down
 * on purpose, for example to copy the folder.
 */
const patienceMs = 120_000

type Supervised = Pick<EmbeddedPostgres, 'state' | 'start'>

type Options = {
  log: Log
  /** Called once, when the server could not be started again. */
  onGivenUp: (reason: Error) => void
  /** Shorter in tests. */
  pauses?: readonly number[]
  patience?: number
}

/**
 * Restarts the embedded PostgreSQL after a crash, on the same port, so that clients can reconnect.
 * @returns a function that stops the supervision; call it before stopping the server on purpose.
 */
export function supervise(
  server: Supervised,
  { log, onGivenUp, pauses = pausesMs, patience = patienceMs }: Options,
): () => Promise<void> {
  const controller = new AbortController()
  const { signal } = controller

  const startAgain = async () => {
    let reason = new Error('never tried')
    for (const [i, pause] of pauses.entries()) {
      await sleep(pause, undefined, { signal })
      try {
        return await server.start()
      } catch (error) {
        reason = error as Error
        log.warn({ try: i + 1, reason: reason.message }, 'embedded database does not start')
      }
    }
    throw reason
  }

  const watch = async () => {
    let stoppedSince: number | null = null
    for (;;) {
      await sleep(checkMs, undefined, { signal })
      const state = await server.state()
      if (state !== 'stopped') stoppedSince = null
      else stoppedSince ??= Date.now()
      const isPatienceOver = stoppedSince !== null && Date.now() - stoppedSince >= patience
      if (state === 'crashed' || isPatienceOver) await startAgain()
    }
  }

  const watching = watch().catch((error: Error) => {
    if (!signal.aborted) onGivenUp(error)
  })
  return async () => {
    controller.abort()
    await watching
  }
}
