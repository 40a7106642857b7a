import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freeBytes, hasRoom } from './diskRoom.ts'

const folder = import.meta.dirname

test('a disk has room for less than is free, not for more', async () => {
  const free = await freeBytes(folder)
  expect(free).toBeGreaterThan(0)
  expect(await hasRoom(folder, (free ?? 0) / 2)).toBe(true)
  expect(await hasRoom(folder, (free ?? 0) * 2)).toBe(false)
})

test('a folder that is not there yet has room', async () => {
  expect(await freeBytes(join(folder, 'nowhere'))).toBeNull()
  expect(await hasRoom(join(folder, 'nowhere'))).toBe(true)
})
