import { expect, test } from 'vitest'
import { marketVacancy, recruiter, registered, signIn } from '../accounts.ts'
import { expectAccessible } from '../assessments/assessments.steps.ts'
import { browser, desktop, phone, sidewaysPixels } from '../browser.ts'
import { seen } from '../journey.steps.ts'

const { person } = browser()
const wish = 'Quero concorrer como pessoa com deficiência nesta vaga.'
const need = 'Intérprete de Libras'

test('a PcD declaration is visible to the company, can be filtered, and is withdrawn at once', async () => {
  const me = await registered('Odair')
  const { id } = await marketVacancy()
  const { page } = await person({ viewport: phone, signedIn: me.storage })
  await page.goto(`/dashboard/listSelectiveProcesses/${id}/viewSelectiveProcess`)
  const box = page.getByRole('checkbox', { name: wish })
  expect(await box.isChecked()).toBe(false)
  // The checkbox is far below, so the sticky bar has a button that leads to it.
  const stickyBar = page.getByRole('region', { name: 'Próximo passo' })
  await stickyBar.getByRole('button', { name: 'Quer concorrer como PcD?' }).click()
  await expect.poll(() => box.evaluate((it) => it === document.activeElement)).toBe(true)
  await page.keyboard.press('Space')
  expect(await box.isChecked()).toBe(true)
  await seen(stickyBar.getByRole('button', { name: 'Você concorre como PcD' }))
  await page.getByLabel('De que recursos você precisa na seleção?').fill(need)
  await expectAccessible(page)
  expect(await sidewaysPixels(page)).toBe(0)
  const apply = page.getByRole('button', { name: 'Quero participar' })
  await apply.filter({ visible: true }).first().click()
  const part = page.getByRole('region', { name: 'Concorrer como PcD' })
  await seen(part.getByText('Quem conduz a seleção vê isso.'))
  await seen(part.getByText(need))
  await expectAccessible(page)

  const company = await person({ viewport: desktop, signedIn: await signIn(recruiter) })
  // The live connection is delayed, as on a bad network, so no events arrive at first.
  const connection = Promise.withResolvers<void>()
  await company.page.routeWebSocket(/\/api\/socket\.io\//, (socket) => {
    void connection.promise.then(() => socket.connectToServer())
  })
  await company.page.goto(`/empresas/vagas/${id}`)
  await company.page.getByRole('button', { name: 'PcD', exact: true }).click()
  await expect.poll(() => company.page.url()).toContain('pcd=1')
  const card = company.page.getByRole('article').filter({ hasText: me.name })
  await seen(card.getByText('PcD', { exact: true }))
  await expectAccessible(company.page)
  await card.getByRole('link', { name: me.name }).click()
  const sheet = company.page.getByRole('dialog')
  await seen(sheet.getByText('Recursos que pediu para a seleção'))
  await seen(sheet.getByText(need))
  await expectAccessible(company.page)

  await part.getByRole('button', { name: 'Voltar atrás' }).click()
  await seen(part.getByRole('button', { name: 'Concorrer como PcD' }))
  // When it connects, the company's page refetches its data.
  connection.resolve()
  await sheet.getByText(need).waitFor({ state: 'detached' })
  // From then on the company's page gets every event.
  await part.getByRole('button', { name: 'Concorrer como PcD' }).click()
  const dialog = page.getByRole('dialog', { name: 'Concorrer como PcD' })
  await dialog.getByRole('checkbox', { name: wish }).check()
  await dialog.getByLabel('De que recursos você precisa na seleção?').fill(need)
  await dialog.getByRole('button', { name: 'Contar à empresa' }).click()
  await seen(sheet.getByText(need))
  // The board is hidden from screen readers while the sheet is open.
  await sheet.getByRole('button', { name: 'Fechar' }).click()
  await seen(card)
  await part.getByRole('button', { name: 'Voltar atrás' }).click()
  await card.waitFor({ state: 'detached' })
})

test('after a lost answer, the second click saves the current declaration', async () => {
  const me = await registered('Ivone')
  const { id } = await marketVacancy()
  const expected = /Failed to load resource/
  const { page } = await person({ viewport: phone, signedIn: me.storage, expected })
  await page.goto(`/dashboard/listSelectiveProcesses/${id}/viewSelectiveProcess`)
  const box = page.getByRole('checkbox', { name: wish })
  const apply = page.getByRole('button', { name: 'Quero participar' }).filter({ visible: true })
  await apply.first().waitFor()
  // The application reaches the server, but every response is lost.
  await page.route('**/api/**', async (route) => {
    if (route.request().method() === 'POST') await route.fetch()
    await route.abort()
  })
  await apply.first().click()
  await seen(page.getByRole('alert'))
  await box.check()
  await page.getByLabel('De que recursos você precisa na seleção?').fill(need)
  await page.unroute('**/api/**')
  // After a refetch the page shows that the application exists; the unsent input remains.
  const refetched = page.waitForResponse((answer) =>
    answer.url().endsWith(`/selectiveProcess/${id}`),
  )
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  expect(await (await refetched).json()).toMatchObject({ applicationState: 'in_progress' })
  await apply.first().click()
  const part = page.getByRole('region', { name: 'Concorrer como PcD' })
  await seen(part.getByText(need))
})

test('an owner enters the number of employees and sees the legal quota', async () => {
  const { page } = await person({ viewport: phone, signedIn: await signIn(recruiter) })
  await page.goto('/empresas/empresa')
  const part = page.locator('#cota')
  const employees = part.getByLabel('Quantas pessoas trabalham na empresa?')
  await employees.fill('99')
  const disabled = part.getByLabel('Quantas são PcD ou reabilitadas?')
  expect(await disabled.count()).toBe(0)
  await employees.fill('501')
  await seen(part.getByText('A lei pede 4%, que dá 21.'))
  await disabled.fill('12')
  await part.getByRole('button', { name: 'Salvar' }).click()
  await seen(page.getByText('Dados salvos'))
  await expectAccessible(page)
  await page.goto('/empresas/')
  const notice = page.getByRole('region', { name: 'Cota de pessoas com deficiência' })
  await seen(notice.getByText('A lei pede 21 pessoas. Faltam 9.'))
  await expectAccessible(page)
  expect(await sidewaysPixels(page)).toBe(0)
})

test('in another language the consents are translated, and the stored text is shown', async () => {
  const me = await registered('Anita')
  const { id } = await marketVacancy()
  const { page } = await person({ viewport: phone, signedIn: { ...me.storage, i18nextLng: 'en' } })
  await page.goto(`/dashboard/listSelectiveProcesses/${id}/viewSelectiveProcess`)
  await seen(
    page.getByRole('checkbox', {
      name: 'I want to apply for this vacancy as a person with a disability.',
    }),
  )
  await seen(page.getByText(/^I agree that Trilha shows this to the people/))
  await seen(page.getByText(wish))
  await page.goto('/dashboard/user/settings#talent')
  await seen(page.getByText(/^I want verified companies to find me/))
  await seen(page.getByText(/^Quero que empresas verificadas me encontrem/))
  await seen(page.getByText(/^I am a person with a disability and agree/))
  await expectAccessible(page)
  expect(await sidewaysPixels(page)).toBe(0)
})
