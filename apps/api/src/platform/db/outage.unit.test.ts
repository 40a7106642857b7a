import { expect, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import { acceptsConnections, createOutage } from './outage.ts'

/** An outage log of a database that is up or down as `database.isUp` says. */
function outageOf(database: { isUp: boolean }) {
  const log = createLog('fatal')
  const messages: unknown[] = []
  vi.spyOn(log, 'warn').mockImplementation((...args: unknown[]) => void messages.push(args[1]))
  const outage = createOutage(log, async () => database.isUp)
  const settle = () => new Promise(setImmediate)
  return { outage, messages, settle }
}

test('each outage is logged once, and its end once', async () => {
  const database = { isUp: true }
  const { outage, messages, settle } = outageOf(database)
  for (const count of [1, 2]) {
    database.isUp = false
    outage.noticed(new Error('broken'))
    outage.noticed(new Error('broken too'))
    await settle()
    outage.noticed(new Error('still broken'))
    await settle()
    database.isUp = true
    outage.ended()
    outage.ended()
    await settle()
    expect(messages).toHaveLength(2 * count)
    expect(messages.slice(-2)).toEqual(['database away', 'database back'])
  }
})

test('an error that arrives after the end, and a connection that is lost at once, log nothing', async () => {
  const database = { isUp: true }
  const { outage, messages, settle } = outageOf(database)
  outage.noticed(new Error('of a connection before the restart'))
  await settle()
  expect(messages).toEqual([])
  database.isUp = false
  outage.noticed(new Error('broken'))
  await settle()
  outage.ended()
  await settle()
  expect(messages).toEqual(['database away'])
})

test('a sign that arrives during a check is checked too', async () => {
  const database = { isUp: false }
  const { outage, messages, settle } = outageOf(database)
  outage.noticed(new Error('broken'))
  await settle()
  // A connection that was made just before the end of the server; its check still says no.
  outage.ended()
  database.isUp = true
  outage.ended()
  await settle()
  expect(messages).toEqual(['database away', 'database back'])
})

test('a port without a server accepts no connections', async () => {
  expect(await acceptsConnections('postgres://trilha@127.0.0.1:1/trilha')).toBe(false)
})
