import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort, startEmbedded } from './embedded.ts'

test('when another process takes the picked port first, another port is picked', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'trilha-embedded-'))
  const taken = await freePort()
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(taken, '127.0.0.1', resolve))
  const ports = [taken, await freePort()]
  const server = await startEmbedded({ dir, pickPort: async () => ports.shift() ?? freePort() })
  try {
    expect(await server.state()).toBe('running')
    expect(server.url('postgres')).not.toContain(`:${taken}/`)
  } finally {
    await server.stop()
    other.close()
    rmSync(dir, { recursive: true, force: true })
  }
})

test('a server that is shut down in good order is never taken for a crashed one', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'trilha-embedded-'))
  const server = await startEmbedded({ dir })
  try {
    for (let round = 0; round < 3; round++) {
      // The first reading of the watchers may come after a quick stop.
      const states = new Set<string>([await server.state()])
      let isStopped = false
      const watching = Array.from({ length: 50 }, async () => {
        while (!isStopped) states.add(await server.state())
      })
      await server.stop()
      isStopped = true
      await Promise.all(watching)
      states.add(await server.state())
      expect([...states]).toEqual(['running', 'stopped'])
      await server.start()
    }
  } finally {
    await server.stop()
    rmSync(dir, { recursive: true, force: true })
  }
})
