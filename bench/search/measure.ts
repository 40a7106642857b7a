import { startChild } from './child.ts'
import type { Load, Measured } from './client.ts'
import { answeredIds, compareTotals } from './exactTotals.ts'
import type { ProgramNotes } from './program.ts'
import { measureVisible, type Visible } from './publish.ts'
import { generateCases, type SearchCase } from './queries.ts'
import { takeTurns, type Row, type ServerChild, type Turn } from './turns.ts'

export type Results = {
  program: ProgramNotes
  searches: { total: number; different: number; meanRows: number; totalsCompared: number }
  rows: Row[]
  visible: { notified: Visible; lost: Visible }
}

const connectionSteps = [1, 8, 32]
/** More responses per second than any server reaches. */
const maxPerSecond = 8000

/** The paths of so many searches of the mix that none is sent twice in this many seconds. */
const freshSearches = (seconds: number, seed: number): string[] =>
  generateCases(seconds * maxPerSecond, 100 + seed).map(pathOf)

const pathOf = ({ query }: SearchCase) => `/api/selectiveProcess/listAll?${query}`

/** Measures one database size: servers and load generator in separate processes. */
export async function measureSize(
  url: string,
  seconds: number,
  print: (row: Row) => void,
): Promise<Results> {
  const cases = generateCases(6000, 7)
  const searches = cases.map(pathOf)
  const counts = cases.map(({ query }) => `/api/selectiveProcess/facets?${withoutPage(query)}`)
  const client = await startChild<null, Load, Measured>('client.ts', null)
  const rows: Row[] = []
  const measure = async (
    turns: (connections: number) => Turn[],
    connectionCounts: number[],
    rounds: number,
  ) => {
    for (const connections of connectionCounts)
      for (const row of await takeTurns(client, turns(connections), {
        connections,
        seconds,
        rounds,
      })) {
        rows.push(row)
        print(row)
      }
  }

  const program: ServerChild<ProgramNotes> = await startChild('program.ts', { url }, nodeFlags())
  const { port } = program.notes
  const totalsCompared = await compareTotals(url, port, cases)
  const ids = await answeredIds(port, cases)
  const bare: ServerChild = await startChild('bareServer.ts', { url })
  const fetches = ids.map((pageIds) => `/?ids=${pageIds.join(',')}`)
  const programAndBare = (connections: number): Turn[] => [
    {
      server: 'ours',
      child: program,
      paths: freshSearches(seconds, connections),
      warm: freshSearches(2, 0),
    },
    { server: 'ours, again', child: program, paths: searches },
    { server: 'bare', child: bare, paths: fetches },
  ]
  await measure(programAndBare, connectionSteps, 2)
  await bare.stop()
  await measure(() => [{ server: 'ours, counts', child: program, paths: counts }], [1, 8], 1)
  const visible = {
    notified: await measureVisible(url, port, false),
    lost: await measureVisible(url, port, true),
  }
  await program.stop()

  const naive: ServerChild = await startChild('naiveServer.ts', { url })
  await measure(() => [{ server: 'naive', child: naive, paths: searches }], connectionSteps, 1)
  await naive.stop()
  await client.stop()
  return {
    program: program.notes,
    searches: {
      total: cases.length,
      different: new Set(searches).size,
      meanRows: ids.reduce((sum, pageIds) => sum + pageIds.length, 0) / ids.length,
      totalsCompared,
    },
    rows,
    visible,
  }
}

/** PROFILE=1 writes a CPU profile of the program to `.bench/profile`. */
function nodeFlags(): string[] {
  const profile = ['--cpu-prof', '--cpu-prof-dir=.bench/profile']
  return ['--expose-gc', ...(process.env['PROFILE'] ? profile : [])]
}

/** The query without paging, as the counts endpoint accepts filters only. */
function withoutPage(query: string): string {
  const params = new URLSearchParams(query)
  params.delete('page')
  return params.toString()
}
