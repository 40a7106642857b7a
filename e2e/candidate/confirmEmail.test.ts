import { expect, test } from 'vitest'
import { call, marketVacancy, recruiter, registered, signIn } from '../accounts.ts'
import { accessibilityViolations, browser, phone, sidewaysPixels } from '../browser.ts'
import { linkTo, mailsTo } from '../inbox.ts'

const { person } = browser()

test('a person confirms the e-mail on a shared phone, and the company sees it', async () => {
  const me = await registered('Benedita')
  const market = await marketVacancy()
  const token = me.storage['accessToken'] ?? ''
  const body = { vacancyId: market.id }
  const applied = await call<{ id: string }>('POST', '/applications', { token, body })
  const company = await person({ signedIn: await signIn(recruiter) })
  await company.page.goto(`/empresas/candidaturas/${applied.body.id}`)
  await company.page.getByText('E-mail a confirmar').waitFor()

  const { page } = await person({
    viewport: phone,
    signedIn: me.storage,
    expected: /status of 409/,
  })
  await page.goto('/dashboard')
  const notice = page.getByText('Falta confirmar seu e-mail')
  await notice.waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await sidewaysPixels(page)).toBe(0)
  await page.getByRole('button', { name: 'Enviar outro link' }).click()
  await page.getByText(`Link enviado para ${me.email}`).waitFor()
  await expect.poll(async () => (await mailsTo(me.email)).length).toBe(2)

  // Somebody else is signed in there.
  const { storage } = await registered('Davi')
  const { page: other } = await person({
    viewport: phone,
    signedIn: storage,
    expected: /status of 403/,
  })
  await other.goto(await linkTo(me.email))
  await other.getByRole('button', { name: 'Confirmar e-mail' }).click()
  await other.getByRole('heading', { name: 'Entre para confirmar' }).waitFor()
  expect(await accessibilityViolations(other)).toEqual([])
  await other.getByRole('button', { name: 'Sair e entrar na outra conta' }).click()
  await other.getByLabel('E-mail').fill(me.email)
  await other.getByLabel('Senha', { exact: true }).fill(me.password)
  await other.getByRole('button', { name: 'Entrar', exact: true }).click()
  await other.getByRole('button', { name: 'Confirmar e-mail' }).click()
  await other.getByRole('heading', { name: 'E-mail confirmado' }).waitFor()

  // The first device does not know yet.
  await page.getByRole('button', { name: 'Enviar outro link' }).click()
  await page.getByText('Seu e-mail já está confirmado').waitFor()
  await notice.waitFor({ state: 'detached' })
  await company.page.reload()
  await company.page.getByRole('heading', { name: me.name }).waitFor()
  await company.page.getByText('E-mail a confirmar').waitFor({ state: 'detached' })
})
