import type { Rule } from '@trilha/contracts/assessments/rules'
import { expect, test } from 'vitest'
import { presentStage } from './vacancies.presenter.ts'

const start = (eliminatory: boolean): Rule => ({
  id: 'start',
  eliminatory,
  reason: 'A equipe combina a data com quem chega.',
  predicate: { kind: 'availability', withinDays: 30 },
})

const requirements = (rules: Rule[]) =>
  presentStage({
    id: 'a',
    position: 1,
    kind: 'requirements',
    title: 'Requisitos da vaga',
    instructions: '',
    minutes: 3,
    days: 5,
    answer_days: 2,
    eliminatory: true,
    weight: 1,
    rules,
  }).eliminatory

test('a requirements stage is eliminatory only with an eliminatory rule', () => {
  expect(requirements([start(false)])).toBe(false)
  expect(requirements([start(false), start(true)])).toBe(true)
})
