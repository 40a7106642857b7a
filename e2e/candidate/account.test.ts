import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as accounts from '../accounts.ts'
import { browser, desktop, phone } from '../browser.ts'
import { mailTo } from '../inbox.ts'
import { seen } from '../journey.steps.ts'

const { person } = browser()

const part = (page: Page, name: string) => page.getByRole('region', { name })
const waitForText = (page: Page, text: string | RegExp) => seen(page.getByText(text).first())

async function openSettings(page: Page) {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Conta de/ }).click()
  await page.getByRole('link', { name: 'Minha conta' }).click()
  await seen(page.getByRole('heading', { level: 1, name: 'Minha conta' }))
}

const signInBy = async (page: Page, email: string, password: string) => {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

test('e-mail and password change, and other devices are listed and signed out', async () => {
  const jo = await accounts.registered('Joana')
  await accounts.signIn(jo.email, jo.password)
  const { page } = await person({
    viewport: desktop,
    signedIn: jo.storage,
    expected: /status of 400/,
  })
  await openSettings(page)

  const devices = part(page, 'Aparelhos')
  await seen(devices.getByText('Este aparelho'))
  expect(await devices.getByRole('listitem').count()).toBe(2)
  await devices.getByRole('button', { name: 'Encerrar todas as outras' }).click()
  await waitForText(page, 'As outras sessões foram encerradas')
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(1)

  await page.getByRole('button', { name: 'Trocar senha' }).click()
  expect(page.url()).toContain('open=password')
  const dialog = page.getByRole('dialog', { name: 'Trocar senha' })
  await dialog.getByLabel('Senha atual', { exact: true }).fill('errada')
  await dialog.getByLabel('Senha nova', { exact: true }).fill('quintal com jabuticaba')
  await dialog.getByRole('button', { name: 'Trocar senha' }).click()
  await waitForText(page, 'A senha atual não confere.')
  expect(await dialog.getByLabel('Senha nova', { exact: true }).inputValue()).toBe(
    'quintal com jabuticaba',
  )
  await dialog.getByLabel('Senha atual', { exact: true }).fill(jo.password)
  await dialog.getByRole('button', { name: 'Trocar senha' }).click()
  await waitForText(page, 'Senha trocada')

  const newEmail = `nova.${jo.email}`
  await page.getByRole('button', { name: 'Trocar e-mail' }).click()
  await page.getByLabel('Novo e-mail').fill(newEmail)
  await page.getByLabel('Senha atual', { exact: true }).fill('quintal com jabuticaba')
  await page.getByRole('button', { name: 'Enviar link' }).click()
  await waitForText(page, `Falta confirmar ${newEmail}`)
  const { text } = await mailTo(newEmail, /^Confirme seu novo e-mail/)
  await page.goto(/\/auth\/confirm-email\?key=\S+/.exec(text)?.[0] ?? '')
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click()
  await seen(page.getByRole('heading', { level: 1, name: 'E-mail confirmado' }))
  await waitForText(page, newEmail)
  await page.getByRole('link', { name: 'Abrir Minha conta' }).click()
  await seen(part(page, 'Acesso').getByText(newEmail))
  await accounts.signIn(newEmail, 'quintal com jabuticaba')
})

test('a data export is created, announced and downloaded; an account deletion can be cancelled', async () => {
  const bia = await accounts.registered('Bia')
  // A deletion request ends the session, so requests that are still pending fail.
  const expected = /status of 401/
  const { page } = await person({ viewport: phone, signedIn: bia.storage, expected })
  await page.goto('/dashboard/user/settings#privacy')
  await seen(part(page, 'Privacidade').getByText('Termos de uso e política de privacidade'))

  const copy = part(page, 'Cópia dos meus dados')
  await copy.getByRole('button', { name: 'Pedir uma cópia' }).click()
  const link = copy.getByRole('link', { name: /^Baixar/ })
  await link.waitFor({ timeout: 60_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('trilha-meus-dados.zip')
  // The API tests check the content.
  const zip = await readFile(await download.path())
  for (const name of ['LEIA-ME.txt', 'dados/curriculo.json', 'dados/candidaturas.json'])
    expect(zip.includes(name)).toBe(true)
  await mailTo(bia.email, /^A cópia dos seus dados está pronta/)

  await page.getByRole('button', { name: 'Apagar minha conta' }).click()
  const confirm = page.getByRole('alertdialog', { name: 'Apagar sua conta?' })
  await confirm.getByRole('button', { name: 'Apagar minha conta' }).click()
  await waitForText(page, 'A senha é obrigatória')
  await confirm.getByLabel('Senha atual', { exact: true }).fill(bia.password)
  await confirm.getByRole('button', { name: 'Apagar minha conta' }).click()
  await page.waitForURL(/\/auth\/login/)
  await mailTo(bia.email, /^Sua conta será apagada em \d{2}\/\d{2}\/\d{4}$/)

  await signInBy(page, bia.email, bia.password)
  await page.getByRole('button', { name: 'Ficar na Trilha' }).click()
  await waitForText(page, 'Que bom que você ficou')
  expect(await page.getByRole('button', { name: 'Ficar na Trilha' }).count()).toBe(0)
  expect(await page.getByRole('alertdialog').count()).toBe(0)
})

test('"Sair" leads to the login, and shows an error when it fails', async () => {
  const ana = await accounts.registered('Ana')
  const expected = /ERR_FAILED|status of 401/
  const { page } = await person({ signedIn: ana.storage, expected })
  await openSettings(page)
  await page.route('**/api/authentication/logout', (route) => route.abort())
  await page.getByRole('button', { name: /^Conta de/ }).click()
  await page.getByRole('button', { name: 'Sair' }).click()
  await waitForText(page, 'Unable to logout')
  await page.unroute('**/api/authentication/logout')
  await page.getByRole('button', { name: 'Sair' }).click()
  await page.waitForURL(/\/auth\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
})
