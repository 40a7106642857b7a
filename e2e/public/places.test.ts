import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as accounts from '../accounts.ts'
import { browser, holdBack, phone, waitForHydration } from '../browser.ts'
import { seen } from '../journey.steps.ts'

const { person } = browser()
const cityField = (page: Page) => page.getByRole('combobox', { name: 'Cidade ou estado' })
const results = (page: Page) => page.getByRole('region', { name: 'Resultados' })
const correction = 'Não achamos “contagen”. Mostrando vagas de Contagem, MG.'

for (const path of ['/vagas', '/dashboard/listSelectiveProcesses'])
  test(`${path} on a phone: a mistyped city finds its vacancies with Enter, and the page says so`, async () => {
    const signedIn = path === '/vagas' ? {} : await accounts.signIn(accounts.candidate)
    const { page } = await person({ viewport: phone, signedIn })
    await page.goto(path)
    await results(page).getByRole('article').first().waitFor()
    await waitForHydration(page)
    await cityField(page).pressSequentially('contagen')
    const first = page.getByRole('option').first()
    await seen(first.getByText('Você quis dizer esta?'))
    expect(await first.textContent()).toContain('Contagem, MG')
    expect(await first.getAttribute('aria-selected')).toBe('true')
    await cityField(page).press('Enter')
    await seen(results(page).getByText(correction))
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

test('Enter takes the first suggestion of an unfinished name', async () => {
  const { page } = await person({ viewport: phone })
  await page.goto('/vagas')
  await waitForHydration(page)
  await cityField(page).pressSequentially('belo hor')
  await seen(page.getByRole('option', { name: 'Belo Horizonte, MG' }))
  await cityField(page).press('Enter')
  await seen(results(page).getByText(/ em Belo Horizonte, MG$/))
  expect(new URL(page.url()).searchParams.get('city')).toBe('Belo Horizonte')
})

test('works without JavaScript, and an unknown city offers what may be meant', async () => {
  const { page } = await person({ viewport: phone, scripts: false })
  await page.goto('/vagas?city=contagen')
  await seen(results(page).getByText(correction))
  expect(await cityField(page).inputValue()).toBe('Contagem, MG')
  await cityField(page).fill('eldorado contagem')
  await page.getByRole('search').getByRole('button', { name: 'Buscar' }).click()
  await seen(page.getByRole('heading', { name: 'Não achamos a cidade “eldorado contagem”' }))
  await results(page).getByRole('link', { name: 'Contagem, MG' }).click()
  await seen(results(page).getByText(/^\d+ vagas? em Contagem, MG$/))
  await seen(results(page).getByRole('article').first())
})

test('a short name typed on the landing page leads to the vacancies of its city', async () => {
  const { page } = await person({ viewport: phone })
  await page.goto('/')
  await waitForHydration(page)
  await page.getByLabel('Cidade ou estado').fill('BH')
  await page.getByLabel('Cidade ou estado').press('Enter')
  await seen(results(page).getByText(/ em Belo Horizonte, MG$/))
  expect(await cityField(page).inputValue()).toBe('Belo Horizonte, MG')
})

test('Enter in the city of the registration takes the first suggestion, with its state', async () => {
  const { page } = await person({ viewport: phone })
  await page.goto('/auth/register')
  await waitForHydration(page)
  await page.getByText('Completar agora').click()
  const city = page.getByRole('combobox', { name: /^Cidade/ })
  await city.pressSequentially('contagen')
  await seen(page.getByRole('option', { name: /^Contagem, MG/ }))
  await city.press('Enter')
  expect(await city.inputValue()).toBe('Contagem')
  expect(await page.getByLabel(/^Estado/).inputValue()).toBe('MG')
})

test('Enter in the city of the profile takes the first result, also while it is loading', async () => {
  const { page } = await person({ signedIn: await accounts.signIn(accounts.candidate) })
  await page.goto('/dashboard/user/edit?part=personal')
  const city = page.getByLabel('Cidade onde você mora')
  await city.waitFor()
  const release = await holdBack(page, '**/api/places?*')
  await city.fill('belorizonte')
  await city.press('Enter')
  await release()
  await expect.poll(() => city.inputValue()).toBe('Belo Horizonte, MG')
})
