import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { readConfig, type Config } from '../src/platform/config/config.ts'
import type { Platform } from '../src/platform/context.ts'
import { startEmbedded, type EmbeddedPostgres } from '../src/platform/db/embedded.ts'
import { createLog } from '../src/platform/log.ts'
import { startProgram } from '../src/program.ts'

export type TestProgram = {
  readonly app: FastifyInstance
  readonly platform: Platform
  readonly databaseUrl: string
  /** Restarts the program on the same database and data folder. */
  restart: () => Promise<void>
  /** Moves the server's clock forward, in milliseconds. */
  advance: (ms: number) => void
}

/**
 * The whole program for one test file, on its own database, cloned from the migrated template.
 * Background tasks run; mails are stored in `captured_mail`.
 * @param options.dataFolder starts on a copy of this data folder and its database instead.
 * @param options.limitScale multiplies the limits per IP address; by default tests stay below them.
 */
export function program(
  options: { limitScale?: number; settings?: Record<string, string>; dataFolder?: string } = {},
): TestProgram {
  let running: Awaited<ReturnType<typeof startProgram>>
  let offset = 0
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const dir = mkdtempSync(join(tmpdir(), 'trilha-files-'))
  const server = inject('databaseServer')
  let url = server.replace(/postgres$/, name)
  let own: EmbeddedPostgres | undefined
  const admin = async (text: string) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(text)
    await client.end()
  }
  const start = async () => {
    const config: Config = {
      ...readConfig({
        TRILHA_DATA: dir,
        TRILHA_DEMO: 'off',
        LOG_LEVEL: 'silent',
        DATABASE_POOL: '6',
        // A port where nothing listens, so that tests never use the network.
        VIACEP_URL: 'http://127.0.0.1:9',
        // Candidates are notified at once; tests of undo set another value.
        UNDO_SECONDS: '0',
        ...options.settings,
      }),
      demo: false,
    }
    running = await startProgram(config, createLog('silent'), url, {
      limitScale: options.limitScale ?? 1000,
      now: () => new Date(Date.now() + offset),
      pages: false,
    })
    await running.app.ready()
  }
  beforeAll(async () => {
    if (options.dataFolder) {
      // `cp` keeps the owner of the database's files, which is not root.
      execFileSync('cp', ['-a', `${options.dataFolder}/.`, dir])
      own = await startEmbedded({ dir })
      url = own.url('trilha')
    } else await admin(`create database ${name} template template_trilha strategy file_copy`)
    await start()
  })
  afterAll(async () => {
    await running?.stop()
    if (own) await own.stop()
    else await admin(`drop database if exists ${name} with (force)`)
    rmSync(dir, { recursive: true, force: true })
  })
  return {
    get app() {
      return running.app
    },
    get platform() {
      return running.platform
    },
    get databaseUrl() {
      return url
    },
    restart: async () => {
      await running.stop()
      await start()
    },
    advance: (ms) => {
      offset += ms
    },
  }
}
