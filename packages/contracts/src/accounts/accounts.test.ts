import { expect, test } from 'vitest'
import { ageOn } from './accounts.ts'

test.each([
  ['the day before the birthday', '2008-11-22', '2026-11-21', 17],
  ['the birthday', '2008-11-21', '2026-11-21', 18],
  ['the day after the birthday', '2008-11-20', '2026-11-21', 18],
  ['a day in the month before the birthday', '2008-12-01', '2026-11-30', 17],
  ['28 February of a common year, if born on 29 February', '2008-02-29', '2026-02-28', 17],
  ['1 March of a common year, if born on 29 February', '2008-02-29', '2026-03-01', 18],
  ['a day before the birth', '2027-01-01', '2026-11-21', -1],
])('age on %s', (_, born, day, age) => {
  expect(ageOn(born, day)).toBe(age)
})
