import { expect, test, vi } from 'vitest'
import { createPhotoStorage, storedPhotoFile } from './photo.storage.ts'

const file = (name: string) => new File(['x'], name)

function storage() {
  const encoded = new Map<string, (jpeg: string) => void>()
  const write = vi.fn<(stored: { name: string; jpeg: string } | null) => void>()
  const state = { closed: false }
  const store = createPhotoStorage({
    encode: ({ name }) =>
      new Promise((resolve) => {
        encoded.set(name, resolve)
      }),
    write,
    isClosed: () => state.closed,
  })
  const written = () => write.mock.calls.flatMap(([stored]) => stored?.name ?? [])
  return { store, encoded, state, written }
}

test('only the photo that was chosen last is written', async () => {
  const { store, encoded, written } = storage()
  const first = store(file('first'))
  const second = store(file('second'))
  encoded.get('second')?.('2')
  encoded.get('first')?.('1')
  await Promise.all([first, second])
  expect(written()).toEqual(['second'])
})

test('a photo removed while it is encoded is not written', async () => {
  const { store, encoded, written } = storage()
  const first = store(file('first'))
  await store(null)
  encoded.get('first')?.('1')
  await first
  expect(written()).toEqual([])
})

test('nothing is written after the account exists', async () => {
  const { store, encoded, state, written } = storage()
  const first = store(file('first'))
  state.closed = true
  encoded.get('first')?.('1')
  await first
  expect(written()).toEqual([])
})

test('a damaged stored photo is none', () => {
  expect(storedPhotoFile('eu.png', 'data:image/jpeg;base64,eA==')?.size).toBe(1)
  for (const damaged of ['data:image/jpeg;base64,%%%', 'data:image/jpeg;base64,', 'x', 7, null])
    expect(storedPhotoFile('eu.png', damaged)).toBeNull()
  expect(storedPhotoFile(undefined, 'data:image/jpeg;base64,eA==')).toBeNull()
})
