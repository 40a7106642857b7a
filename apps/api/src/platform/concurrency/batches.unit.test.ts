import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inBatches } from './batches.ts'

/** A table of numbered rows, of which some always fail. Records which rows were handled. */
function table(rowCount: number, failing: ReadonlySet<number>) {
  const open = new Set(Array.from({ length: rowCount }, (_, i) => i))
  const handled: number[] = []
  return {
    handled,
    select: (size: number) => async () => [...open].slice(0, size),
    handle: async (row: number) => {
      if (failing.has(row)) throw new Error(`row ${row}`)
      open.delete(row)
      handled.push(row)
      return true
    },
  }
}

test('every row is handled once, although some fail, and the first error is thrown', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(60),
      fc.uniqueArray(fc.nat(60), { maxLength: 4 }),
      fc.integer({ min: 5, max: 20 }),
      async (rowCount, failing, size) => {
        const rows = table(rowCount, new Set(failing))
        const run = inBatches({ select: rows.select(size), size, handle: rows.handle })
        const first = failing.filter((row) => row < rowCount).sort((a, b) => a - b)[0]
        const good = Array.from({ length: rowCount }, (_, i) => i).filter(
          (row) => !failing.includes(row),
        )
        if (first === undefined) expect(await run).toBe(rowCount)
        else await expect(run).rejects.toThrow(`row ${first}`)
        expect(rows.handled).toEqual(good)
      },
    ),
  )
})

test('it ends when another process handles the rows', async () => {
  const select = async () => [1, 2, 3]
  expect(await inBatches({ select, size: 3, handle: async () => false })).toBe(0)
})

test('it ends when all rows of a full batch fail', async () => {
  const rows = table(10, new Set([0, 1, 2]))
  const run = inBatches({ select: rows.select(3), size: 3, handle: rows.handle })
  await expect(run).rejects.toThrow('row 0')
})

test('it stops at once when the database is unavailable', async () => {
  let calls = 0
  const handle = async () => {
    calls += 1
    throw Object.assign(new Error('closed'), { code: 'ECONNRESET' })
  }
  const run = inBatches({ select: async () => [1, 2, 3], size: 200, handle })
  await expect(run).rejects.toThrow('closed')
  expect(calls).toBe(1)
})
