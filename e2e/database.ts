import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../apps/api/src/platform/db/embedded.ts'

/** Process id and port of a running program's database. */
function locateDatabase(dataDir: string): { pid: number; port: number } {
  const file = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8')
  const [pid, , , port] = file.split('\n')
  return { pid: Number(pid), port: Number(port) }
}

/**
 * Stops the database of a running program, as a power cut or an upgrade would: all connections
 * break. Resolves when it is down, with a function that restarts it.
 */
export async function stopDatabase(dataDir: string): Promise<() => Promise<void>> {
  const { pid, port } = locateDatabase(dataDir)
  process.kill(pid, 'SIGINT')
  while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 50))
  return async () => {
    await startEmbedded({ dir: dataDir, port })
  }
}

/** Runs a statement in a running program's database, for states that no screen can create. */
export async function runSql(dataDir: string, statement: string, values: unknown[] = []) {
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8')
  const { port } = locateDatabase(dataDir)
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
