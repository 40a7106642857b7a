import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { registered } from '../accounts.ts'
import { accessibilityViolations, browser, desktop, phone } from '../browser.ts'
import { runSql } from '../database.ts'
import { confirm, register } from '../company/companies.steps.ts'
import { seen } from '../journey.steps.ts'

// Refused: a registration without an e-mail, a passkey that opens no account, an old sign-in.
const expected = /status of 40[013]/
const { person } = browser()

/** Gives the page a device that confirms finger or face by itself (WebAuthn Level 3, section 11). */
async function addDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function checkAccessibility(page: Page, what: string): Promise<void> {
  expect({ what, violations: await accessibilityViolations(page) }).toEqual({
    what,
    violations: [],
  })
}

test('a candidate adds a passkey at 390 px, signs in with it, names it and removes it', async () => {
  const own = await registered('Nara')
  await runSql(
    inject('dataDir'),
    sql`update sessions set proved_at = now() - interval '20 minutes'
      where user_id = (select id from users where email = ${own.email})`,
  )
  const { page } = await person({ viewport: phone, signedIn: own.storage, expected })
  await page.goto('/dashboard/user/settings')
  await addDevice(page)
  await page.getByRole('button', { name: 'Acrescentar', exact: true }).click()
  const proof = page.getByRole('dialog', { name: 'Confirme que é você' })
  await proof.getByLabel('Sua senha').fill(own.password)
  await checkAccessibility(page, 'proof before a passkey')
  await proof.getByRole('button', { name: 'Confirmar' }).click()
  await seen(page.getByText('Chave acrescentada. Da próxima vez, entre com ela.'))
  await seen(page.getByText(/^Criada em/))
  await checkAccessibility(page, 'account with a passkey')
  // The device has it already.
  await page.getByRole('button', { name: 'Acrescentar', exact: true }).click()
  await seen(page.getByText('Este aparelho já tem uma chave desta conta.'))

  await page.getByRole('button', { name: /^Dar nome à chave/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nome').fill('Meu celular')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await seen(page.getByText('Meu celular', { exact: true }))

  await page.evaluate(() => localStorage.removeItem('accessToken'))
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click()
  await page.waitForURL('**/dashboard')
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).not.toBeNull()

  await page.goto('/dashboard/user/settings')
  await seen(page.getByText(/^Criada em .* Último uso: \d/))
  await page.getByRole('button', { name: 'Remover a chave Meu celular' }).click()
  const question = page.getByRole('alertdialog')
  await checkAccessibility(page, 'removal of a passkey')
  await question.getByRole('button', { name: 'Remover chave' }).click()
  await seen(page.getByText('Chave removida'))
  await page.evaluate(() => localStorage.removeItem('accessToken'))
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click()
  await seen(page.getByText('Esta chave de acesso não abre nenhuma conta aqui. Entre com a senha.'))
})

test('somebody of a company signs in with a passkey at 1280 px; it opens no candidate account', async () => {
  const email = `posse-${Date.now()}@chave-de-acesso.com.br`
  const { page } = await person({ viewport: desktop, expected })
  await register(page, { name: 'Nara Luz', email })
  await confirm(page, email)
  await page.goto('/empresas/conta')
  await addDevice(page)
  await page.getByRole('button', { name: 'Acrescentar', exact: true }).click()
  await seen(page.getByText('Chave acrescentada. Da próxima vez, entre com ela.'))
  await page.evaluate(() => localStorage.removeItem('companyAccessToken'))
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click()
  await seen(page.getByText('Esta chave de acesso não abre nenhuma conta aqui. Entre com a senha.'))
  await page.goto('/empresas/auth/login')
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click()
  await seen(page.getByRole('heading', { level: 1, name: /Vagas/ }))
  expect(await page.evaluate(() => localStorage.getItem('companyAccessToken'))).not.toBeNull()
})
