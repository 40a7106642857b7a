import { expect, test } from 'vitest'
import { marketVacancy, recruiter, registered, signIn } from './accounts.ts'
import { faultless } from './assessments.steps.ts'
import { browser, desktop, phone, sidewaysPixels } from './browser.ts'
import { seen } from './journey.steps.ts'

const { person } = browser()
const wish = 'Quero concorrer como pessoa com deficiência nesta vaga.'
const need = 'Intérprete de Libras'

test('told with the application, seen by the company, filtered, and taken back at once', async () => {
  const me = await registered('Odair')
  const { id } = await marketVacancy()
  const { page } = await person({ viewport: phone, signedIn: me.kept })
  await page.goto(`/dashboard/listSelectiveProcesses/${id}/viewSelectiveProcess`)
  const box = page.getByRole('checkbox', { name: wish })
  expect(await box.isChecked()).toBe(false)
  // The choice lies far below; beside the button that is always in sight a line leads to it.
  const line = page.getByRole('region', { name: 'Próximo passo' })
  await line.getByRole('button', { name: 'Quer concorrer como PcD?' }).click()
  await expect.poll(() => box.evaluate((it) => it === document.activeElement)).toBe(true)
  await page.keyboard.press('Space')
  expect(await box.isChecked()).toBe(true)
  await seen(line.getByRole('button', { name: 'Você concorre como PcD' }))
  await page.getByLabel('De que recursos você precisa na seleção?').fill(need)
  await faultless(page)
  expect(await sidewaysPixels(page)).toBe(0)
  const apply = page.getByRole('button', { name: 'Quero participar' })
  await apply.filter({ visible: true }).first().click()
  const part = page.getByRole('region', { name: 'Concorrer como PcD' })
  await seen(part.getByText('Quem conduz a seleção vê isso.'))
  await seen(part.getByText(need))
  await faultless(page)

  const desk = await person({ viewport: desktop, signedIn: await signIn(recruiter) })
  // Its live connection comes late, as on a bad network: until then it hears of nothing.
  const late = Promise.withResolvers<void>()
  await desk.page.routeWebSocket(/\/api\/socket\.io\//, (socket) => {
    void late.promise.then(() => socket.connectToServer())
  })
  await desk.page.goto(`/empresas/vagas/${id}`)
  await desk.page.getByRole('button', { name: 'PcD', exact: true }).click()
  await expect.poll(() => desk.page.url()).toContain('pcd=1')
  const card = desk.page.getByRole('article').filter({ hasText: me.name })
  await seen(card.getByText('PcD', { exact: true }))
  await faultless(desk.page)
  await card.getByRole('link', { name: me.name }).click()
  const sheet = desk.page.getByRole('dialog')
  await seen(sheet.getByText('Recursos que pediu para a seleção'))
  await seen(sheet.getByText(need))
  await faultless(desk.page)

  await part.getByRole('button', { name: 'Voltar atrás' }).click()
  await seen(part.getByRole('button', { name: 'Concorrer como PcD' }))
  // Once it hears, the company's page reads again what it shows.
  late.resolve()
  await sheet.getByText(need).waitFor({ state: 'detached' })
  // And from then on it hears each thing.
  await part.getByRole('button', { name: 'Concorrer como PcD' }).click()
  const dialog = page.getByRole('dialog', { name: 'Concorrer como PcD' })
  await dialog.getByRole('checkbox', { name: wish }).check()
  await dialog.getByLabel('De que recursos você precisa na seleção?').fill(need)
  await dialog.getByRole('button', { name: 'Contar à empresa' }).click()
  await seen(sheet.getByText(need))
  // The board is hidden from readers while the sheet is open.
  await sheet.getByRole('button', { name: 'Fechar' }).click()
  await seen(card)
  await part.getByRole('button', { name: 'Voltar atrás' }).click()
  await card.waitFor({ state: 'detached' })
})

test('told after an answer was lost: the second press sets what is wanted by then', async () => {
  const me = await registered('Ivone')
  const { id } = await marketVacancy()
  const expected = /Failed to load resource/
  const { page } = await person({ viewport: phone, signedIn: me.kept, expected })
  await page.goto(`/dashboard/listSelectiveProcesses/${id}/viewSelectiveProcess`)
  const box = page.getByRole('checkbox', { name: wish })
  const apply = page.getByRole('button', { name: 'Quero participar' }).filter({ visible: true })
  await apply.first().waitFor()
  // The application arrives; its answer doesn't, and nothing else does.
  await page.route('**/api/**', async (route) => {
    if (route.request().method() === 'POST') await route.fetch()
    await route.abort()
  })
  await apply.first().click()
  await seen(page.getByRole('alert'))
  await box.check()
  await page.getByLabel('De que recursos você precisa na seleção?').fill(need)
  await page.unroute('**/api/**')
  // The page learns that the trail is there: what was typed since stays until it is sent.
  const learnt = page.waitForResponse((answer) => answer.url().endsWith(`/selectiveProcess/${id}`))
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  expect(await (await learnt).json()).toMatchObject({ applicationState: 'in_progress' })
  await apply.first().click()
  const part = page.getByRole('region', { name: 'Concorrer como PcD' })
  await seen(part.getByText(need))
})

test('an owner tells how many people work there and reads what the law asks for', async () => {
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
  await faultless(page)
  await page.goto('/empresas/')
  const notice = page.getByRole('region', { name: 'Cota de pessoas com deficiência' })
  await seen(notice.getByText('A lei pede 21 pessoas. Faltam 9.'))
  await faultless(page)
  expect(await sidewaysPixels(page)).toBe(0)
})
