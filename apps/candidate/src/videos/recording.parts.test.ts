import { createHash } from 'node:crypto'
import { array, assert, asyncProperty, integer, uint8Array } from 'fast-check'
import { expect, test } from 'vitest'
import { bytesFrom, hashOf, type Part } from './recording.parts.ts'

/** Parts as a recorder lays them down, one behind the other. */
function laidDown(pieces: readonly Uint8Array[]): Part[] {
  let offset = 0
  return pieces.map((piece) => {
    const part = { offset, data: Uint8Array.from(piece).buffer }
    offset += piece.length
    return part
  })
}

const pieces = array(uint8Array({ minLength: 1, maxLength: 40 }), { maxLength: 8 })

test('sending from any offset in pieces of any size gives the whole recording again', async () => {
  await assert(
    asyncProperty(pieces, integer({ min: 1, max: 50 }), async (given, size) => {
      const whole = Buffer.concat(given)
      const parts = laidDown(given)
      const sent: Buffer[] = []
      for (let offset = 0; ;) {
        const chunk = Buffer.from(await bytesFrom(parts, offset, size).arrayBuffer())
        if (chunk.length === 0) break
        expect(chunk.length).toBeLessThanOrEqual(size)
        sent.push(chunk)
        offset += chunk.length
      }
      expect(Buffer.concat(sent).equals(whole)).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test('parts that were sent long ago are not needed any more', async () => {
  const parts = laidDown([new Uint8Array(10), Uint8Array.of(1, 2, 3), Uint8Array.of(4)])
  const rest = await bytesFrom(parts.slice(1), 11).arrayBuffer()
  expect([...new Uint8Array(rest)]).toEqual([2, 3, 4])
})

test('the hash is that of the file', async () => {
  const parts = laidDown([Buffer.from('tri'), Buffer.from('lha')])
  expect(await hashOf(parts)).toBe(createHash('sha256').update('trilha').digest('hex'))
})
