import type { Page } from 'playwright-core'
import { afterEach, expect, inject, test } from 'vitest'
import { recruiter, signIn } from '../accounts.ts'
import { browser, holdBack, phone, waitForHydration } from '../browser.ts'
import { seen } from '../journey.steps.ts'
import { startProxy } from './pwa.proxy.ts'

const { person } = browser()
let proxy: Awaited<ReturnType<typeof startProxy>> | undefined
afterEach(() => {
  proxy?.close()
  proxy = undefined
})

const h1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const typed = 'jussara@exemplo.com'
const email = (page: Page) => page.getByRole('textbox', { name: 'E-mail' })
const expected = /ERR_|Failed to (load|fetch)|status of 404/

/** Sets an attribute on the body, which a full page load removes. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.body.setAttribute('data-mark', ''))
const markCount = (page: Page) => page.locator('body[data-mark]').count()

/** Types an e-mail at the login, and marks the document. */
async function typeEmail(page: Page): Promise<void> {
  await page.goto('/auth/login')
  await waitForHydration(page)
  await email(page).fill(typed)
  await markDocument(page)
}

test('the input survives a failed prefetch of a link', async () => {
  proxy = await startProxy(inject('origin'))
  const { page } = await person({ origin: proxy.origin, expected })
  await typeEmail(page)
  proxy.cut()
  let navigations = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) navigations += 1
  })
  const failed = page.waitForEvent('requestfailed', (r) => r.url().includes('RegisterScreen'))
  await page.getByRole('link', { name: 'Cadastre-se' }).hover()
  await failed
  await email(page).pressSequentially('.br')
  expect(await email(page).inputValue()).toBe(`${typed}.br`)
  expect(await markCount(page)).toBe(1)
  expect(navigations).toBe(0)

  // A click shows the error, and works when the network is back.
  await page.getByRole('link', { name: 'Cadastre-se' }).click()
  await seen(h1(page, 'Sem conexão'))
  expect(new URL(page.url()).pathname).toBe('/auth/register')
  proxy.restore()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await seen(h1(page, 'Boas-vindas à Trilha'))
})

test('a page whose file disappeared in a new release is reloaded', async () => {
  const { page } = await person({ expected })
  await typeEmail(page)
  let requests = 0
  await page.route('**/assets/RegisterScreen-*.js', (route) => {
    requests += 1
    return requests === 1 ? route.fulfill({ status: 404 }) : route.continue()
  })
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Cadastre-se' }).focus()
  await page.keyboard.press('Enter')
  await seen(h1(page, 'Boas-vindas à Trilha'))
  await waitForHydration(page)
  expect(await markCount(page)).toBe(0)
  expect(requests).toBeGreaterThan(1)
})

test('a lazy part that fails to load leaves the page usable, and loads later', async () => {
  const { page } = await person({ viewport: phone, expected })
  await page.goto('/vagas')
  await waitForHydration(page)
  const words = page.getByRole('combobox').first()
  await words.fill('atendente')
  await page.keyboard.press('Escape')
  await markDocument(page)
  const part = '**/assets/FilterSheet-*.js'
  await page.route(part, (route) => route.abort())
  await page
    .getByRole('button', { name: /filtros/i })
    .first()
    .click()
  await seen(page.getByLabel('Carregando'))
  await page.unroute(part)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await seen(page.getByRole('dialog'))
  expect(await markCount(page)).toBe(1)
  await page.keyboard.press('Escape')
  expect(await words.inputValue()).toBe('atendente')
})

test('a screen appears with all of its texts, so that none arrive while somebody types', async () => {
  const { page } = await person({ signedIn: await signIn(recruiter) })
  await page.goto('/empresas/')
  await seen(h1(page, 'Vagas'))
  // Only the list of people uses these texts, and it loads later than the screen.
  const release = await holdBack(page, '**/assets/sheet-*.js')
  await page.getByRole('link', { name: 'Talentos' }).first().click()
  await seen(page.getByText('Carregando').first())
  expect(await h1(page, 'Talentos').count()).toBe(0)
  await release()
  const field = page.getByLabel('Cargo, área ou habilidade')
  await field.fill('confeitaria')
  expect(await field.inputValue()).toBe('confeitaria')
})

test.each([
  ['/empresas/auth/login', 'pt-BR', 'Tentar de novo'],
  ['/admin/', 'de', 'Erneut versuchen'],
  ['/dashboard/listSelectiveProcesses?page=2', 'fr', 'Réessayer'],
])('%s without its scripts shows in %s that loading is slow', async (address, language, retry) => {
  const { page, context } = await person({ viewport: phone, expected })
  await context.addCookies([{ name: 'i18nextLng', value: language, url: inject('origin') }])
  await page.route('**/assets/**/*.js', (route) => route.abort())
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(address)
  const link = page.getByRole('link', { name: retry })
  expect(await link.isVisible()).toBe(false)
  // Skip the delay before the message.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && animation.animationName.includes('late'))
        animation.finish()
  })
  await seen(link)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await Promise.all([page.waitForEvent('load'), link.click()])
  await waitForHydration(page)
})
