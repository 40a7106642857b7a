import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as accounts from '../accounts.ts'
import { browser, holdBack, phone, scripts, waitForHydration } from '../browser.ts'
import {
  answer,
  firstQuestion,
  openTest,
  questionCount,
  requirements,
  seen,
  sendTest,
} from '../journey.steps.ts'

const { person } = browser()

/** The URL without the origin. */
const where = (page: Page): string => page.url().replace(/^\w+:\/\/[^/]+/, '')

const message = (page: Page, text: string): Promise<void> => seen(page.getByText(text).first())

async function typeSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

test('the login shows the specified messages, and leads to the requested page', async () => {
  const { page } = await person({ expected: /status of 401/ })
  const wanted = '/dashboard/mySelectiveProcesses?group=waiting'
  await page.goto(wanted)
  await seen(page.getByRole('heading', { level: 1, name: 'Que bom ter você de volta' }))
  expect(where(page)).toBe(`/auth/login?returnTo=${encodeURIComponent(wanted)}`)

  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await message(page, 'O email é obrigatório')
  await message(page, 'A senha é obrigatória')
  await typeSignIn(page, 'jussara', 'x')
  await message(page, 'O email deve ser um endereço de email válido')
  await typeSignIn(page, accounts.candidate, 'caminho errado')
  await message(page, 'Email e/ou senha estão erradas')
  expect(await page.getByLabel('E-mail').inputValue()).toBe(accounts.candidate)
  expect(await page.getByLabel('Senha', { exact: true }).inputValue()).toBe('')

  await page.getByLabel('Senha', { exact: true }).fill(accounts.demoPassword)
  await page.getByRole('button', { name: 'Mostrar senha' }).click()
  expect(await page.getByLabel('Senha', { exact: true }).getAttribute('type')).toBe('text')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await message(page, 'Login efetuado com sucesso')
  await seen(page.getByRole('heading', { level: 1, name: 'Minhas Vagas' }))
  expect(where(page)).toBe(wanted)

  // A signed-in user is redirected away from the login.
  await page.goto('/auth/login')
  await page.waitForURL('**/dashboard')
})

test('input before hydration is preserved', async () => {
  const { page } = await person()
  const release = await holdBack(page, scripts)
  await page.goto('/auth/login', { waitUntil: 'commit' })
  await page.getByLabel('E-mail').fill(accounts.candidate)
  await page.getByLabel('Senha', { exact: true }).fill(accounts.demoPassword)
  await release()
  await waitForHydration(page)
  expect(await page.getByLabel('E-mail').inputValue()).toBe(accounts.candidate)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await seen(page.getByRole('heading', { level: 1, name: /, Jussara$/ }))
})

test('the login never redirects to another site', async () => {
  const { page } = await person()
  await page.goto('/auth/login?returnTo=%2F%2Fmal.example%2Fdashboard')
  await waitForHydration(page)
  await typeSignIn(page, accounts.candidate, accounts.demoPassword)
  await seen(page.getByRole('heading', { level: 1, name: /, Jussara$/ }))
  expect(where(page)).toBe('/dashboard')
})

test('the separate login of the company site leads back to the requested page', async () => {
  const { page } = await person()
  const { id } = await accounts.marketVacancy()
  await page.goto(`/empresas/vagas/${id}?etapa=finished`)
  await typeSignIn(page, accounts.recruiter, accounts.demoPassword)
  await seen(page.getByRole('heading', { level: 1, name: 'Assistente de atendimento ao cliente' }))
  expect(where(page)).toBe(`/empresas/vagas/${id}?etapa=finished`)
})

test('logout ends the session in all tabs; a failed logout shows an error and keeps the session', async () => {
  const storage = await accounts.signIn(accounts.candidate)
  const { page } = await person({ signedIn: storage, expected: /ERR_FAILED/ })
  const signOut = async () => {
    await page.getByRole('button', { name: 'Conta de Jussara' }).click()
    await page.getByRole('button', { name: 'Sair', exact: true }).click()
  }
  await page.goto('/dashboard')
  await page.route('**/api/authentication/logout', (route) => route.abort())
  await signOut()
  await message(page, 'Unable to logout')
  await page.unroute('**/api/authentication/logout')
  await page.reload()
  await signOut()
  await page.waitForURL('**/auth/login')
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
  const token = storage['accessToken'] ?? ''
  expect((await accounts.call('GET', '/applications', { token })).status).toBe(401)
  await page.goto('/dashboard')
  await seen(page.getByRole('heading', { level: 1, name: 'Que bom ter você de volta' }))
})

test('an open menu of the top bar does not move while the page scrolls', async () => {
  const { page } = await person({ signedIn: await accounts.signIn(accounts.candidate) })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Conta de Jussara' }).click()
  const moves = await page
    .getByRole('button', { name: 'Sair', exact: true })
    .evaluate(async (button) => {
      const frame = () => new Promise(requestAnimationFrame)
      const top = () => Math.round(button.getBoundingClientRect().top)
      // Waits until the opening animation has ended.
      for (let last = Number.NaN; last !== top(); await frame()) last = top()
      const before = top()
      scrollBy(0, 45)
      const tops: number[] = []
      for (let i = 0; i < 5; i++) {
        tops.push(top() - before)
        await frame()
      }
      return tops
    })
  expect(moves).toEqual([0, 0, 0, 0, 0])
})

test('with reduced motion a change of colours is complete at once', async () => {
  const { page } = await person({ signedIn: await accounts.signIn(accounts.candidate) })
  await page.goto('/dashboard')
  await seen(page.getByRole('heading', { level: 1, name: /, Jussara$/ }))
  await waitForHydration(page)
  const result = await page.evaluate(async () => {
    const elements = [...document.querySelectorAll('h1, h2, h3, a, p, b, small, button')]
    const colours = elements.map((element) => getComputedStyle(element).color)
    document.documentElement.setAttribute('data-theme', 'dark')
    const atOnce = elements.map((element) => getComputedStyle(element).color)
    for (let i = 0; i < 30; i++) await new Promise(requestAnimationFrame)
    const wrong = elements.filter(
      (element, i) => element.isConnected && getComputedStyle(element).color !== atOnce[i],
    )
    return { changed: atOnce.join() !== colours.join(), wrong: wrong.map((one) => one.outerHTML) }
  })
  expect(result).toEqual({ changed: true, wrong: [] })
})

test('dark mode applies from the first frame', async () => {
  const storage = await accounts.signIn(accounts.candidate)
  const company = await accounts.signIn(accounts.recruiter)
  const { page } = await person({ dark: true, signedIn: { ...storage, ...company } })
  await page.addInitScript(() => {
    const seenColours = new Set<string>()
    Object.assign(window, { seenColours })
    const recordColour = () => {
      if (document.body) seenColours.add(getComputedStyle(document.body).backgroundColor)
      requestAnimationFrame(recordColour)
    }
    requestAnimationFrame(recordColour)
  })
  for (const [address, heading] of [
    ['/', /Procurar trabalho/],
    ['/dashboard', /, Jussara$/],
    ['/empresas/', 'Vagas'],
  ] as const) {
    await page.goto(address)
    await seen(page.getByRole('heading', { level: 1, name: heading }))
    await waitForHydration(page)
    const colours = await page.evaluate(() => [
      ...(Reflect.get(window, 'seenColours') as Set<string>),
    ])
    expect(colours).toHaveLength(1)
    const brightness = (colours[0]?.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
    expect(Math.max(...brightness), `${address}: ${colours[0]}`).toBeLessThan(64)
  }
})

test('the language is remembered, in server-rendered pages too', async () => {
  const { page, context } = await person()
  await page.goto('/auth/login')
  await waitForHydration(page)
  await page.getByLabel('Idioma').selectOption('de')
  await page.getByRole('combobox', { name: 'Sprache' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('de')
  await page.reload()
  await page.getByRole('combobox', { name: 'Sprache' }).waitFor()
  expect(await (await context.request.get('/vagas')).text()).toMatch(/<html[^>]* lang="de"/)

  // An unknown value falls back to Portuguese.
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'xx'))
  await page.reload()
  await page.getByRole('combobox', { name: 'Idioma' }).waitFor()
  expect(await page.getAttribute('html', 'lang')).toBe('pt-BR')
})

test('a new device uses the language of the account, on every site', async () => {
  for (const [email, key, start, heading] of [
    [accounts.candidate, 'accessToken', '/dashboard/user/settings', 'Mein Konto'],
    [accounts.recruiter, 'companyAccessToken', '/empresas/', 'Stellen'],
    [accounts.admin, 'adminAccessToken', '/admin/', 'Unternehmen'],
  ] as const) {
    const storage = await accounts.signIn(email)
    const setLanguage = (language: string) =>
      accounts.call('PUT', '/account/language', { body: { language }, token: storage[key] ?? '' })
    expect((await setLanguage('de')).status).toBe(204)
    try {
      const { page } = await person({ signedIn: storage })
      await page.goto(start)
      await seen(page.getByRole('heading', { level: 1, name: heading }))
      expect(await page.getAttribute('html', 'lang')).toBe('de')

      // A language stored on this device has priority over the account's.
      expect((await setLanguage('fr')).status).toBe(204)
      await page.reload()
      await seen(page.getByRole('heading', { level: 1, name: heading }))
    } finally {
      await setLanguage('pt-BR')
    }
  }
})

test('a crashed screen shows an error with details for support', async () => {
  const storage = await accounts.signIn(accounts.candidate)
  const { page } = await person({ signedIn: storage, expected: /./ })
  await page.route('**/api/applications?*', (route) => route.fulfill({ json: { rows: 'broken' } }))
  await page.goto('/dashboard/mySelectiveProcesses')
  await seen(page.getByRole('heading', { level: 1, name: 'Erro inesperado' }))
  await seen(page.getByRole('button', { name: 'Copiar' }))
  await page.getByRole('link', { name: 'Voltar ao início' }).click()
  await seen(page.getByRole('heading', { level: 1, name: /Procurar trabalho/ }))
  expect(where(page)).toBe('/')
})

test('a crashed company screen shows an error too', async () => {
  const { page } = await person({
    signedIn: await accounts.signIn(accounts.recruiter),
    dark: true,
    expected: /./,
  })
  await page.route('**/api/company/vacancies?*', (route) => route.fulfill({ json: { count: 1 } }))
  await page.goto('/empresas/')
  await seen(page.getByRole('heading', { level: 1, name: 'Erro inesperado' }))
  expect(await page.getAttribute('html', 'data-theme')).toBe('dark')
  await page.unroute('**/api/company/vacancies?*')
  await page.getByRole('link', { name: 'Voltar ao início' }).click()
  await seen(page.getByRole('heading', { level: 1, name: 'Vagas' }))
})

test('a registration typed offline is stored and sent later', async () => {
  const { page, context } = await person({ viewport: phone, expected: /ERR_INTERNET/ })
  const me = accounts.newcomer('Iara')
  await page.goto('/auth/register')
  await waitForHydration(page)
  await page.getByLabel('Nome completo').fill(me.name)
  await page.getByLabel('E-mail', { exact: true }).fill(me.email)
  await page.getByLabel('Senha', { exact: true }).fill(me.password)
  await page.getByLabel('Data de nascimento').fill('1994-03-12')
  await page.getByText('Completar agora').click()
  await page.getByLabel('Bairro').fill('Eldorado')
  await page.getByLabel('Aceito os termos de uso da Trilha').check()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await message(page, 'Sem conexão com a Trilha.')
  const typed = ['Nome completo', 'Senha', 'Data de nascimento', 'Bairro'].map((label) =>
    page.getByLabel(label, { exact: label === 'Senha' }).inputValue(),
  )
  expect(await Promise.all(typed)).toEqual([me.name, me.password, '12/03/1994', 'Eldorado'])
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await seen(page.getByRole('heading', { level: 1, name: firstQuestion }))
})

test('answers given without a network survive a closed page', async () => {
  const me = await accounts.registered('Raoni')
  const { id } = await accounts.marketVacancy()
  await accounts.apply(me.storage, id)
  const { page, context } = await person({ signedIn: me.storage, expected: /ERR_INTERNET/ })
  await page.goto(`/dashboard/progressSelectiveProcess/${id}`)
  await openTest(page)
  await answer(page, 0)
  await message(page, 'Resposta salva')
  await context.setOffline(true)
  await answer(page, 1)
  await answer(page, 2)
  await message(page, 'Sem conexão, guardada neste aparelho')
  await page.close()
  await context.setOffline(false)

  const later = await context.newPage()
  await later.goto(`/dashboard/progressSelectiveProcess/${id}/auxiliaryRequirementsTest`)
  await seen(later.getByRole('heading', { level: 1, name: requirements }))
  for (let i = 3; i < questionCount; i++) await answer(later, i)
  await sendTest(later)
  await expect.poll(() => where(later)).toBe(`/dashboard/progressSelectiveProcess/${id}`)
})

test('an expired session keeps the work, and continues in the same place', async () => {
  const me = await accounts.registered('Aruana')
  const { id } = await accounts.marketVacancy()
  await accounts.apply(me.storage, id)
  const { page } = await person({ signedIn: me.storage, expected: /status of 401/ })
  await page.goto(`/dashboard/progressSelectiveProcess/${id}`)
  await page.getByRole('button', { name: 'Sair desta trilha' }).click()
  await page.getByLabel('Motivo').fill('Mudei de cidade.')

  // Sign out from another device.
  const token = me.storage['accessToken'] ?? ''
  expect((await accounts.call('POST', '/authentication/logout', { token })).status).toBe(204)
  const leave = page.getByRole('dialog').getByRole('button', { name: 'Sair desta trilha' })
  await leave.click()
  const ended = page.getByRole('alertdialog', { name: 'Sua sessão terminou' })
  await ended.getByLabel(`Senha de ${me.email}`).fill('caminho errado')
  await ended.getByRole('button', { name: 'Entrar', exact: true }).click()
  await seen(ended.getByText('Email e/ou senha estão erradas'))
  await ended.getByLabel(`Senha de ${me.email}`).fill(me.password)
  await ended.getByRole('button', { name: 'Entrar', exact: true }).click()
  await ended.waitFor({ state: 'hidden' })
  expect(where(page)).toBe(`/dashboard/progressSelectiveProcess/${id}`)
  expect(await page.getByLabel('Motivo').inputValue()).toBe('Mudei de cidade.')
  await leave.click()
  await seen(page.getByRole('heading', { name: 'Você saiu desta trilha' }))
})

test('the session also ends by timeout', async () => {
  const me = await accounts.registered('Moacir')
  const { page } = await person({ signedIn: me.storage, expected: /status of 401/ })
  await page.clock.install()
  await page.goto('/dashboard/mySelectiveProcesses?group=finished')
  await seen(page.getByRole('heading', { level: 1, name: 'Minhas Vagas' }))
  const ended = page.getByRole('alertdialog', { name: 'Sua sessão terminou' })
  // A late answer can still extend the session.
  await expect
    .poll(async () => {
      await page.clock.fastForward('01:00:05')
      return ended.isVisible()
    })
    .toBe(true)
  await ended.getByRole('button', { name: 'Usar outra conta' }).click()
  await typeSignIn(page, accounts.candidate, accounts.demoPassword)
  await seen(page.getByRole('heading', { level: 1, name: 'Minhas Vagas' }))
  expect(where(page)).toBe('/dashboard/mySelectiveProcesses?group=finished')
})

test('a wrong device clock does not prevent the sign-in', async () => {
  const me = await accounts.registered('Ubirajara')
  const { page } = await person()
  await page.clock.install({ time: Date.now() + 90 * 60_000 })
  await page.goto('/auth/login')
  await waitForHydration(page)
  await typeSignIn(page, me.email, me.password)
  await seen(page.getByRole('heading', { level: 1, name: /, Ubirajara$/ }))
  await page.reload()
  await seen(page.getByRole('heading', { level: 1, name: /, Ubirajara$/ }))
  expect(where(page)).toBe('/dashboard')
})

test('the referring partner is remembered until the registration', async () => {
  const { page } = await person()
  const partner = `escola-${randomUUID().slice(0, 8)}`
  await page.goto(`/auth/login?partnerID=${partner}`)
  // The partner is stored after hydration; real users are slower than this test.
  await page.waitForFunction(() => sessionStorage.getItem('partnerID') !== null)
  await page.goto('/auth/login')
  const signUp = page.getByRole('link', { name: 'Cadastre-se grátis' })
  await expect.poll(() => signUp.getAttribute('href')).toBe(`/auth/register?partnerID=${partner}`)
  await signUp.click()
  const me = accounts.newcomer('Cauã')
  await page.getByLabel('Nome completo').fill(me.name)
  await page.getByLabel('E-mail', { exact: true }).fill(me.email)
  await page.getByLabel('Senha', { exact: true }).fill(me.password)
  await page.getByLabel('Data de nascimento').fill('1994-03-12')
  await page.getByLabel('Aceito os termos de uso da Trilha').check()
  const sentRequest = page.waitForRequest((request) => request.url().endsWith('/api/candidate'))
  await page.getByRole('button', { name: 'Criar conta' }).click()
  expect((await sentRequest).postDataJSON()).toMatchObject({ partnerId: partner, number: null })
  await seen(page.getByRole('heading', { level: 1, name: firstQuestion }))
})
