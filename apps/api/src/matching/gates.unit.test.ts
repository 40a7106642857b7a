import { describe, expect, test } from 'vitest'
import { shutGate } from './gates.ts'
import { match } from './match.ts'
import { sampleVacancy, samplePerson } from './matching.samples.ts'
import type { MatchPerson, MatchVacancy } from './matching.types.ts'

type Row = [
  description: string,
  vacancy: Partial<MatchVacancy>,
  person: Partial<MatchPerson>,
  isOpen: boolean,
]
const open = true
const closed = false

const mg = 'MG' as const
const nurse = samplePerson('Enfermeira').works
const unregistered = { council: 'COREN', state: null } as const
const nursing = (title: string): Partial<MatchVacancy> => sampleVacancy(title)

const rows: Record<string, Row[]> = {
  deficiency: [
    ['PcD only, no disability declared', { deficiency: 'exclusive' }, {}, closed],
    ['PcD only, a disability declared', { deficiency: 'exclusive' }, { hasDisability: true }, open],
    ['PcD welcome', { deficiency: 'welcome' }, {}, open],
  ],
  age: [
    ['a minor', { minAge: 18 }, { age: 17 }, closed],
    ['the minimum age', { minAge: 18 }, { age: 18 }, open],
    ['an age that is not known', { minAge: 18 }, { age: null }, open],
    ['an old person', { minAge: 18 }, { age: 80 }, open],
  ],
  apprentice: [
    ['23 years', { contractType: 'apprentice', minAge: 14 }, { age: 23 }, open],
    ['14 years', { contractType: 'apprentice', minAge: 14 }, { age: 14 }, open],
    ['24 years', { contractType: 'apprentice', minAge: 14 }, { age: 24 }, closed],
    [
      '50 years and a disability',
      { contractType: 'apprentice', minAge: 14 },
      { age: 50, hasDisability: true },
      open,
    ],
    ['an age that is not known', { contractType: 'apprentice' }, { age: null }, open],
    ['24 years, for a trainee', { contractType: 'trainee' }, { age: 24 }, open],
  ],
  student: [
    ['at college', { contractType: 'internship' }, { schooling: 'college-ongoing' }, open],
    ['at high school', { contractType: 'internship' }, { schooling: 'high-school-ongoing' }, open],
    ['with a degree', { contractType: 'internship' }, { schooling: 'college' }, closed],
    ['college left', { contractType: 'internship' }, { schooling: 'college-incomplete' }, closed],
    ['untold', { contractType: 'internship' }, { schooling: undefined }, closed],
  ],
  council: [
    ['declared as not registered', nursing('Enfermeiro'), { councils: [unregistered] }, closed],
    ['no council given', nursing('Enfermeiro'), { councils: [] }, open],
    [
      'another council given',
      nursing('Enfermeiro'),
      { councils: [{ council: 'OAB', state: mg }] },
      open,
    ],
    ['registered', nursing('Enfermeiro'), { councils: [{ council: 'COREN', state: mg }] }, open],
    ['untold', nursing('Enfermeiro'), { councils: undefined }, open],
    [
      'not registered, for an intern',
      nursing('Estágio em enfermagem'),
      { councils: [unregistered] },
      open,
    ],
    [
      'not registered, for work without a council',
      nursing('Porteiro'),
      { councils: [unregistered] },
      open,
    ],
    [
      'not registered, for the second work of a title',
      nursing('Recepcionista / Enfermeiro'),
      { councils: [unregistered] },
      open,
    ],
  ],
  cnh: [
    ['none held, B needed', { cnh: 'B' }, { cnh: 'none' }, closed],
    ['A held, B needed', { cnh: 'B' }, { cnh: 'A' }, closed],
    ['B held, D needed', { cnh: 'D' }, { cnh: 'B' }, closed],
    ['D held, B needed', { cnh: 'B' }, { cnh: 'D' }, open],
    ['D held, C needed', { cnh: 'C' }, { cnh: 'D' }, open],
    ['D held, AB needed', { cnh: 'AB' }, { cnh: 'D' }, closed],
    ['untold, D needed', { cnh: 'D' }, { cnh: undefined }, open],
    ['none held, none needed', { cnh: 'none' }, { cnh: 'none' }, open],
  ],
  schooling: [
    ['two steps below technical', { schooling: 'technical' }, { schooling: 'high-school' }, closed],
    ['one below technical', { schooling: 'technical' }, { schooling: 'technical-ongoing' }, open],
    ['two below college', { schooling: 'college' }, { schooling: 'college-incomplete' }, closed],
    ['one below college', { schooling: 'college' }, { schooling: 'college-ongoing' }, open],
    ['more than asked', { schooling: 'technical' }, { schooling: 'doctorate' }, open],
    ['far below high school', { schooling: 'high-school' }, { schooling: 'none' }, open],
    ['untold', { schooling: 'college' }, { schooling: undefined }, open],
  ],
}

describe.each(Object.entries(rows))('the %s gate', (gate, cases) => {
  test.each(cases)('%s', (_, vacancy, person, isOpen) => {
    const sample = { ...sampleVacancy('Porteiro'), ...vacancy }
    const someone = samplePerson('Porteiro', { works: nurse, ...person })
    expect(shutGate(sample, someone)).toBe(isOpen ? null : gate)
    const { percent, score } = match(sample, someone)
    expect(percent === null).toBe(!isOpen)
    expect(score < 0).toBe(!isOpen)
  })
})
