import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { admin, recruiter, signIn } from '../accounts.ts'
import { accessibilityViolations, browser, phone } from '../browser.ts'
import { linkTo } from '../inbox.ts'
import {
  confirm,
  invite,
  join,
  password,
  proveDomain,
  register,
  verify,
} from './companies.steps.ts'

const { person } = browser()

test('a company registers, proves its domain, is verified and invites an evaluator', async () => {
  const domain = `raio-${randomUUID().slice(0, 6)}.com.br`
  const name = `Padaria Raio ${domain.slice(5, 11)}`
  const [owner, evaluator] = [`ivone@${domain}`, `davi@${domain}`]
  const { page } = await person({ viewport: phone, expected: /status of 400/ })
  await register(page, { name, email: owner })
  await confirm(page, owner)
  expect(await accessibilityViolations(page)).toEqual([])
  await proveDomain(page, (await person()).page, { domain, name })

  const team = await person({ signedIn: await signIn(admin) })
  await verify(team.page, name)
  await team.page.goto('/admin/registro')
  await team.page.getByText('company: verify').first().waitFor()

  await invite(page, evaluator, 'Avaliação')
  const guest = await person()
  await join(guest.page, { email: evaluator, name: 'Davi Rocha', company: name })
  await guest.page.goto('/empresas/equipe')
  await guest.page.getByText('Ivone Batista').waitFor()
  expect(await guest.page.getByRole('button', { name: 'Enviar convite' }).count()).toBe(0)
})

test('a company user resets a forgotten password by mail, and can change it', async () => {
  const domain = `foz-${randomUUID().slice(0, 6)}.com.br`
  const email = `ivone@${domain}`
  const { page } = await person({ viewport: phone, expected: /status of 40[01]/ })
  await register(page, { name: `Mercearia Foz ${domain.slice(4, 10)}`, email })
  await confirm(page, email)

  // Another browser, without a session: the e-mail typed at the login is passed on.
  const other = (await person({ viewport: phone, expected: /status of 40[01]/ })).page
  await other.goto('/empresas/auth/login')
  await other.getByLabel('E-mail').fill(email)
  await other.getByRole('link', { name: 'Esqueci minha senha' }).click()
  await other.getByRole('heading', { name: 'Esqueceu a senha?' }).waitFor()
  expect(await other.getByLabel('E-mail').inputValue()).toBe(email)
  await other.getByRole('button', { name: 'Enviar link' }).click()
  await other.getByRole('heading', { name: 'Confira o seu e-mail' }).waitFor()
  // The registration mail has a key too: wait for the other link.
  await expect.poll(() => linkTo(email)).toContain('/empresas/auth/change-password?key=')
  const link = await linkTo(email)
  const newPassword = 'vereda de buriti molhada'
  await other.goto(link)
  await other.getByLabel('Senha nova', { exact: true }).fill(newPassword)
  await other.getByRole('button', { name: 'Salvar senha' }).click()
  await other.getByRole('heading', { name: 'Senha nova salva' }).waitFor()

  // The old session has ended.
  await page.goto('/empresas/equipe')
  await page.getByRole('heading', { name: 'Acesso da empresa' }).waitFor()

  await other.getByRole('link', { name: 'Entrar', exact: true }).click()
  await other.getByLabel('E-mail').fill(email)
  await other.getByLabel('Senha', { exact: true }).fill(newPassword)
  await other.getByRole('button', { name: 'Entrar', exact: true }).click()
  await other.getByRole('button', { name: 'Mais' }).click()
  await other.getByRole('link', { name: 'Minha conta' }).click()
  await other.getByText('Este aparelho', { exact: true }).waitFor()
  expect(await accessibilityViolations(other)).toEqual([])

  await other.getByLabel('Seu cargo').fill('Sócia e gerente')
  await other.getByRole('button', { name: 'Salvar' }).click()
  await other.getByText('Dados salvos').waitFor()

  // A wrong current password is refused, the right one is accepted.
  await other.getByLabel('Senha atual').fill('nao era esta')
  await other.getByLabel('Senha nova', { exact: true }).fill(password)
  await other.getByRole('button', { name: 'Trocar senha' }).click()
  await other.getByRole('alert').waitFor()
  await other.getByLabel('Senha atual').fill(newPassword)
  await other.getByRole('button', { name: 'Trocar senha' }).click()
  await other.getByText('Senha trocada').waitFor()

  // The link works only one time.
  await other.goto(link)
  await other.getByRole('heading', { name: 'Este link não serve mais' }).waitFor()
})

test('an owner changes their e-mail and signs in with it; the company stays unchanged', async () => {
  const domain = `rio-${randomUUID().slice(0, 6)}.com.br`
  const email = `ivone@${domain}`
  const newEmail = `ivone@nova-${domain}`
  const { page } = await person({ viewport: phone, expected: /status of 40[019]/ })
  await register(page, { name: `Quitanda Rio ${domain.slice(4, 10)}`, email })
  await confirm(page, email)

  await page.goto('/empresas/conta')
  await page.getByRole('button', { name: 'Trocar e-mail' }).click()
  expect(page.url()).toContain('open=email')
  const dialog = page.getByRole('dialog', { name: 'Trocar e-mail' })
  await dialog.getByText('O domínio e a verificação da empresa continuam como estão.').waitFor()
  await dialog.getByLabel('Novo e-mail').fill(recruiter)
  await dialog.getByLabel('Senha atual', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Enviar link' }).click()
  await dialog.getByRole('alert').waitFor()
  await dialog.getByLabel('Novo e-mail').fill(newEmail)
  await dialog.getByRole('button', { name: 'Enviar link' }).click()
  await page.getByText(`Falta confirmar ${newEmail}`).waitFor()

  // The browser that opens the mail has no session, so the login comes first.
  const other = (await person({ viewport: phone, expected: /status of 40[13]/ })).page
  await other.goto(await linkTo(newEmail))
  expect(other.url()).toContain('/empresas/auth/confirm-email?key=')
  const signInAs = async (typed: string) => {
    await other.getByLabel('E-mail').fill(typed)
    await other.getByLabel('Senha', { exact: true }).fill(password)
    await other.getByRole('button', { name: 'Entrar', exact: true }).click()
  }
  await other.getByRole('button', { name: 'Confirmar e-mail' }).click()
  await other.getByRole('link', { name: 'Entrar e confirmar' }).click()
  await signInAs(email)
  await other.getByRole('button', { name: 'Confirmar e-mail' }).click()
  await other.getByRole('heading', { name: 'E-mail confirmado' }).waitFor()
  expect(await accessibilityViolations(other)).toEqual([])
  await other.getByRole('link', { name: 'Abrir Minha conta' }).click()
  await other.getByText(newEmail).first().waitFor()

  const third = (await person({ viewport: phone, expected: /status of 401/ })).page
  await third.goto('/empresas/auth/login')
  for (const [typed, heading] of [
    [email, 'Acesso da empresa'],
    [newEmail, 'Vagas'],
  ] as const) {
    await third.getByLabel('E-mail').fill(typed)
    await third.getByLabel('Senha', { exact: true }).fill(password)
    await third.getByRole('button', { name: 'Entrar', exact: true }).click()
    if (typed === email) await third.getByRole('alert').waitFor()
    await third.getByRole('heading', { level: 1, name: heading }).waitFor()
  }
  await other.goto('/empresas/empresa')
  await other.getByRole('heading', { name: `Comprove o domínio ${domain}` }).waitFor()
})
