import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browser, phone, waitForHydration } from '../browser.ts'
import { seen } from '../journey.steps.ts'

const { person } = browser()
const cityField = (page: Page) => page.getByRole('combobox', { name: 'Cidade ou estado' })
const results = (page: Page) => page.getByRole('region', { name: 'Resultados' })

test('on a phone, a mistyped city finds its vacancies with Enter, and the page says so', async () => {
  const { page } = await person({ viewport: phone })
  await page.goto('/vagas')
  await waitForHydration(page)
  await cityField(page).pressSequentially('contagen')
  const first = page.getByRole('option').first()
  await seen(first.getByText('Você quis dizer esta?'))
  expect(await first.textContent()).toContain('Contagem, MG')
  await cityField(page).press('Enter')
  await seen(results(page).getByText('Não achamos “contagen”. Mostrando vagas de Contagem, MG.'))
  await seen(results(page).getByText(/^\d+ vagas? em Contagem, MG$/))
  await expect.poll(() => cityField(page).inputValue()).toBe('Contagem, MG')
  await seen(results(page).getByRole('article').first())
})

test('a pressed suggestion is searched as it is shown', async () => {
  const { page } = await person({ viewport: phone })
  await page.goto('/vagas')
  await waitForHydration(page)
  await cityField(page).pressSequentially('belorizonte')
  await page.getByRole('option', { name: /^Belo Horizonte, MG/ }).click()
  await seen(results(page).getByText(/ em Belo Horizonte, MG$/))
  expect(await page.getByText('Não achamos').count()).toBe(0)
})

test('works without JavaScript, and an unknown city offers what may be meant', async () => {
  const { page } = await person({ viewport: phone, scripts: false })
  await page.goto('/vagas?city=contagen')
  await seen(results(page).getByText('Não achamos “contagen”. Mostrando vagas de Contagem, MG.'))
  expect(await cityField(page).inputValue()).toBe('Contagem, MG')
  await cityField(page).fill('eldorado contagem')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await seen(page.getByRole('heading', { name: 'Não achamos a cidade “eldorado contagem”' }))
  await results(page).getByRole('link', { name: 'Contagem, MG' }).click()
  await seen(results(page).getByText(/^\d+ vagas? em Contagem, MG$/))
  await seen(results(page).getByRole('article').first())
})
