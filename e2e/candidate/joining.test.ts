import { expect, test } from 'vitest'
import * as accounts from '../accounts.ts'
import { browser, phone, waitForHydration } from '../browser.ts'
import { mailTo } from '../inbox.ts'
import { seen } from '../journey.steps.ts'

const { person } = browser()

test('applying without an account: register, and back to the vacancy for the last press', async () => {
  const { page } = await person({ viewport: phone })
  const { id, slug } = await accounts.marketVacancy()
  const me = accounts.newcomer('Anahi')
  await page.goto(`/vagas/${slug}-${id}`)
  await page
    .getByRole('link', { name: 'Quero participar' })
    .filter({ visible: true })
    .first()
    .click()
  await seen(page.getByText('Cinco respostas e você volta direto para a vaga.'))

  // Somebody who has an account is one press away from the login, which leads back too.
  await page.getByRole('link', { name: 'Entrar', exact: true }).click()
  await seen(page.getByText('Entre e você volta direto para a vaga.'))
  await page.getByRole('link', { name: 'Cadastre-se grátis' }).click()

  await page.getByLabel('Nome completo').fill(me.name)
  await page.getByLabel('E-mail', { exact: true }).fill(me.email)
  await page.getByLabel('Senha', { exact: true }).fill(me.password)
  await page.getByLabel('Data de nascimento').fill('12031994')
  await page.getByLabel('Aceito os termos de uso da Trilha').check()
  await page.getByRole('button', { name: 'Criar conta' }).click()

  await seen(page.getByText('Falta só confirmar'))
  expect(new URL(page.url()).pathname).toBe(
    `/dashboard/listSelectiveProcesses/${id}/viewSelectiveProcess`,
  )
  await page
    .getByRole('button', { name: 'Quero participar' })
    .filter({ visible: true })
    .first()
    .click()
  await page.waitForURL(`**/dashboard/progressSelectiveProcess/${id}`)
  await page.goBack()
  await seen(page.getByRole('link', { name: 'Ver minha trilha' }).filter({ visible: true }).first())
  expect(await page.getByText('Falta só confirmar').count()).toBe(0)
})

test('a reload of the registration loses nothing but password, CPF and consent', async () => {
  const { page } = await person()
  await page.goto('/auth/register')
  await waitForHydration(page)
  await page.getByText('Completar agora').click()
  const typed = {
    'Nome completo': 'Iracema Nunes',
    'E-mail': 'iracema@exemplo.com.br',
    'Data de nascimento': '12/03/1994',
    'Nome social': 'Ira',
    CPF: '111.444.777-35',
    Telefone: '(31) 98765-4321',
    CEP: '32040-000',
    'Rua ou avenida': 'Rua das Araucárias',
    Número: '12a',
    Complemento: 'fundos',
    Bairro: 'Eldorado',
    Cidade: 'Contagem',
  }
  const field = (label: string) => page.getByLabel(label).first()
  for (const [label, text] of Object.entries(typed)) await field(label).fill(text)
  await field('Gênero').selectOption('woman')
  await field('Estado').selectOption('MG')
  await page.getByLabel('Aceito os termos de uso da Trilha').check()
  await page.getByLabel('Senha', { exact: true }).fill('caminho longo de araucaria')
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  await page.getByLabel('Foto').setInputFiles({
    name: 'eu.png',
    mimeType: 'image/png',
    buffer: Buffer.from(png, 'base64'),
  })
  await page.waitForFunction(
    () => sessionStorage.getItem('trilha.registration.photo')?.includes('eu.png') === true,
  )
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage))
  for (const secret of ['caminho longo', '444.777', 'acceptedTerms'])
    expect(stored).not.toContain(secret)

  await page.reload()
  await waitForHydration(page)
  await seen(page.getByRole('button', { name: 'Trocar foto' }))
  for (const [label, text] of Object.entries({ ...typed, CPF: '' }))
    expect(await field(label).inputValue()).toBe(text)
  expect(await field('Gênero').inputValue()).toBe('woman')
  expect(await field('Estado').inputValue()).toBe('MG')
  expect(await page.getByLabel('Aceito os termos de uso da Trilha').isChecked()).toBe(false)
  expect(await page.getByLabel('Senha', { exact: true }).inputValue()).toBe('')
})

test('the date of birth is typed, and a day that does not exist is said at once', async () => {
  const { page } = await person({ viewport: phone })
  await page.goto('/auth/register')
  await waitForHydration(page)
  const field = page.getByLabel('Data de nascimento')
  expect(await field.getAttribute('inputmode')).toBe('numeric')
  await field.pressSequentially('30021990')
  await field.press('Tab')
  await seen(page.getByText(/de um dia que existe, como 12\/03\/1994/))
  expect(await field.inputValue()).toBe('30/02/1990')
  await field.fill('28021990')
  await field.press('Tab')
  await page.getByText(/de um dia que existe/).waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe('28/02/1990')
})

test('a password link that was used says so before asking for a password', async () => {
  const me = await accounts.registered('Moema')
  const { page } = await person({ expected: /status of 400/ })
  await page.goto('/auth/reset-password')
  await waitForHydration(page)
  await page.getByLabel('E-mail').fill(me.email)
  await page.getByRole('button', { name: 'Enviar link' }).click()
  const { text } = await mailTo(me.email, /senha/)
  const link = /https?:\/\/[^/\s]+(\/\S*key=[\w-]+)/.exec(text)?.[1] ?? ''
  await page.goto(link)
  await page.getByLabel('Senha nova', { exact: true }).fill('quintal com jabuticaba')
  await page.getByRole('button', { name: 'Salvar senha' }).click()
  await seen(page.getByRole('heading', { level: 1, name: 'Que bom ter você de volta' }))

  await page.goto(link)
  await seen(page.getByRole('heading', { level: 1, name: 'Este link não serve mais' }))
  expect(await page.getByLabel('Senha nova', { exact: true }).count()).toBe(0)
})

test('in a mirrored layout a sentence keeps its order, at the side of the layout', async () => {
  const { page } = await person({ viewport: phone })
  await page.goto('/auth/register')
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  const places = await page.getByText('Cinco respostas e a conta é sua.').evaluate((element) => {
    const text = element.firstChild as Text
    const placeOf = (at: number) => {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect()
    }
    const places = Array.from({ length: text.data.length }, (_, at) => placeOf(at))
    const firstLineEnd = places.findIndex(({ top }) => top > placeOf(0).bottom - 1)
    const last = placeOf((firstLineEnd < 0 ? text.data.length : firstLineEnd) - 1)
    const stop = placeOf(text.data.length - 1)
    const beforeStop = placeOf(text.data.length - 2)
    return {
      isInOrder: placeOf(0).left < last.left && beforeStop.left < stop.left,
      gap: element.getBoundingClientRect().right - stop.right,
      side: getComputedStyle(element).textAlign,
    }
  })
  expect(places).toMatchObject({ isInOrder: true, side: 'right' })
  expect(Math.abs(places.gap)).toBeLessThan(2)
})

test('abroad a deadline is shown in the time of Brasília, with its name', async () => {
  const me = await accounts.registered('Tupã')
  const { id } = await accounts.marketVacancy()
  await accounts.apply(me.storage, id)
  const { page } = await person({ signedIn: me.storage, timeZone: 'Asia/Tokyo' })
  await page.goto(`/dashboard/progressSelectiveProcess/${id}`)
  const deadline = page.getByText(/às 23h59, Horário .*Brasília/).first()
  await seen(deadline)
  expect(await deadline.innerText()).not.toContain('Japão')
})
