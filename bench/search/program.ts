/** Starts the program for the benchmark: role web, API only, no limits, no log. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readConfig } from '../../apps/api/src/platform/config/config.ts'
import { freePort } from '../../apps/api/src/platform/db/embedded.ts'
import { createLog } from '../../apps/api/src/platform/log.ts'
import { startProgram } from '../../apps/api/src/program.ts'
import { inputOfChild, serveParent, takenCpu } from './child.ts'

export type ProgramNotes = {
  port: number
  buildSeconds: number
  /** Resident memory in MB, before the start and after building the index. */
  rssBefore: number
  rssAfter: number
  /** Heap and buffers in MB that the start adds, including the index. */
  heapGrowth: number
}

const megabyte = 2 ** 20
const collect = (globalThis as { gc?: () => void }).gc

function heapBytes(): number {
  collect?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

const { url } = inputOfChild<{ url: string }>()
const dataDir = join(import.meta.dirname, '../../.bench/search/program')
mkdirSync(dataDir, { recursive: true })
const config = {
  ...readConfig({ TRILHA_DATA: dataDir, TRILHA_ROLE: 'web', TRILHA_DEMO: 'off' }),
  logLevel: 'silent' as const,
}
const heapBefore = heapBytes()
const rssBefore = process.memoryUsage.rss()
const began = performance.now()
const { app, platform } = await startProgram(config, createLog('silent'), url, {
  limitScale: 1e6,
  pages: false,
})
while (!platform.search.ready()) await pause(10)
const buildSeconds = (performance.now() - began) / 1000
const heapGrowth = heapBytes() - heapBefore
const port = await freePort()
await app.listen({ port, host: '127.0.0.1' })
const notes: ProgramNotes = {
  port,
  buildSeconds,
  rssBefore: rssBefore / megabyte,
  rssAfter: process.memoryUsage.rss() / megabyte,
  heapGrowth: heapGrowth / megabyte,
}
serveParent(notes, takenCpu)
