import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

test('concurrency is limited, calls run in order, and a failed call frees its slot', async () => {
  const gate = createGate(2)
  const order: number[] = []
  let running = 0
  let maxRunning = 0
  const work = (n: number) =>
    gate(async () => {
      maxRunning = Math.max(maxRunning, ++running)
      order.push(n)
      await new Promise((done) => setImmediate(done))
      running--
      if (n === 1) throw new Error('broken')
      return n
    })
  const all = await Promise.allSettled([0, 1, 2, 3, 4, 5, 6].map(work))
  expect(maxRunning).toBe(2)
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(all.map((one) => one.status === 'fulfilled')).toEqual([
    true,
    false,
    true,
    true,
    true,
    true,
    true,
  ])
})
