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
 * Data folder with complete demo content (see e2e/template.ts), which is copied for each program.
 * Without it each program creates the demo content itself, which takes 20 s of CPU time.
 */
const template = process.env['E2E_TEMPLATE']

/**
 * Starts the program in a process, as `npm start` does, and waits until it is ready.
 * @param dataDir a new folder gets the demo content, except with `TRILHA_DEMO=off`.
 * @throws Error if the program does not start within two minutes.
 */
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
      // Trusts the tests as a proxy, so that each person can have another client address.
      TRILHA_PROXIES: '1',
      // Shorter than in production, so that candidates see a decision soon.
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

/** Sends a signal to the program and waits until it has ended. */
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
