import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { browser, desktop, phone, waitForHydration } from '../browser.ts'
import { seen } from '../journey.steps.ts'

const { person } = browser()

const contactFrame = (page: Page) => page.frameLocator('iframe[title="Formulário de contato"]')

async function fillContactForm(page: Pick<Page, 'getByLabel'>, email: string): Promise<void> {
  await page.getByLabel('Seu nome').fill('Rosa Ferreira')
  await page.getByLabel('Seu e-mail').fill(email)
  await page.getByLabel('Sobre o quê').selectOption('Meus dados pessoais')
  await page.getByLabel('Sua mensagem').fill('Quero saber quem viu o meu currículo.')
}

test('without JavaScript: from the search to a city, to a vacancy, and to a role of the city', async () => {
  const { page } = await person({ scripts: false })
  await page.goto('/vagas')
  await page.getByRole('navigation', { name: 'Vagas por cidade' }).getByText('Contagem, MG').click()
  await seen(page.getByRole('heading', { level: 1, name: 'Vagas em Contagem, MG' }))
  const canonical = page.locator('link[rel=canonical]')
  expect(await canonical.getAttribute('href')).toMatch(/\/vagas\/em\/contagem-mg$/)
  expect(await page.locator('meta[name=robots]').count()).toBe(0)
  expect(await page.getByRole('article').count()).toBe(10)
  await page.getByRole('article').first().getByRole('link').first().click()
  await seen(page.getByRole('heading', { level: 1 }))
  await page
    .getByRole('navigation', { name: 'Mais vagas' })
    .getByRole('link', { name: 'Mais vagas em Contagem, MG' })
    .click()
  const role = page
    .getByRole('navigation', { name: 'Cargos com mais vagas aqui' })
    .getByRole('link')
    .first()
  const shownCount = Number(/(\d+)$/.exec((await role.textContent()) ?? '')?.[1])
  await role.click()
  await page.waitForURL('**/vagas?roleName=*city=Contagem*')
  await seen(page.getByText(new RegExp(`^${shownCount} vagas?$`)))
})

test('a city and a role without a page of their own lead to a search for them', async () => {
  const { page } = await person({ scripts: false })
  await page.goto('/vagas/em/acrelandia-ac')
  expect(new URL(page.url()).search).toBe('?city=acrelandia&state=AC')
  await page.goto('/vagas/de/astronauta-de-carreira')
  expect(new URL(page.url()).search).toBe('?roleName=astronauta+de+carreira')
})

test('companies that answer: the list and the page of the company show the same figure', async () => {
  const { page } = await person()
  await page.goto('/')
  await page.getByRole('link', { name: 'Empresas que respondem' }).click()
  await seen(page.getByRole('heading', { level: 1, name: 'Empresas que respondem' }))
  const market = page.getByRole('listitem').filter({ hasText: 'Mercado Bom Vizinho' })
  const percent = /(\d+)%/.exec((await market.first().textContent()) ?? '')?.[1]
  expect(Number(percent)).toBeGreaterThan(0)
  await market.getByRole('link').first().click()
  await seen(page.getByRole('heading', { level: 1, name: 'Mercado Bom Vizinho' }))
  await seen(page.getByText(new RegExp(`^${percent}% de `)))
})

test('the contact window shows a spinner, then a form; Escape closes it, and a message arrives', async () => {
  const { page } = await person({ viewport: phone })
  // Delays the form.
  let releaseForm: (() => void) | undefined
  await page.route('**/contato?quadro=1', async (route) => {
    await new Promise<void>((resolve) => (releaseForm = resolve))
    await route.continue()
  })
  await page.goto('/vagas')
  await waitForHydration(page)
  const link = page.getByRole('link', { name: 'Fale com a gente' })
  await link.click()
  const dialog = page.getByRole('dialog', { name: 'Fale com a gente' })
  await seen(dialog.getByLabel('Carregando'))
  await expect.poll(() => releaseForm !== undefined).toBe(true)
  releaseForm?.()
  const form = contactFrame(page)
  await seen(form.getByRole('heading', { level: 1, name: 'Fale com a gente' }))
  await dialog.getByLabel('Carregando').waitFor({ state: 'detached' })
  // The button is enabled after the script of the form has loaded.
  await expect
    .poll(() => form.getByRole('button', { name: 'Enviar mensagem' }).isEnabled())
    .toBe(true)
  await form.getByLabel('Seu nome').press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => link.evaluate((it) => it === document.activeElement)).toBe(true)

  await page.unroute('**/contato?quadro=1')
  await link.click()
  const email = `rosa-${Date.now()}@exemplo.com.br`
  await fillContactForm(form as unknown as Page, email)
  await form.getByRole('button', { name: 'Enviar mensagem' }).click()
  await seen(form.getByRole('heading', { level: 1, name: 'Sua mensagem chegou' }))
  await seen(form.getByText(email))
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await dialog.waitFor({ state: 'detached' })
  const hasArrived = async () =>
    (await (await fetch(`${inject('origin')}/dev/inbox.json`)).text()).includes(email)
  await expect.poll(hasArrived).toBe(true)
})

test('a contact message survives a network failure and can be sent later', async () => {
  const { page, context } = await person({
    viewport: desktop,
    expected: /ERR_INTERNET_DISCONNECTED/,
  })
  await page.goto('/contato')
  await waitForHydration(page)
  const email = `rosa-${Date.now()}@exemplo.com.br`
  await fillContactForm(page, email)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Enviar mensagem' }).click()
  await seen(page.getByText(/^Sem conexão com a Trilha/))
  expect(await page.getByLabel('Sua mensagem').inputValue()).toContain('quem viu o meu currículo')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Enviar mensagem' }).click()
  await seen(page.getByRole('heading', { level: 1, name: 'Sua mensagem chegou' }))
})

test('without a network the contact window shows an error and can try again', async () => {
  const { page } = await person({ expected: /ERR_FAILED/ })
  await page.goto('/acessibilidade')
  await waitForHydration(page)
  await page.route('**/api/contact', (route) => route.abort())
  await page.getByRole('link', { name: 'Contar uma barreira' }).click()
  const dialog = page.getByRole('dialog', { name: 'Fale com a gente' })
  await seen(dialog.getByText('O formulário não abriu'))
  await page.unroute('**/api/contact')
  await dialog.getByRole('button', { name: 'Tentar de novo' }).click()
  await seen(contactFrame(page).getByRole('heading', { level: 1 }))
  expect(await dialog.getByText('O formulário não abriu').count()).toBe(0)
})

test('only the contact form may be framed, and only by our own pages', async () => {
  const policyOf = async (path: string) =>
    (await fetch(`${inject('origin')}${path}`)).headers.get('content-security-policy') ?? ''
  expect(await policyOf('/contato?quadro=1')).toContain("frame-ancestors 'self'")
  for (const path of ['/', '/vagas', '/auth/login', '/acessibilidade'])
    expect(await policyOf(path)).toContain("frame-ancestors 'none'")
})

test('the legal documents are linked in the footer and in the registration', async () => {
  const { page } = await person()
  for (const path of ['/', '/auth/register']) {
    await page.goto(path)
    for (const name of ['Termos de uso', 'Política de privacidade']) {
      const address = await page.getByRole('link', { name }).first().getAttribute('href')
      const answer = await page.request.get(address ?? '')
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
    }
  }
})

test('a search that failed offline opens when the network is back, with its filter', async () => {
  const { page, context } = await person({
    expected: /ERR_INTERNET_DISCONNECTED|Failed to fetch/,
  })
  await page.goto('/vagas')
  const filter = page.getByRole('checkbox', { name: /^CLT \d/ })
  // The filter panel is hydrated after the page.
  await waitForHydration(page, filter)
  await context.setOffline(true)
  await filter.click()
  await seen(page.getByRole('heading', { level: 1, name: 'Sem conexão' }))
  await context.setOffline(false)
  await page.getByRole('article').first().waitFor()
  expect(new URL(page.url()).search).toBe('?contractType=clt')
})
