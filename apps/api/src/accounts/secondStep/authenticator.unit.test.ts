import { expect, test } from 'vitest'
import { addressOfKey, createKey, stepOfCode } from './authenticator.ts'

// The key of RFC 6238, appendix B ("12345678901234567890"), in base 32.
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

// The table has 8 digits; 6 digits are its last six.
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('RFC 6238, appendix B: the code at %d seconds', (seconds, code) => {
  expect(stepOfCode(key, code.slice(-6), at(seconds))).toBe(Math.floor(seconds / 30))
})

test('the code before is right too, older and future codes are not', () => {
  const code = '287082' // Of the seconds 30 to 59.
  expect(stepOfCode(key, code, at(29))).toBeNull()
  expect(stepOfCode(key, code, at(30))).toBe(1)
  expect(stepOfCode(key, code, at(89))).toBe(1)
  expect(stepOfCode(key, code, at(90))).toBeNull()
})

test.each(['', '28708', '2870820', 'abcdef', '28 708'])('"%s" is no code', (code) => {
  expect(stepOfCode(key, code, at(59))).toBeNull()
})

test('a key has 160 bits, and its address names Trilha and the account', () => {
  const created = createKey()
  expect(created).toMatch(/^[A-Z2-7]{32}$/)
  expect(createKey()).not.toBe(created)
  const address = new URL(addressOfKey(created, 'ana@exemplo.com.br'))
  expect(address.protocol + address.host).toBe('otpauth:totp')
  expect(decodeURIComponent(address.pathname)).toBe('/Trilha:ana@exemplo.com.br')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    issuer: 'Trilha',
    secret: created,
    digits: '6',
    period: '30',
    algorithm: 'SHA1',
  })
})
