import { expect, it, test } from 'vitest'
import { formatDay, isoDay, typedBirthDate } from './birthDate.ts'

it.each(['12/03/1994', '12031994', '12.3.1994', '12-03-1994', ' 12 3 1994 ', '1994-03-12'])(
  '%s is understood',
  (typed) => expect(isoDay(typed)).toBe('1994-03-12'),
)

test('a date is shown as it is typed in Brazil', () => {
  expect(formatDay('1994-03-12')).toBe('12/03/1994')
  expect(formatDay('12/3')).toBe('12/3')
})

it.each([
  ['', 'birth-date-required'],
  ['30/02/1990', 'birth-date-invalid'],
  ['29/02/2001', 'birth-date-invalid'],
  ['13/13/1990', 'birth-date-invalid'],
  ['12/03/94', 'birth-date-invalid'],
  ['ontem', 'birth-date-invalid'],
])('%j is refused: %s', (typed, error) => {
  const { error: refused } = typedBirthDate.safeParse(typed)
  expect(refused?.issues[0]?.message).toBe(error)
})
