import { expect, test } from 'vitest'
import { expectAccessible } from '../assessments/assessments.steps.ts'
import { browser, desktop, phone } from '../browser.ts'
import { seen } from '../journey.steps.ts'
import { confirm, register } from './companies.steps.ts'

// Refused: a registration without an e-mail, and everything once the rule is in force.
const expected = /status of 40[03]/
const { person } = browser()

test('an owner demands the second step from a day on, then at once, at both widths', async () => {
  const email = `posse-${Date.now()}@regra-da-equipe.com.br`
  const { page } = await person({ viewport: desktop, expected })
  await register(page, { name: 'Regina Luz', email })
  await confirm(page, email)
  await page.goto('/empresas/equipe')
  await seen(page.getByText('1 pessoa ainda está sem segunda etapa.'))
  const from = page.getByLabel('Vale a partir de')
  expect(await from.inputValue()).toBe('')
  await from.selectOption({ index: 3 })
  await page.getByRole('button', { name: 'Salvar' }).click()
  await seen(page.getByText(/^A segunda etapa vale a partir de/))
  await seen(page.getByText(/Avisamos por e-mail quando a regra é definida/))
  await expectAccessible(page)
  await page.goto('/empresas/conta')
  await seen(page.getByText(/Sua empresa passa a exigir em/))

  await page.goto('/empresas/equipe')
  await from.selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Salvar' }).click()
  await seen(page.getByRole('heading', { level: 1, name: 'Falta ligar a segunda etapa' }))
  await seen(page.getByText(/^Sua empresa pede a segunda etapa de todas as pessoas/))
  await page.setViewportSize(phone)
  await expectAccessible(page)
})
