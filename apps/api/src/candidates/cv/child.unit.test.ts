import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endlessPdf } from '../../../test/pdfs.ts'
import { childOptions, readInChild } from './child.ts'

/** Runs code as a hostile file would that has taken the process over. @returns what it prints. */
const runAsChild = (code: string): string =>
  spawnSync(process.execPath, [...childOptions, '-e', code], { env: {}, encoding: 'utf8' }).stdout
const errorOf = (statement: string) =>
  runAsChild(`try { ${statement}; console.log('done') } catch (e) { console.log(e.code) }`).trim()

const root = join(import.meta.dirname, '../../../../..')
test.each([
  ['read a file of the machine', `fs.readFileSync('/etc/hostname')`],
  ['read the settings', `fs.readFileSync('${root}/.env')`],
  ['list the files of the program', `fs.readdirSync('${root}')`],
  ['write a file', `fs.writeFileSync('${root}/node_modules/x', '')`],
  ['start a process', `child_process.spawnSync('ls')`],
  ['start a thread', `new worker_threads.Worker('1', { eval: true })`],
])('the process that reads CVs cannot %s', (_, statement) => {
  expect(errorOf(statement)).toBe('ERR_ACCESS_DENIED')
})

test('the process that reads CVs has no network and reads its own code', () => {
  const connect = `net.connect(9, '127.0.0.1').on('error', (e) => console.log(e.code))`
  expect(runAsChild(connect).trim()).toBe('ERR_ACCESS_DENIED')
  expect(errorOf(`fs.readFileSync('${join(import.meta.dirname, 'open.ts')}')`)).toBe('done')
})

test('a reading ends at its limit of time, and earlier when others wait', async () => {
  const turn = { maxMs: 60_000, givesWay: () => false }
  const endless = endlessPdf()
  expect(await readInChild(endless, { ...turn, maxMs: 300 })).toEqual({ refusal: 'cv-too-long' })
  expect(await readInChild(endless, { ...turn, givesWay: (ms) => ms > 300 })).toBeNull()
})
