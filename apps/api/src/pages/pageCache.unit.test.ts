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
  // The page uses the first cookie; a key from the second would serve the wrong language.
  ['i18nextLng=nothing; i18nextLng=en', 'pt-BR /'],
])('the key for cookie %j has the language of the page', (cookie, key) => {
  expect(new PageCache().keyOf('/', cookie)).toBe(key)
})

test('the cache stays below 64 MB and removes the oldest pages first', () => {
  const cache = new PageCache()
  const megabyte = 1024 * 1024
  for (let n = 0; n < 200; n++) cache.set(`pt-BR /?n=${n}`, page(megabyte))
  const cached = Array.from({ length: 200 }, (_, n) => n).filter((n) => cache.get(`pt-BR /?n=${n}`))
  expect(cached).toEqual(Array.from({ length: 64 }, (_, i) => 136 + i))
})

test('a page that is replaced or dropped frees its bytes', () => {
  const cache = new PageCache()
  const halfOfLimit = 32 * 1024 * 1024
  for (let n = 0; n < 10; n++) cache.set('pt-BR /a', page(halfOfLimit))
  cache.set('pt-BR /vagas/x-7', page(halfOfLimit))
  cache.drop('7')
  cache.set('pt-BR /b', page(halfOfLimit))
  cache.set('pt-BR /c', page(halfOfLimit))
  expect(['/b', '/c'].map((url) => cache.get(`pt-BR ${url}`)?.body.length)).toEqual([
    halfOfLimit,
    halfOfLimit,
  ])
})
