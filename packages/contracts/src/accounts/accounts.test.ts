import { expect, test } from 'vitest'
import { ageOn } from './accounts.ts'

test.each([
  ['the eve of a birthday', '2008-11-22', '2026-11-21', 17],
  ['the birthday', '2008-11-21', '2026-11-21', 18],
  ['the day after', '2008-11-20', '2026-11-21', 18],
  ['an earlier month', '2008-12-01', '2026-11-30', 17],
  ['29 February in a common year: the birthday is 1 March', '2008-02-29', '2026-02-28', 17],
  ['29 February, the day after', '2008-02-29', '2026-03-01', 18],
  ['a birth to come', '2027-01-01', '2026-11-21', -1],
])('age on %s', (_, born, day, age) => {
  expect(ageOn(born, day)).toBe(age)
})
