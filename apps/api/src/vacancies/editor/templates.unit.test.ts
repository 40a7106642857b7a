import { jobProfiles } from '@trilha/contracts/vacancies/enums'
import { effortOf } from '@trilha/contracts/vacancies/effort'
import { lint, textsOf } from '@trilha/contracts/vacancies/linter/linter'
import type { VacancyContent } from '@trilha/contracts/vacancies/content'
import { expect, test } from 'vitest'
import { templateOf } from './templates.ts'

test.each(jobProfiles)('the template for %s has no warnings and no unlawful text', (profile) => {
  const stages = templateOf(profile)
  expect(effortOf(stages).reasons).toEqual([])
  const blank = { roleName: '', description: '', salaryHiddenReason: null }
  const lines = { requirements: [], niceToHave: [], benefits: [] }
  const texts = textsOf({ ...blank, ...lines, stages } as unknown as VacancyContent)
  expect(lint({ contractType: 'clt', affirmativeFor: [], deficiency: null, texts })).toEqual([])
})
