import { entryBody } from '@trilha/contracts/candidates.entries'
import { expect, test } from 'vitest'
import { entryBodyOf, entryValues, withSentence } from './entry.values.ts'

test('each kind travels with its own fields', () => {
  const told = { ...entryValues('experience'), title: 'Caixa', start: '2020' }
  expect(entryBodyOf(told)).toEqual({
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

test('a sentence is added to what stands there', () => {
  expect(withSentence('', 'Fechava o caixa')).toBe('Fechava o caixa.')
  expect(withSentence('Atendia ', 'Fechava o caixa')).toBe('Atendia. Fechava o caixa.')
  expect(withSentence('Atendia!', 'Fechava o caixa')).toBe('Atendia! Fechava o caixa.')
})
