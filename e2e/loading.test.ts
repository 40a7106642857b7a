import type { Page } from 'playwright-core'
import { afterEach, expect, inject, test } from 'vitest'
import { alive, browser, phone } from './browser.ts'
import { seen } from './journey.steps.ts'
import { layCable } from './pwa.cable.ts'

const { person } = browser()
let cable: Awaited<ReturnType<typeof layCable>> | undefined
afterEach(() => {
  cable?.close()
  cable = undefined
})

const h1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const typed = 'jussara@exemplo.com'
const email = (page: Page) => page.getByRole('textbox', { name: 'E-mail' })
const expected = /ERR_|Failed to (load|fetch)|status of 404/

/** Marks this document: the mark is gone once the page was loaded anew. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-mark', ''))
const marked = (page: Page) => page.locator('body[data-mark]').count()

/** Login as it stands when the page is alive, with an e-mail typed. */
async function typing(page: Page): Promise<void> {
  await page.goto('/auth/login')
  await alive(page)
  await email(page).fill(typed)
  await mark(page)
}

test('a link that is fetched ahead without a network leaves what was typed', async () => {
  cable = await layCable(inject('origin'))
  const { page } = await person({ origin: cable.origin, expected })
  await typing(page)
  cable.cut()
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

  // Pressed, it says what is wrong, and opens with the network.
  await page.getByRole('link', { name: 'Cadastre-se' }).click()
  await seen(h1(page, 'Sem conexão'))
  expect(new URL(page.url()).pathname).toBe('/auth/register')
  cable.mend()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await seen(h1(page, 'Boas-vindas à Trilha'))
})

test('a page whose file is gone since a new release is opened anew, once', async () => {
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

test('a part that does not arrive leaves the page as it is, and comes when it can', async () => {
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
])('%s without its scripts says in %s that it is late', async (address, language, again) => {
  const { page, context } = await person({ viewport: phone, expected })
  await context.addCookies([{ name: 'i18nextLng', value: language, url: inject('origin') }])
  await page.route('**/assets/**/*.js', (route) => route.abort())
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(address)
  const link = page.getByRole('link', { name: again })
  expect(await link.isVisible()).toBe(false)
  // The seconds until then pass at once.
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
