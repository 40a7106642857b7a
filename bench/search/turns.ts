import type { Child } from './child.ts'
import type { Load, Measured } from './client.ts'

export type ServerName = 'ours' | 'ours, again' | 'bare' | 'naive' | 'ours, counts'
export type Row = Measured & {
  server: ServerName
  connections: number
  /** CPU time of the server process per response, in microseconds; independent of other load. */
  cpu: number
}
/** A server process; `ask` returns its CPU time in microseconds. */
export type ServerChild<Notes = unknown> = Child<Notes & { port: number }, 'cpu', number>
export type Client = Child<null, Load, Measured>
export type Turn = {
  server: ServerName
  child: ServerChild
  paths: string[]
  /** Paths of the warm-up requests; `paths` by default. */
  warm?: string[]
}

const warmSeconds = 2

/**
 * Loads the servers alternately, so that other load of the machine affects all of them.
 * @param seconds total for each server, divided among the rounds.
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
      // The naive server gets no warm-up, because it would stay just as slow.
      if (server !== 'naive')
        await client.ask({ ...load, paths: warm, seconds: warmSeconds, name: `warm ${server}` })
      const before = await child.ask('cpu')
      const name = `${server} ${connections}`
      const measured = await client.ask({ ...load, seconds: seconds / rounds, name })
      const cpuTime = (await child.ask('cpu')) - before
      // `measured` includes the earlier rounds, because their loads have the same name.
      const earlier = rows.get(server)
      const totalCpuTime = cpuTime + (earlier ? earlier.cpu * earlier.answers : 0)
      rows.set(server, { server, connections, ...measured, cpu: totalCpuTime / measured.answers })
    }
  return [...rows.values()]
}
