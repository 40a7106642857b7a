import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { marketVacancy, newcomer, registered } from '../accounts.ts'
import {
  accessibilityViolations,
  browser,
  phone,
  sidewaysPixels,
  waitForHydration,
} from '../browser.ts'
import { createAccount, firstQuestion, seen, sendRegistration } from '../journey.steps.ts'
import { docxOf, picture, profileOf } from './profile.steps.ts'

const { person } = browser()
const steps = '/dashboard/firstSteps'
const cv = {
  name: 'curriculo.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: docxOf([
    'Ana Maria Souza',
    '(31) 98765-4321',
    'Betim - MG',
    'Experiência',
    'Vendedora | Loja Sol',
    '2018 a 2020',
    'Habilidades',
    'Caixa, Vendas',
  ]),
}

test('a new person says what they want in six taps, and sees vacancies of that work', async () => {
  const me = newcomer('Ariel')
  const { page } = await person({ viewport: phone })
  await createAccount(page, me)
  expect(new URL(page.url()).pathname).toBe(steps)
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  const goOn = () => tap(page.getByRole('link', { name: 'Continuar' }))

  const work = page.getByLabel('Trabalho', { exact: true })
  await work.fill('domador de sacis')
  await seen(page.getByRole('option', { name: 'Usar “domador de sacis” como escrevi' }))
  await work.fill('caixa')
  await tap(page.getByRole('option', { name: /^Operador de caixa/ }))
  await seen(page.getByText('Escolhido, 1 de 3'))
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await sidewaysPixels(page)).toBe(0)
  await page.reload()
  await seen(page.getByRole('button', { name: 'Remover Operador de caixa' }))
  await goOn()

  const city = page.getByLabel('Cidade onde você mora')
  await city.fill('contag')
  await tap(page.getByRole('option', { name: 'Contagem, MG' }))
  await tap(page.getByRole('button', { name: '30 km' }))
  await expect.poll(async () => city.inputValue()).toBe('Contagem, MG')
  await page.reload()
  await seen(page.getByRole('button', { name: '30 km', pressed: true }))
  expect(await city.inputValue()).toBe('Contagem, MG')
  await goOn()

  const question = page.getByRole('heading', { level: 1, name: 'Tem um currículo pronto?' })
  await seen(question)
  await page.reload()
  await seen(question)
  await page.goBack()
  await seen(page.getByRole('heading', { level: 1, name: 'Onde e quando fica bom?' }))
  await page.goForward()
  await tap(page.getByRole('link', { name: 'Agora não, ver vagas' }))

  await seen(page.getByRole('heading', { level: 1, name: /, Ariel$/ }))
  expect(taps).toBe(6)
  await seen(page.getByText(/^Você procura: Operador de caixa/))
  const best = page.getByRole('region', { name: 'Vagas que combinam com você' })
  await seen(best.getByText('É o trabalho que você procura').first())
  await best.getByRole('link', { name: 'Mudar' }).click()
  await seen(page.getByRole('button', { name: 'Remover Operador de caixa' }))
})

test('at most three roles, a first job in place of them, and nothing is lost offline', async () => {
  const me = await registered('Cauã')
  const { page, context } = await person({
    signedIn: me.storage,
    expected: /ERR_INTERNET_DISCONNECTED/,
  })
  const facts = async () => (await profileOf(me.storage)).facts
  await page.goto(steps)
  const found = page.getByRole('complementary', { name: 'Vagas até aqui' })
  await seen(found.getByText('vagas abertas'))
  for (const role of ['Limpeza', 'Motorista', 'Vendas'])
    await page.getByRole('button', { name: role, exact: true }).click()
  await seen(page.getByText('Já são 3. Tire um para trocar.'))
  expect(await page.getByRole('button', { name: 'Auxiliar de cozinha' }).isDisabled()).toBe(true)
  await seen(found.getByText('vagas de Limpeza, Motorista e Vendas'))
  await expect.poll(async () => (await facts()).wantedRoles).toHaveLength(3)

  await page.getByRole('checkbox', { name: /meu primeiro emprego/ }).check()
  await seen(found.getByText(/vagas? de primeiro emprego/))
  await expect.poll(facts).toMatchObject({ firstJob: true, wantedRoles: [] })
  expect(await accessibilityViolations(page)).toEqual([])

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Limpeza', exact: true }).click()
  await seen(page.getByRole('alert').filter({ hasText: 'Sem conexão com a Trilha' }))
  await page.getByRole('link', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: '50 km' }).click()
  await context.setOffline(false)
  await expect.poll(facts).toMatchObject({ firstJob: false, wantedRoles: ['Limpeza'], maxKm: 50 })
})

test('a CV fills in the profile: only what is marked is saved, as corrected', async () => {
  const me = await registered('Kauê')
  const { page } = await person({
    viewport: phone,
    signedIn: me.storage,
    expected: /status of 400/,
  })
  await page.goto(`${steps}?step=cv`)
  const file = page.getByLabel('Escolher PDF ou Word').and(page.locator('input'))
  await file.setInputFiles({ name: 'foto.pdf', mimeType: 'application/pdf', buffer: picture() })
  await seen(page.getByText('Não deu para ler este arquivo'))
  await file.setInputFiles({ ...cv, buffer: Buffer.alloc(14 * 1024 * 1024) })
  await seen(page.getByText('Este arquivo tem 14 MB. O limite é 8.'))
  await file.setInputFiles(cv)

  await seen(page.getByRole('heading', { level: 1, name: 'Confira o que encontramos' }))
  await page.getByRole('checkbox', { name: /^Nome/ }).uncheck()
  await page.getByRole('button', { name: /^Corrigir Telefone/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Corrigir Telefone' })
  await dialog.getByLabel('Telefone').fill('123')
  await dialog.getByRole('button', { name: 'Pronto' }).click()
  await seen(dialog.getByText('Confira o telefone', { exact: false }))
  await dialog.getByLabel('Telefone').fill('31 98888-0142')
  await dialog.getByRole('button', { name: 'Pronto' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^Corrigir Experiência/ }).click()
  const entry = page.getByRole('dialog', { name: 'Corrigir Experiência' })
  await entry.getByLabel('O que você fazia lá').fill('Vendedora de loja')
  expect(await accessibilityViolations(page)).toEqual([])
  await entry.getByRole('button', { name: 'Pronto' }).click()
  await page.reload()
  await seen(page.getByText('(31) 98888-0142'))
  await seen(page.getByText('4 itens marcados'))
  expect(await page.getByRole('checkbox', { name: /^Nome/ }).isChecked()).toBe(false)
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await sidewaysPixels(page)).toBe(0)
  await page.getByRole('button', { name: 'Guardar e ver vagas' }).click()

  await seen(page.getByRole('heading', { level: 1, name: /, Kauê$/ }))
  expect(await profileOf(me.storage)).toMatchObject({
    personal: {
      name: me.name,
      phone: '+5531988880142',
      municipality: { name: 'Betim' },
    },
    skills: ['Caixa', 'Vendas'],
    entries: [{ title: 'Vendedora de loja', place: 'Loja Sol' }],
  })
})

test('the reading of a CV holds nobody up', async () => {
  const me = await registered('Iracema')
  const { page } = await person({ viewport: phone, signedIn: me.storage })
  await page.goto(`${steps}?step=cv`)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/profile/cv', async (route) => {
    if (route.request().method() === 'POST') await held.promise
    await route.continue()
  })
  await page.getByLabel('Escolher PDF ou Word').and(page.locator('input')).setInputFiles(cv)
  await seen(page.getByRole('heading', { level: 1, name: 'Lendo seu currículo' }))
  await page.getByRole('link', { name: 'Ver vagas enquanto lê' }).click()
  await seen(page.getByRole('heading', { level: 1, name: /, Iracema$/ }))
  held.resolve()
  await seen(page.getByText('Lemos seu currículo.'))
  await page.getByRole('button', { name: 'Conferir' }).click()
  await seen(page.getByRole('heading', { level: 1, name: 'Confira o que encontramos' }))
  expect((await profileOf(me.storage)).skills).toEqual([])
})

test('the home page leads a person who skipped the questions back to them', async () => {
  const me = await registered('Moara')
  const { page } = await person({ viewport: phone, signedIn: me.storage })
  await page.goto(steps)
  for (let step = 0; step < 3; step += 1)
    await page.getByRole('link', { name: 'Pular esta' }).click()
  await seen(page.getByRole('heading', { level: 1, name: /, Moara$/ }))
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Contar em 3 passos' }).click()
  await seen(page.getByRole('heading', { level: 1, name: firstQuestion }))
})

test('a registration that began at a vacancy returns to it, and later ones lead home', async () => {
  const { id } = await marketVacancy()
  const vacancy = `/dashboard/listSelectiveProcesses/${id}/viewSelectiveProcess`
  const { page } = await person({ viewport: phone })
  await page.goto(`/auth/register?returnTo=${encodeURIComponent(vacancy)}`)
  await waitForHydration(page)
  await sendRegistration(page, newcomer('Uirá'))
  await page.waitForURL(`**${vacancy}`)
  await page.goto('/auth/register')
  await seen(page.getByRole('heading', { level: 1, name: /, Uirá$/ }))
  expect(new URL(page.url()).pathname).toBe('/dashboard')
})
