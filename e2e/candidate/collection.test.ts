import { expect, test } from 'vitest'
import { call, registered } from '../accounts.ts'
import { browser, desktop, phone } from '../browser.ts'

const { person } = browser()
const search = '/dashboard/listSelectiveProcesses?roleName=atendente&state=MG'

test('a vacancy is saved with a note, taken off the list and put back', async () => {
  const me = await registered('Araci')
  const { page } = await person({ viewport: phone, signedIn: me.storage })
  await page.goto(search)
  const first = page.getByRole('article').first()
  const title = (await first.getByRole('heading').textContent()) ?? ''
  await first.getByRole('button', { name: `Salvar: ${title}` }).click()
  const saved = first.getByRole('button', { name: `Tirar das salvas: ${title}` })
  await saved.waitFor()
  await page.reload()
  await saved.waitFor()

  await page.getByRole('link', { name: 'Guardado' }).click()
  const row = page.getByRole('article').filter({ hasText: title })
  await page.getByRole('link', { name: /^Salvas\s*1$/ }).waitFor()
  await row.getByRole('button', { name: `Anotar sobre ${title}` }).click()
  await row.getByRole('textbox').fill('Ver ônibus da noite')
  await page.keyboard.press('Enter')
  await row.getByRole('button', { name: /Ver ônibus da noite$/ }).waitFor()
  await row.getByRole('button', { name: `Tirar das salvas: ${title}` }).click()
  await page.getByText('Nada salvo ainda').waitFor()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await row.getByRole('button', { name: /Ver ônibus da noite$/ }).waitFor()

  // The home page has it too, and it leads to the vacancy.
  await page.goto('/dashboard')
  const section = page.getByRole('region', { name: 'Salvas' })
  await section.getByRole('link', { name: title }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await page.getByRole('button', { name: 'Salvar', exact: true }).waitFor()
  await page.goto('/dashboard/savedVacancies')
  await page.getByText('Nada salvo ainda').waitFor()
  expect(await row.count()).toBe(0)
})

test('a hidden vacancy leaves a row to undo, stays out of the search and can come back', async () => {
  const me = await registered('Moema')
  const { page } = await person({ viewport: phone, signedIn: me.storage })
  await page.goto(search)
  const first = page.getByRole('article').first()
  const name = (await first.getByRole('link').getAttribute('href')) ?? ''
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="${name}"]`) })
  const notice = page.getByRole('region', { name: /^Vaga oculta/ })
  const hide = card.getByRole('button', { name: /^Ocultar: / })
  await hide.click()
  await notice.waitFor()
  await expect
    .poll(() => notice.evaluate((element) => element === document.activeElement))
    .toBe(true)
  await notice.getByRole('button', { name: 'Desfazer' }).click()
  await hide.click()
  await notice.getByRole('button', { name: 'Longe' }).click()
  const chosen = notice.getByRole('button', { name: 'Longe', pressed: true })
  await chosen.waitFor()
  await expect
    .poll(async () => {
      await page.reload()
      await page.getByRole('article').first().waitFor()
      return card.count()
    })
    .toBe(0)

  await page.getByRole('link', { name: 'Guardado' }).click()
  await page.getByRole('link', { name: /^Ocultas\s*1$/ }).click()
  await page.getByText(/motivo: longe$/).waitFor()
  await page.getByRole('button', { name: /^Mostrar de novo/ }).click()
  await page.getByText('Nenhuma vaga oculta').waitFor()
  await page.goto(search)
  await card.waitFor()
})

test('what is saved without a connection is sent when it is back', async () => {
  const me = await registered('Ubirajara')
  const { page, context } = await person({
    viewport: phone,
    signedIn: me.storage,
    expected: /ERR_INTERNET_DISCONNECTED/,
  })
  await page.goto(search)
  await page
    .getByRole('button', { name: /^Salvar: / })
    .first()
    .waitFor()
  await context.setOffline(true)
  await page
    .getByRole('button', { name: /^Salvar: / })
    .first()
    .click()
  const saved = page.getByRole('button', { name: /^Tirar das salvas: / })
  await saved.waitFor()
  await context.setOffline(false)
  await expect
    .poll(async () => {
      const { body } = await call<{ saved: unknown[] }>('GET', '/marks', {
        token: me.storage['accessToken'] ?? '',
      })
      return body.saved.length
    })
    .toBe(1)
  expect(await saved.count()).toBe(1)
})

test('a company is followed from its vacancy and left in the list', async () => {
  const me = await registered('Potira')
  const { page } = await person({ viewport: desktop, signedIn: me.storage })
  await page.goto(search)
  await page.getByRole('article').first().getByRole('link').click()
  await page.getByRole('button', { name: 'Seguir empresa' }).click()
  await page.getByRole('button', { name: 'Seguindo' }).waitFor()
  await page.goto('/dashboard/followedCompanies')
  const tell = page.getByRole('switch', { name: /^Avisar de vaga nova: / })
  expect(await tell.isChecked()).toBe(true)
  await tell.uncheck()
  await page.reload()
  await tell.waitFor()
  await expect.poll(() => tell.isChecked()).toBe(false)
  await page.getByRole('button', { name: /^Deixar de seguir/ }).click()
  await page.getByText('Você ainda não segue empresas').waitFor()
})
