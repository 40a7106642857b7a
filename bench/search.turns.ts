import type { Child } from './search.child.ts'
import type { Load, Measured } from './search.client.ts'

export type ServerName = 'ours' | 'ours, again' | 'bare' | 'naive' | 'ours, counts'
export type Row = Measured & {
  server: ServerName
  connections: number
  /** Microseconds of the server's own process for an answer, whatever else the machine does. */
  cpu: number
}
/** A server that listens at its port and tells the processor time that it has taken. */
export type ServerChild<Notes = unknown> = Child<Notes & { port: number }, 'cpu', number>
export type Client = Child<null, Load, Measured>
export type Turn = {
  server: ServerName
  child: ServerChild
  paths: string[]
  /** Asked before it counts; the same paths where absent. */
  warm?: string[]
}

const warmSeconds = 2

/**
 * Loads the servers in turns, so that what else the machine does falls on all of them.
 * @param seconds of each server, divided among the rounds.
 */
export async function takeTurns(
  client: Client,
  turns: readonly Turn[],
  { connections, seconds, rounds }: { connections: number; seconds: number; rounds: number },
): Promise<Row[]> {
  const rows = new Map<ServerName, Row>()
  for (let round = 0; round < rounds; round++)
    for (const { server, child, paths, warm = paths } of turns) {
      const load = { port: child.notes.port, paths, connections }
      // The naive one is as slow cold as warm.
      if (server !== 'naive')
        await client.ask({ ...load, paths: warm, seconds: warmSeconds, name: `warm ${server}` })
      const before = await child.ask('cpu')
      const name = `${server} ${connections}`
      const measured = await client.ask({ ...load, seconds: seconds / rounds, name })
      const taken = (await child.ask('cpu')) - before
      const earlier = rows.get(server)
      const total = taken + (earlier ? earlier.cpu * earlier.answers : 0)
      rows.set(server, { server, connections, ...measured, cpu: total / measured.answers })
    }
  return [...rows.values()]
}
