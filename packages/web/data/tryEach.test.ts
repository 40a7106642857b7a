import { expect, test } from 'vitest'
import { tryEach } from './tryEach.ts'

test('tries all items in order, then throws the first failure', async () => {
  const tried: string[] = []
  const action = async (name: string) => {
    tried.push(name)
    if (name !== 'b') throw new Error(`${name} failed`)
  }
  await expect(tryEach(['a', 'b', 'c'], action)).rejects.toThrow('a failed')
  expect(tried).toEqual(['a', 'b', 'c'])
})

test('throws nothing if no action failed', async () => {
  await expect(tryEach([1, 2], async () => undefined)).resolves.toBeUndefined()
})
