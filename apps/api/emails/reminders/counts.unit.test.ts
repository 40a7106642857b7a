import { expect, test } from 'vitest'
import { newVacanciesText } from './newVacancies.ts'
import { stageDeadlineMail } from './stageDeadline.ts'

test.each([
  [0, 'Nenhuma vaga nova'],
  [1, '1 vaga nova'],
  [2, '2 vagas novas'],
])('the text for %d new vacancies is %s', (count, text) => {
  expect(newVacanciesText(count)).toBe(text)
})

test.each([
  [0, 'Leva cerca de 0 minutos. '],
  [1, 'Leva cerca de 1 minuto. '],
  [2, 'Leva cerca de 2 minutos. '],
])('the text for a stage of %d minutes is %s', (minutes, length) => {
  const { text } = stageDeadlineMail({
    name: 'Ju',
    role: 'Caixa',
    company: 'Mercado Bom',
    stage: 'Teste',
    minutes,
    dueAt: new Date('2026-11-27T02:59:59Z'),
    begun: false,
    address: 'https://trilha.example',
  })
  expect(text).toContain(length)
})
