import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { readConfig, type Config } from '../src/platform/config.ts'
import type { Platform } from '../src/platform/context.ts'
import { createLog } from '../src/platform/log.ts'
import { startProgram } from '../src/program.ts'

export type TestProgram = {
  readonly app: FastifyInstance
  readonly platform: Platform
  readonly databaseUrl: string
  /** Stops the program and starts it anew on the same database and the same data folder. */
  restart: () => Promise<void>
  /** Moves the server's clock by so many milliseconds. */
  advance: (ms: number) => void
}

/**
 * The whole program on a database of its own for a test file, cloned from the migrated template.
 * Background work runs; mail lands in `captured_mail`.
 */
export function program(
  options: { limitScale?: number; settings?: Record<string, string> } = {},
): TestProgram {
  let running: Awaited<ReturnType<typeof startProgram>>
  let offset = 0
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const dir = mkdtempSync(join(tmpdir(), 'trilha-files-'))
  const server = inject('databaseServer')
  const url = server.replace(/postgres$/, name)
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
        // A port where nobody listens: tests ask nothing of the network.
        VIACEP_URL: 'http://127.0.0.1:9',
        // People are told at once; tests of undoing set it.
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
    await admin(`create database ${name} template template_trilha strategy file_copy`)
    await start()
  })
  afterAll(async () => {
    await running?.stop()
    await admin(`drop database if exists ${name} with (force)`)
    rmSync(dir, { recursive: true, force: true })
  })
  return {
    get app() {
      return running.app
    },
    get platform() {
      return running.platform
    },
    databaseUrl: url,
    restart: async () => {
      await running.stop()
      await start()
    },
    advance: (ms) => {
      offset += ms
    },
  }
}
