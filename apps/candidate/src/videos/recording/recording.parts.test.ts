import { createHash } from 'node:crypto'
import { array, assert, asyncProperty, integer, uint8Array } from 'fast-check'
import { expect, test } from 'vitest'
import { bytesFrom, hashOf, type Part } from './recording.parts.ts'

/** Consecutive parts as a recorder stores them. */
function partsOf(pieces: readonly Uint8Array[]): Part[] {
  let offset = 0
  return pieces.map((piece) => {
    const part = { offset, data: Uint8Array.from(piece).buffer }
    offset += piece.length
    return part
  })
}

const pieces = array(uint8Array({ minLength: 1, maxLength: 40 }), { maxLength: 8 })

test('reading from any offset in chunks of any size restores the whole recording', async () => {
  await assert(
    asyncProperty(pieces, integer({ min: 1, max: 50 }), async (given, size) => {
      const allBytes = Buffer.concat(given)
      const parts = partsOf(given)
      const sent: Buffer[] = []
      for (let offset = 0; ;) {
        const chunk = Buffer.from(await bytesFrom(parts, offset, size).arrayBuffer())
        if (chunk.length === 0) break
        expect(chunk.length).toBeLessThanOrEqual(size)
        sent.push(chunk)
        offset += chunk.length
      }
      expect(Buffer.concat(sent).equals(allBytes)).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test('parts before the offset are not needed', async () => {
  const parts = partsOf([new Uint8Array(10), Uint8Array.of(1, 2, 3), Uint8Array.of(4)])
  const rest = await bytesFrom(parts.slice(1), 11).arrayBuffer()
  expect([...new Uint8Array(rest)]).toEqual([2, 3, 4])
})

test('the hash of the parts is the hash of the whole file', async () => {
  const parts = partsOf([Buffer.from('tri'), Buffer.from('lha')])
  expect(await hashOf(parts)).toBe(createHash('sha256').update('trilha').digest('hex'))
})
