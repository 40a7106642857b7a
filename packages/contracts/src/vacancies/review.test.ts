import { describe, expect, test } from 'vitest'
import type { VacancyContent } from './content.ts'
import { blankFields } from './fields.ts'
import { lintContent } from './linter/linter.ts'
import { isReviewedAgain, recordsAsked, reviewedChanges } from './review.ts'

const plain: VacancyContent = {
  ...blankFields,
  roleName: 'Vigilante patrimonial',
  description: '',
  requirements: ['Curso de formação'],
  niceToHave: [],
  benefits: [],
  municipalityCode: null,
  placeState: null,
  salary: null,
  salaryHiddenReason: null,
  deficiency: 'welcome',
  affirmativeFor: [],
  jobProfile: null,
  closesOn: '2026-12-01',
  recordsCheck: { ground: null, reason: '' },
  stages: [],
}
const asking: VacancyContent = {
  ...plain,
  requirements: ['Certidão de antecedentes criminais'],
  recordsCheck: { ground: 'law', reason: 'A Lei 14.967/2024 pede a certidão a vigilantes.' },
}
const better = { niceToHave: ['Gostar de gente'] }

test('every change of an unverified company is reviewed', () => {
  expect(isReviewedAgain(false, plain, { ...plain, ...better })).toBe(true)
})

describe('of a verified company', () => {
  const isReviewed = (before: VacancyContent, change: Partial<VacancyContent>) =>
    isReviewedAgain(true, before, { ...before, ...change })

  test('a change is not reviewed if it leaves the demand for records as it is', () => {
    expect(isReviewed(plain, better)).toBe(false)
    expect(isReviewed(asking, better)).toBe(false)
  })

  test.each<[string, Partial<VacancyContent>]>([
    ['the phrases', { requirements: ['Atestado de antecedentes criminais'] }],
    ['the ground', { recordsCheck: { ...asking.recordsCheck, ground: 'dangerous' } }],
    ['the reason', { recordsCheck: { ...asking.recordsCheck, reason: 'Outro motivo.' } }],
    ['the role', { roleName: 'Vigilante de carro-forte' }],
  ])('%s of a demand for records: a change is reviewed', (_, change) => {
    expect(isReviewed(asking, change)).toBe(true)
  })

  test('a new demand is reviewed, the end of one is not', () => {
    expect(isReviewedAgain(true, plain, asking)).toBe(true)
    expect(isReviewedAgain(true, asking, plain)).toBe(false)
  })
})

test('the editor announces which changes will be reviewed', () => {
  const announced = (companyVerified: boolean, content: VacancyContent) =>
    reviewedChanges(companyVerified, lintContent(content))
  expect(announced(false, plain)).toBe('all')
  expect(announced(true, plain)).toBe('none')
  expect(announced(true, asking)).toBe('records')
})

test('the phrases that ask for records are returned without HTML tags', () => {
  expect(recordsAsked(plain)).toEqual([])
  const description = '<p>Exigimos antecedentes <b>criminais</b>.</p>'
  expect(recordsAsked({ ...plain, description })).toEqual(['antecedentes criminais'])
  expect(recordsAsked(asking)).toEqual(['Certidão de antecedentes criminais'])
})
