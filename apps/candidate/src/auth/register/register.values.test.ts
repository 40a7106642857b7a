import { registerBody } from '@trilha/contracts/accounts/accounts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { streetNumber } from './register.values.ts'

describe('street number', () => {
  it('is null when empty and a whole number in base 10 otherwise', () => {
    expect(streetNumber(null)).toBeNull()
    expect(streetNumber('042')).toBe(42)
    expect(streetNumber(' 7 ')).toBe(7)
  })

  it.each(['12a', '1e3', '0x10', '-1', '1.5', 's/n'])('%s is refused by the contract', (typed) => {
    expect(registerBody.shape.number.safeParse(streetNumber(typed)).success).toBe(false)
  })

  it('accepts all valid street numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), (number) => {
        expect(streetNumber(String(number))).toBe(number)
      }),
    )
  })
})
