import fc from 'fast-check'
import { expect, test } from 'vitest'
import { workBonds } from '@trilha/contracts/candidates/entries'
import { saysNothing, worksOf, type WorkProfile } from './person.ts'

type Experience = WorkProfile['experience'][number]

const job = (title: string, start: string, end: string | null, bond = workBonds[0] as Bond) => ({
  title, bond, start, end,
}) // prettier-ignore
type Bond = Experience['bond']

const profile = (change: Partial<WorkProfile>): WorkProfile => ({
  wantedRoles: [],
  headline: null,
  experience: [],
  studies: [],
  ...change,
})
const weightsOf = (change: Partial<WorkProfile>) =>
  new Map(worksOf(profile(change)).map(({ occupation, weight }) => [occupation.id, weight]))

const baker = job('Padeiro', '2015', '2018')
const guard = job('Porteiro', '2018-02', '2021-05')
const driver = job('Motorista', '2021-06', null)

test('what is wanted counts more than what was done, and that less with a wish', () => {
  const wish = weightsOf({ wantedRoles: ['Cozinheiro'], experience: [driver] })
  expect(wish.get('cozinheiro')).toBe(1)
  expect(wish.get('motorista')).toBeLessThan(1)
  expect(wish.get('motorista')).toBeLessThan(weightsOf({ experience: [driver] }).get('motorista')!)
})

test('the last work counts more than earlier work, in whatever order it was entered', () => {
  const weights = weightsOf({ experience: [baker, driver, guard] })
  expect([weights.get('motorista'), weights.get('porteiro'), weights.get('padeiro')]).toEqual([
    0.9, 0.7, 0.5,
  ])
  expect(weightsOf({ experience: [guard, baker, driver] })).toEqual(weights)
})

test.each(['informal', 'self-employed', 'volunteer', null] as const)(
  'work with the bond %s counts as much as a formal job',
  (bond) => {
    const withBond = worksOf(profile({ experience: [{ ...driver, bond }] }))
    expect(withBond).toEqual(worksOf(profile({ experience: [driver] })))
  },
)

test.each([
  ['Estagiário de engenharia civil', 'internship'],
  ['Engenheiro civil', 'internship'],
  ['Jovem aprendiz administrativo', 'apprentice'],
  ['Estágio em marketing', null],
] as const)('"%s" with the bond %s leads to level 1', (title, bond) => {
  const [work] = worksOf(profile({ experience: [job(title, '2022', null, bond)] }))
  expect(work?.level).toBe(1)
})

test('a wish has the level that it says, else that of like work done, else the first one', () => {
  const wantedLevel = (title: string, done: string[]) =>
    worksOf(profile({ wantedRoles: [title], experience: done.map((t) => job(t, '2020', null)) }))[0]
      ?.level
  expect(wantedLevel('Analista financeiro sênior', [])).toBe(3)
  expect(wantedLevel('Analista financeiro', ['Analista financeiro sênior'])).toBe(3)
  expect(wantedLevel('Analista financeiro', ['Porteiro'])).toBe(1)
  expect(wantedLevel('Auxiliar de cozinha', ['Cozinheiro'])).toBe(1)
})

test('studies and courses count only when nothing else is known', () => {
  const studies = ['Técnico em enfermagem', 'Curso de padeiro']
  const known = (change: Partial<WorkProfile>) =>
    worksOf(profile({ studies, ...change })).map(({ source }) => source)
  expect(new Set(known({}))).toEqual(new Set(['studied']))
  expect(known({ wantedRoles: ['Porteiro'] })).toEqual(['wanted'])
  expect(known({ experience: [driver] })).toEqual(['worked'])
  expect(known({ headline: 'Motorista' })).toEqual(['headline'])
  expect(new Set(known({ headline: 'Aceito tudo' }))).toEqual(new Set(['studied']))
})

test('the source and the title are those of the person', () => {
  const works = worksOf(
    profile({ wantedRoles: ['quero dirigir ônibus'], experience: [guard], headline: 'Padeira' }),
  )
  expect(new Map(works.map(({ source, title: own }) => [source, own]))).toEqual(
    new Map([
      ['wanted', 'quero dirigir ônibus'],
      ['worked', 'Porteiro'],
      ['headline', 'Padeira'],
    ]),
  )
})

test('of many kinds of work the six that count most are compared', () => {
  const titles = ['Padeiro', 'Porteiro', 'Motorista', 'Pedreiro', 'Garçom', 'Soldador', 'Contador']
  const experience = titles.map((each, i) => job(each, `${2000 + i}`, `${2001 + i}`))
  const works = worksOf(profile({ wantedRoles: ['Enfermeira'], experience }))
  expect(works).toHaveLength(6)
  expect(works[0]).toMatchObject({ source: 'wanted' })
  expect(works.map(({ title: own }) => own)).toContain('Contador')
})

const title = fc.constantFrom('Padeiro', 'Porteiro', 'Motorista', 'Enfermeira', 'Aceito tudo')
const bond = fc.constantFrom(...workBonds, null)
/** Jobs from the last to the first, each with its years, after the years without one. */
function history(jobs: readonly { title: string; bond: Bond }[], years: readonly number[]) {
  let year = 2024
  return jobs.map((each, i) => {
    const end = (year -= years[i * 2]!)
    const start = (year -= years[i * 2 + 1]!)
    return { ...each, start: `${start}`, end: `${end}` }
  })
}

test('years, their number and the time between jobs change nothing', () => {
  const years = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 8, maxLength: 8 })
  const lives = fc.record({
    jobs: fc.array(fc.record({ title, bond }), { maxLength: 4 }),
    wantedRoles: fc.array(title, { maxLength: 1 }),
    some: years,
    others: years,
    shift: fc.integer({ min: -30, max: 30 }),
  })
  fc.assert(
    fc.property(lives, ({ jobs, wantedRoles, some, others, shift }) => {
      const works = worksOf(profile({ wantedRoles, experience: history(jobs, some) }))
      const shifted = history(jobs, some).map((each) => ({
        ...each,
        start: `${Number(each.start) + shift}`,
        end: `${Number(each.end) + shift}`,
      }))
      expect(worksOf(profile({ wantedRoles, experience: shifted }))).toEqual(works)
      const stretched = history(jobs, others)
      expect(worksOf(profile({ wantedRoles, experience: stretched }))).toEqual(works)
    }),
  )
})

test('says nothing: only a person without work and without any fact to compare', () => {
  const silent = {
    works: [],
    municipalityCode: null,
    desiredSalaryCents: null,
    workplaces: null,
    maxKm: null,
    firstJob: false,
  }
  expect(saysNothing(silent)).toBe(true)
  expect(saysNothing({ ...silent, schooling: 'none' })).toBe(false)
  expect(saysNothing({ ...silent, firstJob: true })).toBe(false)
  expect(saysNothing({ ...silent, municipalityCode: 3_118_601 })).toBe(false)
  expect(saysNothing({ ...silent, works: worksOf(profile({ wantedRoles: ['Pedreiro'] })) })).toBe(
    false,
  )
})
