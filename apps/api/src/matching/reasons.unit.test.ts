import { expect, test } from 'vitest'
import { match } from './match.ts'
import { betim, natal, ownWork, samplePerson, sampleVacancy } from './matching.samples.ts'

const electrician = samplePerson('Eletricista')
const demanding = sampleVacancy('Eletricista', { schooling: 'high-school', cnh: 'B' })

test('a full fit tells every reason, the work first', () => {
  expect(match(demanding, electrician).reasons).toEqual([
    {
      id: 'work',
      ok: true,
      value: 'eletricista',
      own: { title: 'Eletricista', source: 'worked', isSame: true },
    },
    { id: 'place', ok: true, value: 'Contagem' },
    { id: 'salary', ok: true, value: '2500-3000' },
    { id: 'schooling', ok: true, value: 'high-school' },
    { id: 'cnh', ok: true, value: 'B' },
    { id: 'shift', ok: true, value: 'business-hours' },
  ])
})

test('what the person does not meet has the same words', () => {
  const poor = samplePerson('Eletricista', {
    schooling: 'elementary',
    cnh: 'A',
    shifts: ['night'],
    desiredSalaryCents: 900_000,
  })
  const { reasons } = match({ ...demanding, municipality: natal, placeName: 'Natal' }, poor)
  expect(reasons.slice(1)).toEqual([
    { id: 'place', ok: false, value: 'Natal', km: 1800 },
    { id: 'salary', ok: false, value: '2500-3000' },
    { id: 'schooling', ok: false, value: 'high-school' },
    { id: 'cnh', ok: false, value: 'B' },
    { id: 'shift', ok: false, value: 'business-hours' },
  ])
})

test('what is not given is listed as facts, and only if the vacancy asks for it', () => {
  const untold = samplePerson('Eletricista', {
    municipalityCode: null,
    kmTo: () => null,
    state: undefined,
    schooling: undefined,
    cnh: undefined,
    shifts: undefined,
    desiredSalaryCents: null,
    works: [],
  })
  const factsOf = (vacancy: typeof demanding) =>
    match(vacancy, untold)
      .reasons.filter(({ id }) => id === 'facts')
      .map(({ value }) => value)
  expect(factsOf(demanding)).toEqual(['work', 'place', 'salary', 'schooling', 'cnh', 'shift'])
  const easy = { workplace: 'remote', salaryCents: null, shift: null } as const
  expect(factsOf(sampleVacancy('Eletricista', easy))).toEqual(['work'])
})

test('the work is in the words of the person, with where it is known from', () => {
  const person = samplePerson('', {
    works: [ownWork('Porteiro'), ownWork('quero ser eletricista', { source: 'wanted' })],
  })
  const [work] = match(sampleVacancy('Eletricista industrial'), person).reasons
  expect(work).toEqual({
    id: 'work',
    ok: true,
    value: 'eletricista industrial',
    own: { title: 'quero ser eletricista', source: 'wanted', isSame: false },
  })
})

test('for other work there is no own work to tell', () => {
  const [work] = match(sampleVacancy('Advogado'), electrician).reasons
  expect(work).toEqual({ id: 'work', ok: false, value: 'advogado' })
})

test('a vacancy whose work is not known has no reason about the work', () => {
  const { reasons } = match(sampleVacancy('Zxcvb'), electrician)
  expect(reasons.map(({ id }) => id)).not.toContain('work')
})

test('a place in another municipality has its kilometres', () => {
  const { reasons } = match({ ...demanding, municipality: betim, placeName: 'Betim' }, electrician)
  expect(reasons).toContainEqual({ id: 'place', ok: true, value: 'Betim', km: 16 })
})

test('a council is a reason only for people of its profession', () => {
  const nursing = sampleVacancy('Enfermeira')
  const reasonOf = (title: string, councils: typeof electrician.councils) =>
    match(nursing, samplePerson(title, { councils })).reasons.find(
      ({ id, value }) => id === 'council' || value === 'council',
    )
  expect(reasonOf('Enfermeira', undefined)).toEqual({ id: 'facts', ok: false, value: 'council' })
  expect(reasonOf('Enfermeira', [])).toEqual({ id: 'facts', ok: false, value: 'council' })
  const unregistered = [{ council: 'COREN' as const, state: null }]
  expect(reasonOf('Enfermeira', unregistered)).toEqual({ id: 'council', ok: false, value: 'COREN' })
  const registered = [{ council: 'COREN' as const, state: 'MG' as const }]
  expect(reasonOf('Enfermeira', registered)).toEqual({ id: 'council', ok: true, value: 'COREN' })
  expect(reasonOf('Eletricista', unregistered)).toBeUndefined()
})

test('a gate without a reason of its own comes first', () => {
  const first = (vacancy: Partial<typeof demanding>, age: number) =>
    match({ ...demanding, ...vacancy }, { ...electrician, age }).reasons[0]
  expect(first({ minAge: 18 }, 17)).toEqual({ id: 'age', ok: false, value: '18' })
  expect(first({ contractType: 'apprentice' }, 30)).toMatchObject({ id: 'apprentice', ok: false })
  expect(first({ contractType: 'internship' }, 20)).toMatchObject({ id: 'student', ok: false })
})
