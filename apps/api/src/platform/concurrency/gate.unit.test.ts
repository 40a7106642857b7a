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

test('a full queue refuses the next call, and takes calls again when there is room', async () => {
  const gate = createGate(1, {
    maxWaiting: 1,
    refuse: () => {
      throw new Error('full')
    },
  })
  let finish = () => undefined as void
  const first = gate(() => new Promise<void>((done) => (finish = done)))
  expect(gate.isAwaited()).toBe(false)
  const second = gate(async () => 2)
  expect(gate.isAwaited()).toBe(true)
  await expect(gate(async () => 3)).rejects.toThrow('full')
  finish()
  expect(await second).toBe(2)
  await first
  expect(gate.isAwaited()).toBe(false)
  expect(await gate(async () => 4)).toBe(4)
})
