import { describe, expect, test } from 'vitest'
import { occupationByCode, occupationById, occupations, parseTable } from './table.ts'
import { comparedWords } from './words.ts'

/** The families of each compared name: more than one where the table contradicts itself. */
function familiesByName(kinds: readonly ('names' | 'fieldNames')[]): Map<string, Set<string>> {
  const families = new Map<string, Set<string>>()
  for (const occupation of occupations)
    for (const name of kinds.flatMap((kind) => occupation[kind])) {
      const key = comparedWords(name).join(' ')
      families.set(key, (families.get(key) ?? new Set()).add(occupation.id))
    }
  return families
}
const ambiguous = (families: Map<string, Set<string>>) =>
  [...families].filter(([, ids]) => ids.size > 1).map(([name, ids]) => [name, ...ids])

describe('the table', () => {
  test('has no id twice, and finds each family by id and by code', () => {
    expect(new Set(occupations.map(({ id }) => id)).size).toBe(occupations.length)
    for (const occupation of occupations) {
      expect(occupationById(occupation.id)).toBe(occupation)
      expect(occupationByCode(occupation.code)).toBe(occupation)
    }
    expect(occupationById('astronauta')).toBeUndefined()
    expect(() => occupationByCode(0)).toThrow(RangeError)
    expect(() => occupationByCode(occupations.length + 1)).toThrow(RangeError)
  })

  test('relates only families that exist, each to others, with a strength above 0 and below 1', () => {
    const wrong = occupations.flatMap(({ id, near }) =>
      [...near]
        .filter(([other, strength]) => {
          const isKnown = occupationById(other) !== undefined && other !== id
          return !isKnown || strength <= 0 || strength >= 1
        })
        .map(([other, strength]) => `${id} > ${other} ${strength}`),
    )
    expect(wrong).toEqual([])
  })

  test('gives no name, and no field of work, to two families', () => {
    expect(ambiguous(familiesByName(['names']))).toEqual([])
    expect(ambiguous(familiesByName(['fieldNames']))).toEqual([])
  })

  test('has no field of work that is the name of another family and so never counts', () => {
    expect(ambiguous(familiesByName(['names', 'fieldNames']))).toEqual([])
  })

  test('has no name without words to compare', () => {
    expect(familiesByName(['names', 'fieldNames']).has('')).toBe(false)
  })

  test('gives each family an area, two names and three skills', () => {
    const poor = occupations.filter(
      ({ names, skills, area }) => names.length < 2 || skills.length < 3 || area === '',
    )
    expect(poor.map(({ id }) => id)).toEqual([])
  })
})

describe('a line', () => {
  const line = 'padeiro | 8483 | 2 | padeiro; ~ pães | confeiteiro 0.6 | pães; massas | entry adult'

  test('is parsed with its area, its field names and its flags', () => {
    expect(parseTable(`# alimentacao\n\n${line} council=CRN`)).toEqual([
      {
        id: 'padeiro',
        cbo: '8483',
        area: 'alimentacao',
        level: 2,
        names: ['padeiro'],
        fieldNames: ['pães'],
        near: new Map([['confeiteiro', 0.6]]),
        skills: ['pães', 'massas'],
        adultOnly: true,
        forBeginners: true,
        council: 'CRN',
      },
    ])
  })

  test.each([
    ['a column is missing', line.replace(' | entry adult', '')],
    ['there is a column too many', `${line} | more`],
    ['the level is above 5', line.replace('| 2 |', '| 6 |')],
    ['the level is no number', line.replace('| 2 |', '| pleno |')],
    ['the id has capital letters', line.replace('padeiro', 'Padeiro')],
    ['the CBO has no four digits', line.replace('8483', '848')],
    ['a near family has no strength', line.replace('confeiteiro 0.6', 'confeiteiro')],
    ['a near family has a strength of 1', line.replace('0.6', '1')],
    ['the council does not exist', `${line} council=COPAN`],
  ])('throws when %s', (_, wrong) => {
    expect(() => parseTable(wrong)).toThrow(/^occupations: /)
  })
})
