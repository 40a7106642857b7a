import { entryBody } from '@trilha/contracts/candidates/entries'
import { expect, test } from 'vitest'
import { entryBodyOf, entrySchema, entryValues, withSentence } from './entry.values.ts'

test('the request body has only the fields of its kind', () => {
  const values = { ...entryValues('experience'), title: 'Caixa', start: '2020' }
  expect(entryBodyOf(values)).toEqual({
    kind: 'experience',
    title: 'Caixa',
    place: '',
    bond: null,
    start: '2020',
    end: null,
    description: '',
  })
  const course = entryBodyOf({ ...entryValues('course'), title: 'Excel', hours: 20 })
  expect(Object.keys(course)).toEqual(['kind', 'title', 'place', 'hours', 'end', 'certificateUrl'])
  const school = entryBodyOf({ ...entryValues('education'), title: 'Médio' })
  for (const body of [course, school]) expect(entryBody.safeParse(body).success).toBe(true)
})

test('adds a sentence to existing text', () => {
  expect(withSentence('', 'Fechava o caixa')).toBe('Fechava o caixa.')
  expect(withSentence('Atendia ', 'Fechava o caixa')).toBe('Atendia. Fechava o caixa.')
  expect(withSentence('Atendia!', 'Fechava o caixa')).toBe('Atendia! Fechava o caixa.')
})

test('an experience needs an end date or is marked as current', () => {
  const values = { ...entryValues('experience'), title: ' Caixa ', start: '2020' }
  const ids = (values: object) =>
    entrySchema.safeParse(values).error?.issues.map(({ path, message }) => [path[0], message])
  expect(ids(values)).toEqual([['end', 'month-invalid']])
  expect(ids({ ...values, end: '2019' })).toEqual([['end', 'ends-before-start']])
  for (const valid of [{ today: true }, { end: '2021' }])
    expect(ids({ ...values, ...valid })).toBeUndefined()
  expect(ids({ ...entryValues('course'), title: 'Excel' })).toBeUndefined()
})
