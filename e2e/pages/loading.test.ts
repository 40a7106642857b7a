import type { Page } from 'playwright-core'
import { afterEach, expect, inject, test } from 'vitest'
import { alive, browser, phone } from '../browser.ts'
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

/** Marks the document: the mark is gone after a full page load. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-mark', ''))
const marked = (page: Page) => page.locator('body[data-mark]').count()

/** Types an e-mail at the login after hydration. */
async function typing(page: Page): Promise<void> {
  await page.goto('/auth/login')
  await alive(page)
  await email(page).fill(typed)
  await mark(page)
}

test('a failed prefetch of a link keeps the input', async () => {
  proxy = await startProxy(inject('origin'))
  const { page } = await person({ origin: proxy.origin, expected })
  await typing(page)
  proxy.cut()
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  const failed = page.waitForEvent('requestfailed', (r) => r.url().includes('RegisterScreen'))
  await page.getByRole('link', { name: 'Cadastre-se' }).hover()
  await failed
  await email(page).pressSequentially('.br')
  expect(await email(page).inputValue()).toBe(`${typed}.br`)
  expect(await marked(page)).toBe(1)
  expect(loads).toBe(0)

  // A click shows the error, and works when the network is back.
  await page.getByRole('link', { name: 'Cadastre-se' }).click()
  await seen(h1(page, 'Sem conexão'))
  expect(new URL(page.url()).pathname).toBe('/auth/register')
  proxy.mend()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await seen(h1(page, 'Boas-vindas à Trilha'))
})

test('a page whose file disappeared in a new release is reloaded, once', async () => {
  const { page } = await person({ expected })
  await typing(page)
  let asked = 0
  await page.route('**/assets/RegisterScreen-*.js', (route) => {
    asked += 1
    return asked === 1 ? route.fulfill({ status: 404 }) : route.continue()
  })
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Cadastre-se' }).focus()
  await page.keyboard.press('Enter')
  await seen(h1(page, 'Boas-vindas à Trilha'))
  await alive(page)
  expect(await marked(page)).toBe(0)
  expect(asked).toBeGreaterThan(1)
})

test('a lazy part that fails to load leaves the page usable, and loads later', async () => {
  const { page } = await person({ viewport: phone, expected })
  await page.goto('/vagas')
  await alive(page)
  const words = page.getByRole('combobox').first()
  await words.fill('atendente')
  await page.keyboard.press('Escape')
  await mark(page)
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
  expect(await marked(page)).toBe(1)
  await page.keyboard.press('Escape')
  expect(await words.inputValue()).toBe('atendente')
})

test.each([
  ['/empresas/auth/login', 'pt-BR', 'Tentar de novo'],
  ['/admin/', 'de', 'Erneut versuchen'],
  ['/dashboard/listSelectiveProcesses?page=2', 'fr', 'Réessayer'],
])('%s without its scripts shows in %s that loading is slow', async (address, language, again) => {
  const { page, context } = await person({ viewport: phone, expected })
  await context.addCookies([{ name: 'i18nextLng', value: language, url: inject('origin') }])
  await page.route('**/assets/**/*.js', (route) => route.abort())
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(address)
  const link = page.getByRole('link', { name: again })
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
  await alive(page)
})
