import { expect, test } from 'vitest'
import { seal, unseal } from './sealed.ts'

const config = { sensitiveKey: 'a'.repeat(32) }

test('an encrypted text can be decrypted with the same key and owner only', () => {
  const sealed = seal(config, 'ana', 'baixa visão')
  expect(sealed.includes('vis')).toBe(false)
  expect(seal(config, 'ana', 'baixa visão').equals(sealed)).toBe(false)
  expect(unseal(config, 'ana', sealed)).toBe('baixa visão')
  expect(() => unseal(config, 'rui', sealed)).toThrow(/authenticate/)
  expect(() => unseal({ sensitiveKey: 'b'.repeat(32) }, 'ana', sealed)).toThrow(/authenticate/)
  for (const at of [0, 12, 28]) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => unseal(config, 'ana', changed)).toThrow(/authenticate/)
  }
})
