import { jobProfiles } from '@trilha/contracts/vacancies.enums'
import { effortOf } from '@trilha/contracts/vacancies.effort'
import { lint, textsOf } from '@trilha/contracts/vacancies.linter'
import type { VacancyContent } from '@trilha/contracts/vacancies.content'
import { expect, test } from 'vitest'
import { templateOf } from './vacancies.edit.templates.ts'

test.each(jobProfiles)(
  'the trail for %s is one that the editor finds nothing against',
  (family) => {
    const stages = templateOf(family)
    expect(effortOf(stages).reasons).toEqual([])
    const blank = { roleName: '', description: '', salaryHiddenReason: null }
    const lines = { requirements: [], niceToHave: [], benefits: [] }
    const texts = textsOf({ ...blank, ...lines, stages } as unknown as VacancyContent)
    expect(lint({ contractType: 'clt', affirmativeFor: [], deficiency: null, texts })).toEqual([])
  },
)
