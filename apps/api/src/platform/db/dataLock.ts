import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../startError.ts'

/**
 * Locks the data folder for this process, so that a second process can't open its embedded
 * database. It is an operating system lock, through an open SQLite transaction: it is released when
 * the process ends, also after a crash.
 * @param port where this process listens; named in the error that a second process gets.
 * @returns a function that releases the lock.
 * @throws StartError with process, port and start of the holder.
 */
export function lockDataFolder(dataDir: string, port: number): () => void {
  mkdirSync(dataDir, { recursive: true })
  const holderFile = join(dataDir, 'holder.json')
  const lock = new DatabaseSync(join(dataDir, 'lock'))
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error
    throw new StartError(`the data folder ${dataDir} is in use${describeHolder(holderFile)}.`)
  }
  const holder = { pid: process.pid, port, since: new Date().toISOString() }
  writeFileSync(holderFile, JSON.stringify(holder))
  return () => {
    rmSync(holderFile, { force: true })
    lock.close()
  }
}

/** https://www.sqlite.org/rescode.html#busy */
const sqliteBusy = 5

function describeHolder(holderFile: string): string {
  try {
    const { pid, port, since } = JSON.parse(readFileSync(holderFile, 'utf8')) as Holder
    return ` by process ${pid}, port ${port}, since ${since}`
  } catch {
    return ' by another process'
  }
}

type Holder = { pid: number; port: number; since: string }
