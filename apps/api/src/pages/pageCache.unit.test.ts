import { expect, test } from 'vitest'
import { PageCache } from './pageCache.ts'

const page = (bytes: number) => ({
  status: 200,
  headers: {},
  body: Buffer.alloc(bytes),
  compressed: new Map(),
})

test.each([
  ['i18nextLng=en', 'en /'],
  ['a=b; i18nextLng=de; c=d', 'de /'],
  ['', 'pt-BR /'],
  ['i18nextLng=nothing', 'pt-BR /'],
  // The page goes by the first: kept by the second it would be served in the wrong language.
  ['i18nextLng=nothing; i18nextLng=en', 'pt-BR /'],
])('a page asked for with %j is kept by the language that it is in', (cookie, key) => {
  expect(new PageCache().keyOf('/', cookie)).toBe(key)
})

test('however many addresses are asked for, the pages kept stay below 64 MB, the newest last', () => {
  const cache = new PageCache()
  const mega = 1024 * 1024
  for (let n = 0; n < 200; n++) cache.set(`pt-BR /?n=${n}`, page(mega))
  const kept = Array.from({ length: 200 }, (_, n) => n).filter((n) => cache.get(`pt-BR /?n=${n}`))
  expect(kept).toEqual(Array.from({ length: 64 }, (_, i) => 136 + i))
})

test('a page kept again, or dropped, gives its room back', () => {
  const cache = new PageCache()
  const half = 32 * 1024 * 1024
  for (let n = 0; n < 10; n++) cache.set('pt-BR /a', page(half))
  cache.set('pt-BR /vagas/x-7', page(half))
  cache.drop('7')
  cache.set('pt-BR /b', page(half))
  cache.set('pt-BR /c', page(half))
  expect(['/b', '/c'].map((url) => cache.get(`pt-BR ${url}`)?.body.length)).toEqual([half, half])
})
