import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from '../apps/api/src/platform/db/embedded.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the running program, with demo content. */
    origin: string
    /** Its data folder. */
    dataDir: string
  }
}

const root = join(import.meta.dirname, '..')

/**
 * Data folder of a program that has made its demo content and stopped (e2e/template.ts); without it,
 * each program makes its own, which takes 20 seconds of processor time.
 */
const template = process.env['E2E_TEMPLATE']

/** Starts the program as a person does, on a fresh data folder, and waits until it is ready. */
export async function startAsPerson(
  dataDir: string,
  port: number,
  settings: Record<string, string> = {},
): Promise<ChildProcess> {
  const fresh = !existsSync(join(dataDir, 'postgres'))
  // `cp` keeps the owner of the database's files, which is not root.
  if (template && template !== dataDir && fresh && settings['TRILHA_DEMO'] !== 'off')
    execFileSync('cp', ['-a', `${template}/.`, dataDir])
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      TRILHA_DATA: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      // The tests act as one proxy, so that each person has an address of their own.
      TRILHA_PROXIES: '1',
      // Candidates learn of a decision sooner than in production, and it can still be undone.
      UNDO_SECONDS: '6',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const deadline = Date.now() + 120_000
  for (;;) {
    const ready = await fetch(`http://localhost:${port}/api/health/ready`).catch(() => null)
    if (ready?.ok) return child
    if (Date.now() > deadline || child.exitCode !== null) {
      await stopProgram(child)
      throw new Error('the program did not start')
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Asks the program to stop and waits until it has. */
export function stopProgram(
  child: ChildProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}

export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'trilha-e2e-'))
  const port = await freePort()
  const child = await startAsPerson(dataDir, port)
  project.provide('origin', `http://localhost:${port}`)
  project.provide('dataDir', dataDir)
  return async () => {
    await stopProgram(child)
    rmSync(dataDir, { recursive: true, force: true })
  }
}
