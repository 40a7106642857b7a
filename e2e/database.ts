import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../apps/api/src/platform/db/embedded.ts'

/** Process and port of the database of a running program. */
function whereabouts(dataDir: string): { pid: number; port: number } {
  const file = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8')
  const [pid, , , port] = file.split('\n')
  return { pid: Number(pid), port: Number(port) }
}

/**
 * Stops the database of a running program, as a power cut or an upgrade would: all connections
 * break. Resolves once it is away, with the way to bring it back.
 */
export async function stopDatabase(dataDir: string): Promise<() => Promise<void>> {
  const { pid, port } = whereabouts(dataDir)
  process.kill(pid, 'SIGINT')
  while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 50))
  return async () => {
    await startEmbedded({ dir: dataDir, port })
  }
}

/** Says something to the database of a running program that no screen can say yet. */
export async function tellDatabase(dataDir: string, statement: string, values: unknown[] = []) {
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8')
  const { port } = whereabouts(dataDir)
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password,
    database: 'trilha',
  })
  await client.connect()
  try {
    return (await client.query(statement, values)).rows
  } finally {
    await client.end()
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
