import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

test('no more than so many run at once, all run in order, and a failure gives its place back', async () => {
  const gate = createGate(2)
  const order: number[] = []
  let running = 0
  let most = 0
  const work = (n: number) =>
    gate(async () => {
      most = Math.max(most, ++running)
      order.push(n)
      await new Promise((done) => setImmediate(done))
      running--
      if (n === 1) throw new Error('broken')
      return n
    })
  const all = await Promise.allSettled([0, 1, 2, 3, 4, 5, 6].map(work))
  expect(most).toBe(2)
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
