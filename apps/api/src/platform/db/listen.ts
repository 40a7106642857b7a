import pg from 'pg'
import type { Log } from '../log.ts'
import type { Outage } from './outage.ts'

/** Subscriptions to channels of PostgreSQL's NOTIFY. */
export type Listener = {
  /** Calls `handler` for each notification, and with an empty payload after each connection. */
  on: (channel: string, handler: (payload: string) => void) => Promise<void>
  stop: () => Promise<void>
}

/**
 * One direct connection for LISTEN. A broken connection is replaced, but notifications in between
 * are lost, so handlers must read the current state when they get an empty payload.
 */
export function createListener(
  url: string,
  { outage, log }: { outage: Outage; log: Log },
): Listener {
  const handlers = new Map<string, Set<(payload: string) => void>>()
  let client: pg.Client | null = null
  let stopped = false
  let retry: NodeJS.Timeout | undefined

  // Without this, an error of a handler would end the program, because it runs in a pg event.
  const callHandler = (handler: (payload: string) => void, payload: string) => {
    try {
      handler(payload)
    } catch (error) {
      log.error({ reason: String(error) }, 'notification not handled')
    }
  }

  const connect = async () => {
    const next = new pg.Client({ connectionString: url, keepAlive: true })
    next.on('notification', ({ channel, payload }) => {
      for (const handler of handlers.get(channel) ?? []) callHandler(handler, payload ?? '')
    })
    next.on('error', (error) => lost(next, error))
    next.on('end', () => lost(next, null))
    try {
      await next.connect()
      for (const channel of handlers.keys()) await next.query(`listen ${channel}`)
    } catch (error) {
      await next.end().catch(() => undefined)
      throw error
    }
    // `stop` could not close this connection, because it was still being made.
    if (stopped) {
      await next.end().catch(() => undefined)
      return
    }
    client = next
    outage.ended()
    for (const set of handlers.values()) for (const handler of set) callHandler(handler, '')
  }

  const lost = (broken: pg.Client, error: Error | null) => {
    if (stopped || (client !== null && client !== broken)) return
    outage.noticed(error ?? new Error('connection ended'))
    client = null
    clearTimeout(retry)
    retry = setTimeout(() => {
      connect().catch((reason: Error) => lost(broken, reason))
    }, 500)
  }

  return {
    on: async (channel, handler) => {
      if (!/^[a-z_]+$/.test(channel)) throw new Error(`not a channel: ${channel}`)
      const known = handlers.get(channel)
      if (known) {
        known.add(handler)
        return
      }
      handlers.set(channel, new Set([handler]))
      if (client) await client.query(`listen ${channel}`)
      else await connect()
    },
    stop: async () => {
      stopped = true
      clearTimeout(retry)
      await client?.end().catch(() => undefined)
    },
  }
}
