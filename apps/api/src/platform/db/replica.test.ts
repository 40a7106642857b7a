import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { program } from '../../../test/program.ts'
import { startProgram } from '../../program.ts'
import { createLog } from '../log.ts'

const p = program()

/** A TCP proxy in front of the database server: a replica that can die and come back. */
function aReplica(target: URL) {
  const sockets = new Set<Socket>()
  let accepted = 0
  let asked = 0
  let isMute = false
  let server: Server
  const listen = async (port: number) => {
    server = createServer((socket) => {
      accepted++
      const upstream = connect(Number(target.port), target.hostname)
      for (const end of [socket, upstream]) {
        sockets.add(end)
        end.on('error', () => undefined)
        end.on('close', () => sockets.delete(end))
      }
      socket.on('data', (data) => {
        asked++
        upstream.write(data)
      })
      upstream.on('data', (data) => isMute || socket.write(data))
      socket.on('end', () => upstream.end())
    }).listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as { port: number }).port
  }
  const die = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  const mute = (value: boolean) => {
    isMute = value
  }
  return { listen, die, mute, accepted: () => accepted, asked: () => asked }
}

const stops: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop()
})

test('while the replica is dead its reads go to the primary, and it is used again later', async () => {
  const primary = new URL(p.databaseUrl)
  const replica = aReplica(primary)
  const port = await replica.listen(0)
  const url = new URL(primary)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  const running = await startProgram(
    { ...p.platform.config, replicaUrl: url.href },
    createLog('silent'),
    p.databaseUrl,
    { limitScale: 1000, pages: false },
  )
  stops.push(() => running.stop())
  const feed = async () => (await running.app.inject({ url: '/api/feeds/vacancies' })).statusCode
  const away = async () => {
    const text = await running.platform.metrics.registry.metrics()
    return /^database_replica_away (\d)$/m.exec(text)?.[1]
  }
  expect(await feed()).toBe(200)
  expect(replica.accepted()).toBeGreaterThan(0)
  expect(await away()).toBe('0')

  // It dies during a read.
  replica.mute(true)
  const before = replica.asked()
  const answer = feed()
  await expect.poll(replica.asked).toBeGreaterThan(before)
  await replica.die()
  expect(await answer).toBe(200)
  expect(await away()).toBe('1')
  expect(await Promise.all([feed(), feed(), feed()])).toEqual([200, 200, 200])

  replica.mute(false)
  const asked = replica.asked()
  await replica.listen(port)
  stops.push(replica.die)
  await expect.poll(away).toBe('0')
  const checked = replica.asked()
  expect(checked).toBeGreaterThan(asked)
  expect(await feed()).toBe(200)
  expect(replica.asked()).toBeGreaterThan(checked)

  // It dies between two reads, and the next one finds nobody.
  await replica.die()
  stops.pop()
  expect(await feed()).toBe(200)
  expect(await away()).toBe('1')
})
