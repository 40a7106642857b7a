import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { codeAt } from '../../apps/api/test/totp.ts'
import { registered } from '../accounts.ts'
import { accessibilityViolations, browser, desktop, phone } from '../browser.ts'
import { confirm, password as companyPassword, register } from '../company/companies.steps.ts'
import { seen } from '../journey.steps.ts'
import { finishCodes, shownKey, typeCode } from './secondStep.steps.ts'

// Wrong codes and passwords are refused with 400 and 401.
const expected = /status of 40[01]/
const { person } = browser()

/** A code that is right in 30 seconds at the earliest. */
const wrongCode = (key: string) =>
  codeAt(key, new Date()).replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10))

/** The code before the present one, which leaves the present one for the next use. */
async function earlierCode(key: string): Promise<string> {
  // With time left until it is too old.
  await expect.poll(() => Date.now() % 30_000, { timeout: 40_000 }).toBeLessThan(18_000)
  return codeAt(key, new Date(Date.now() - 30_000))
}

/** Expects that axe finds nothing. */
async function checkAccessibility(page: Page, what: string): Promise<void> {
  expect({ what, violations: await accessibilityViolations(page) }).toEqual({
    what,
    violations: [],
  })
}

/** Turns the second step on. @returns the key of the app and the recovery codes. */
async function turnOn(page: Page, password: string, name: string) {
  await page.getByRole('button', { name: 'Ligar', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Sua senha', { exact: true }).fill('outra senha qualquer')
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await seen(dialog.getByText('A senha atual não confere.'))
  await dialog.getByLabel('Sua senha', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await seen(dialog.getByRole('img', { name: 'Código QR para o aplicativo autenticador' }))
  await checkAccessibility(page, `${name}: QR code`)
  const key = await shownKey(dialog)
  await typeCode(page, 'Código de 6 números', wrongCode(key))
  await seen(dialog.getByText('Este código já mudou. Digite o que aparece agora no aplicativo.'))
  await typeCode(page, 'Código de 6 números', await earlierCode(key))

  await seen(dialog.getByRole('heading', { name: 'Guarde os códigos de recuperação' }))
  await checkAccessibility(page, `${name}: recovery codes`)
  const codes = await dialog.getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  // They can't be closed before they are saved.
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await seen(dialog.getByText('Guarde os códigos antes de fechar: eles não aparecem de novo.'))
  // Nor by going back, as people do on phones.
  await page.goBack().catch(() => undefined)
  await seen(dialog.getByRole('heading', { name: 'Guarde os códigos de recuperação' }))
  await finishCodes(dialog)
  await seen(page.getByText('10 de 10 ainda valem'))
  return { key, codes }
}

/** Signs in with the password, up to the second step. */
async function signInWithPassword(page: Page, login: string, email: string, password: string) {
  await page.goto(login)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await seen(page.getByRole('heading', { level: 1, name: 'Falta a segunda etapa' }))
}

test('a candidate turns it on at 390 px, signs in with code and recovery code, trusts a phone, turns it off', async () => {
  const own = await registered('Lia')
  const { page } = await person({ viewport: phone, signedIn: own.storage, expected })
  await page.goto('/dashboard/user/settings')
  const { key, codes } = await turnOn(page, own.password, 'candidate')
  await checkAccessibility(page, 'account with second step')

  const { page: other, context } = await person({ viewport: phone, expected })
  await signInWithPassword(other, '/auth/login', own.email, own.password)
  await checkAccessibility(other, 'second step')
  await typeCode(other, 'Código', wrongCode(key))
  await seen(other.getByText('Este código já mudou.'))
  const first = other.getByRole('textbox', { name: 'Código', exact: true })
  await expect.poll(() => first.evaluate((box) => box === document.activeElement)).toBe(true)
  await checkAccessibility(other, 'second step, wrong code')

  // The recovery code survives a cut network and a typing error.
  await other.getByRole('button', { name: 'Usar código de recuperação' }).click()
  const field = other.getByLabel('Código de recuperação', { exact: true })
  await field.fill('0000-0000-0000-0000')
  await other.getByRole('button', { name: 'Entrar', exact: true }).click()
  await seen(other.getByText('Este código de recuperação não confere ou já foi usado.'))
  await checkAccessibility(other, 'second step, recovery code')
  await field.fill(codes[0] ?? '')
  await other.getByLabel('Não pedir neste aparelho por 30 dias').check()
  await other.getByRole('button', { name: 'Entrar', exact: true }).click()
  await other.waitForURL('**/dashboard')

  // The phone is trusted now: the password is enough.
  await other.goto('/dashboard/user/settings')
  await seen(other.getByText('9 de 10 ainda valem'))
  await context.clearCookies()
  await other.evaluate(() => localStorage.removeItem('accessToken'))
  await other.goto('/auth/login')
  await other.getByLabel('E-mail').fill(own.email)
  await other.getByLabel('Senha', { exact: true }).fill(own.password)
  await other.getByRole('button', { name: 'Entrar', exact: true }).click()
  await other.waitForURL('**/dashboard')

  await other.goto('/dashboard/user/settings')
  await other.getByRole('button', { name: 'Desligar', exact: true }).click()
  const dialog = other.getByRole('dialog')
  await dialog.getByLabel('Sua senha', { exact: true }).fill(own.password)
  await dialog.getByLabel('Código do aplicativo').fill(codes[1] ?? '')
  await dialog.getByRole('button', { name: 'Desligar' }).click()
  await seen(other.getByText('Segunda etapa desligada'))
  await seen(other.getByRole('button', { name: 'Ligar', exact: true }))
})

test('somebody of a company signs in with the app at 1280 px and makes new recovery codes', async () => {
  const email = `posse-${Date.now()}@segunda-etapa.com.br`
  const { page } = await person({ viewport: desktop, expected })
  await register(page, { name: 'Lia Prado', email })
  await confirm(page, email)
  await page.goto('/empresas/conta')
  const { key, codes } = await turnOn(page, companyPassword, 'company')

  const { page: other } = await person({ viewport: desktop, expected })
  await signInWithPassword(other, '/empresas/auth/login', email, companyPassword)
  await checkAccessibility(other, 'second step of the company site')
  await typeCode(other, 'Código', codeAt(key, new Date()))
  await seen(other.getByRole('heading', { level: 1 }))
  await other.waitForURL((url) => !url.pathname.includes('/auth/'))

  await other.goto('/empresas/conta')
  await other.getByRole('button', { name: 'Fazer novos' }).click()
  const dialog = other.getByRole('dialog')
  await dialog.getByLabel('Sua senha', { exact: true }).fill(companyPassword)
  await dialog.getByLabel('Código do aplicativo').fill(codes[0] ?? '')
  await dialog.getByRole('button', { name: 'Fazer novos' }).click()
  await seen(dialog.getByRole('heading', { name: 'Guarde os códigos de recuperação' }))
  const newCodes = await dialog.getByRole('listitem').allTextContents()
  await dialog.getByLabel('Guardei em um lugar que não é este aparelho').check()
  await dialog.getByLabel('Encerrar a conta nos outros aparelhos').uncheck()
  await dialog.getByRole('button', { name: 'Concluir' }).click()
  await seen(other.getByText('Códigos novos guardados. Os antigos não valem mais.'))

  // The session ends elsewhere: the page asks again in place, and what was typed stays.
  await other.getByLabel('Seu cargo').fill('Sócia e gerente')
  await page.reload()
  await page.getByRole('button', { name: 'Encerrar todas as outras' }).click()
  await seen(page.getByText('As outras sessões foram encerradas'))
  const ended = other.getByRole('alertdialog', { name: 'Sua sessão terminou' })
  await ended.getByLabel(`Senha de ${email}`).fill(companyPassword)
  await ended.getByRole('button', { name: 'Entrar', exact: true }).click()
  const secondStep = other.getByRole('dialog', { name: 'Falta a segunda etapa' })
  await secondStep.getByRole('button', { name: 'Usar código de recuperação' }).click()
  await checkAccessibility(other, 'second step in place')
  await secondStep.getByLabel('Código de recuperação', { exact: true }).fill(newCodes[0] ?? '')
  await secondStep.getByRole('button', { name: 'Entrar', exact: true }).click()
  await secondStep.waitFor({ state: 'hidden' })
  expect(await other.getByLabel('Seu cargo').inputValue()).toBe('Sócia e gerente')
  await other.getByRole('button', { name: 'Salvar' }).click()
  await seen(other.getByText('Dados salvos'))
})
