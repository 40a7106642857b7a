import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { admin, candidate, demoPassword, marketVacancy, recruiter } from '../accounts.ts'
import { browser, desktop, waitForHydration } from '../browser.ts'
import { seen } from '../journey.steps.ts'

const { person } = browser()

/** Tag and name of the focused element after the screen is rendered, and its focus ring. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    // A screen moves the focus two frames after it renders.
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
    const element = document.activeElement ?? document.body
    const { outlineStyle } = getComputedStyle(element)
    const label = (element as HTMLInputElement).labels?.[0]?.textContent
    const name = element.getAttribute('aria-label') ?? label
    return `${element.tagName}${name ? ` ${name}` : ''}, ring: ${outlineStyle}`
  })

/** Signs in with the keyboard only. */
async function signInByKeyboard(page: Page, login: string, email: string): Promise<void> {
  await page.goto(login)
  await waitForHydration(page)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.endsWith('/auth/login'))
}

const main = (page: Page) => page.getByRole('main')
const waitForTitle = (page: Page, name: RegExp | string) =>
  seen(main(page).getByRole('heading', { level: 1, name }))

test('company site: the title has the focus after signing in and after opening a vacancy', async () => {
  const { page } = await person({ viewport: desktop })
  const { id } = await marketVacancy()
  await signInByKeyboard(page, '/empresas/auth/login', recruiter)
  await seen(main(page).getByRole('list').first())
  await expect.poll(() => focused(page)).toBe('H1, ring: none')
  const link = main(page).locator(`a[href$="/vagas/${id}"]`).first()
  await link.press('Enter')
  await waitForTitle(page, /^Assistente de atendimento/)
  await seen(main(page).getByLabel('Nome', { exact: true }))
  await seen(main(page).getByRole('list').first())
  await expect.poll(() => focused(page)).toBe('H1, ring: none')
})

test('admin site: the title has the focus after signing in and after opening an account', async () => {
  const { page } = await person({ viewport: desktop })
  await signInByKeyboard(page, '/admin/auth/login', admin)
  await waitForTitle(page, 'Empresas')
  await expect.poll(() => focused(page)).toBe('H1, ring: none')
  await page.getByRole('link', { name: 'Contas', exact: true }).press('Enter')
  await waitForTitle(page, 'Contas')
  const first = main(page).getByRole('listitem').getByRole('link').first()
  await seen(first)
  await expect.poll(() => focused(page)).toBe('H1, ring: none')
  await first.press('Enter')
  await page.waitForURL('**/admin/contas/*')
  await waitForTitle(page, /./)
  await expect.poll(() => focused(page)).toBe('H1, ring: none')
})

test('candidate site: after signing in and after opening a vacancy no focus ring is visible', async () => {
  const { page } = await person({ viewport: desktop })
  await signInByKeyboard(page, '/auth/login', candidate)
  await waitForTitle(page, /./)
  await expect.poll(() => focused(page)).toMatch(/^(H1|BODY|MAIN), ring: none$/)
  await page.getByRole('link', { name: 'Buscar vagas', exact: true }).first().press('Enter')
  await page.waitForURL('**/listSelectiveProcesses**')
  await waitForTitle(page, /./)
  await expect.poll(() => focused(page)).toMatch(/^(H1|BODY|MAIN), ring: none$/)
  const vacancy = main(page).getByRole('article').getByRole('link').first()
  const role = (await vacancy.textContent()) ?? ''
  await vacancy.press('Enter')
  await waitForTitle(page, role)
  await expect.poll(() => focused(page)).toMatch(/^(H1|BODY|MAIN), ring: none$/)
})
