import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChildProcess } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../apps/api/src/platform/db/embedded.ts'
import { aLinkedIn } from '../../apps/api/test/standIns/linkedIn.ts'
import { accessibilityViolations, browser, phone, sidewaysPixels } from '../browser.ts'
import { seen } from '../journey.steps.ts'
import { startAsPerson, stopProgram } from '../program.global.ts'

// A separate program, which signs in with an OpenID provider started by this test.
let child: ChildProcess
let linkedIn: Awaited<ReturnType<typeof aLinkedIn>>
let origin = ''
const dataDir = mkdtempSync(join(tmpdir(), 'trilha-social-'))

beforeAll(async () => {
  const port = await freePort()
  origin = `http://localhost:${port}`
  linkedIn = await aLinkedIn(`${origin}/auth/social?provider=linkedin`)
  child = await startAsPerson(dataDir, port, { ...linkedIn.settings, TRILHA_DEMO: 'off' })
})
afterAll(async () => {
  await linkedIn?.stop()
  if (child) await stopProgram(child)
  rmSync(dataDir, { recursive: true, force: true })
})

const { person } = browser()
const password = 'caminho longo de araucaria'

test('the first sign-in asks for the missing data, the second one signs in directly', async () => {
  linkedIn.become({
    sub: 'caio',
    name: 'Caio Membro',
    email: 'caio@exemplo.com.br',
    email_verified: true,
    locale: { country: 'BR', language: 'pt' },
  })
  const { page } = await person({ viewport: phone })
  await page.goto(`${origin}/dashboard/mySelectiveProcesses`)
  await page.getByRole('button', { name: 'Entrar com LinkedIn' }).click()
  await seen(page.getByRole('heading', { level: 1, name: 'Falta pouco' }))
  // The code works only one time, and is removed from the URL.
  expect(page.url()).toBe(`${origin}/auth/social?provider=linkedin`)
  expect(await page.getByLabel('Nome completo').inputValue()).toBe('Caio Membro')
  expect(await page.getByLabel('E-mail').inputValue()).toBe('caio@exemplo.com.br')
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await seen(page.getByText('Para criar a conta, aceite os termos de uso.'))
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await sidewaysPixels(page)).toBe(0)
  await page.getByLabel('Data de nascimento').fill('1994-03-12')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Criar conta' }).click()
  // Returns to the page requested before the sign-in with LinkedIn.
  await seen(page.getByRole('heading', { level: 1, name: 'Minhas Vagas' }))

  const again = await person()
  await again.page.goto(`${origin}/auth/login`)
  await again.page.getByRole('button', { name: 'Entrar com LinkedIn' }).click()
  await seen(again.page.getByRole('heading', { level: 1, name: /, Caio$/ }))
  await again.page.goto(`${origin}/dashboard/user/settings`)
  await seen(again.page.getByText('Você entra só pelo LinkedIn.'))
})

test('an account with the same e-mail is linked after its password is typed', async () => {
  const email = 'dora@exemplo.com.br'
  const answer = await fetch(`${origin}/api/candidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Dora Nunes',
      email,
      password,
      birthDate: '1990-05-20',
      acceptedTerms: true,
    }),
  })
  expect(answer.status).toBe(201)
  linkedIn.become({ sub: 'dora', name: 'Dora N.', email, email_verified: true })
  const { page } = await person({ expected: /status of 401/ })
  await page.goto(`${origin}/auth/login`)
  await page.getByRole('button', { name: 'Entrar com LinkedIn' }).click()
  await seen(page.getByRole('heading', { level: 1, name: 'Você já tem conta na Trilha' }))
  await page.getByLabel('Senha', { exact: true }).fill('errada')
  await page.getByRole('button', { name: 'Ligar e entrar' }).click()
  await seen(page.getByText('Esta não é a senha da conta.'))
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Ligar e entrar' }).click()
  await seen(page.getByRole('heading', { level: 1, name: /, Dora$/ }))
})

test('an unknown state and a cancelled sign-in show an error with a retry', async () => {
  const { page } = await person({ expected: /status of 400/ })
  await page.goto(`${origin}/auth/social?provider=linkedin&code=inventado&state=de-outra-pessoa`)
  await seen(page.getByText('Não deu para confirmar sua entrada pelo LinkedIn.'))
  await page.goto(`${origin}/auth/social?provider=linkedin&error=user_cancelled_login`)
  await seen(page.getByText('A entrada pelo LinkedIn parou no caminho.'))
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
  await page.getByRole('button', { name: 'Entrar com LinkedIn' }).click()
  await seen(page.getByRole('heading', { level: 1 }).filter({ hasText: /, Dora$/ }))
})

test('where no app of LinkedIn is configured, a stand-in signs in and says that it is one', async () => {
  const { page } = await person()
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Entrar com LinkedIn' }).click()
  await seen(page.getByRole('heading', { level: 1, name: 'Isto não é o LinkedIn' }))
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await seen(page.getByText('A entrada pelo LinkedIn parou no caminho.'))
  await page.getByRole('button', { name: 'Entrar com LinkedIn' }).click()
  await page.getByLabel('Nome').fill('Iara Membro')
  await page.getByLabel('E-mail').fill('iara.membro@exemplo.com.br')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await seen(page.getByRole('heading', { level: 1, name: 'Falta pouco' }))
  expect(await page.getByLabel('Nome completo').inputValue()).toBe('Iara Membro')
  expect(await page.getByLabel('E-mail').inputValue()).toBe('iara.membro@exemplo.com.br')
})
