import { strToU8, zipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { registered } from '../accounts.ts'
import { browser, phone, viewports } from '../browser.ts'
import { docxOf, viewByRecruiter, picture, profileOf } from './profile.steps.ts'

const { person } = browser()
/** A long timeout, for a busy machine. */
const patient = { timeout: 60_000 }
const edit = (part: string) => `/dashboard/user/edit?part=${part}`
const visibleText = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true })

for (const viewport of viewports) {
  const at = `at ${viewport.width} px`

  test(`a newcomer fills in a profile part by part, ${at}`, async () => {
    const me = await registered('Jurema')
    const { page } = await person({ viewport, signedIn: me.storage })
    await page.goto('/dashboard')
    await page
      .getByRole('link', { name: 'Meu Currículo' })
      .filter({ visible: true })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: me.name }).waitFor()
    await visibleText(page, /^0%/).waitFor()
    // The experience has the highest weight; its link opens the part.
    await page.getByRole('link', { name: 'Contar: Contar uma experiência' }).click()
    await page.getByRole('heading', { level: 1, name: 'Experiência' }).waitFor()
    await page.getByRole('button', { name: 'Adicionar experiência' }).click()
    await page.getByLabel('O que você fazia lá').fill('Atendente de loja')
    await page.getByLabel('Onde').fill('Loja Estrela Azul')
    await page.getByLabel('Começou em: mês').selectOption('março')
    await page.getByLabel('Começou em: ano').selectOption('2023')
    await page.getByLabel('Terminou em: mês').selectOption('outubro')
    await page.getByLabel('Terminou em: ano').selectOption('2022')
    await page.getByRole('button', { name: 'Fechava o caixa' }).click()
    await page.getByRole('button', { name: 'Salvar experiência' }).click()
    await visibleText(page, 'O término está antes do começo. Confira o ano.').waitFor()
    await page.getByLabel('Terminou em: ano').selectOption('2025')
    await page.getByRole('button', { name: 'Salvar experiência' }).click()
    await page.getByRole('button', { name: 'Abrir Atendente de loja' }).waitFor()
    await visibleText(page, /^Salvo às \d\d:\d\d$/).waitFor()

    // Continuing saves a part.
    await page.goto(edit('skills'))
    const skills = page.getByLabel('O que você sabe fazer')
    await skills.fill('Caixa, Trocas, caixa')
    await skills.press('Enter')
    await page.getByRole('button', { name: 'Ir para Idiomas' }).click()
    await page.getByRole('heading', { level: 1, name: 'Idiomas' }).waitFor()
    await page.getByLabel('Libras').selectOption({ label: 'A2, conversas simples' })
    await page.getByRole('button', { name: 'Salvar idiomas' }).click()
    await visibleText(page, /^Salvo às/).waitFor()

    await page.goto(edit('wanted'))
    await page.getByLabel('Quero ganhar a partir de').fill('2.100,50')
    await page.getByText('Tarde', { exact: true }).click()
    await page.getByRole('button', { name: 'Salvar o que procuro' }).click()
    await visibleText(page, /^Salvo às/).waitFor()

    await page.goto('/dashboard/user')
    await visibleText(page, /^45%/).waitFor()
    await visibleText(page, 'mar 2023 a out 2025, 2 anos e 8 meses').waitFor()
    await visibleText(page, /a partir de R\$\s2\.100,50/).waitFor()
    const profile = await profileOf(me.storage)
    expect(profile).toMatchObject({
      entries: [{ title: 'Atendente de loja', end: '2025-10', description: 'Fechava o caixa.' }],
      skills: ['Caixa', 'Trocas'],
      facts: {
        languages: [{ language: 'libras', level: 'A2' }],
        desiredSalaryCents: 210_050,
        shifts: ['afternoon'],
      },
    })
  })
}

test('the input survives a reload and a lost connection', async () => {
  const me = await registered('Inaê')
  const { page, context } = await person({
    viewport: phone,
    signedIn: me.storage,
    expected: /ERR_INTERNET_DISCONNECTED|Failed to load resource/,
  })
  await page.goto(edit('about'))
  const headline = page.getByLabel('Você em uma linha')
  await headline.fill('Atendimento, 5 anos com público')
  await visibleText(page, 'Guardado neste aparelho, falta salvar').waitFor()
  await page.reload()
  await expect.poll(() => headline.inputValue(), patient).toBe('Atendimento, 5 anos com público')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Salvar texto' }).click()
  await visibleText(page, /Nada se perdeu: salvamos quando voltar/).waitFor()
  expect((await profileOf(me.storage)).headline).toBeNull()
  await context.setOffline(false)
  await visibleText(page, /^Salvo às/).waitFor()
  expect((await profileOf(me.storage)).headline).toBe('Atendimento, 5 anos com público')

  // Undo restores the saved text.
  await headline.fill('Outra coisa')
  await page.getByRole('button', { name: 'Desfazer' }).click()
  expect(await headline.inputValue()).toBe('Atendimento, 5 anos com público')
  await page.reload()
  await expect.poll(() => headline.inputValue(), patient).toBe('Atendimento, 5 anos com público')
})

test('a CEP fills the address, which stays editable; documents are validated and formatted', async () => {
  const me = await registered('Anahí')
  const { page } = await person({ signedIn: me.storage, expected: /status of 404/ })
  const answer = {
    cep: '32010000',
    street: 'Rua das Acácias',
    district: 'Centro',
    municipality: { code: 3118601, name: 'Contagem', state: 'MG' },
  }
  const known: Record<string, object> = {
    '32010000': answer,
    // A town with a single CEP.
    '35900000': {
      cep: '35900000',
      street: '',
      district: '',
      municipality: { code: 3131703, name: 'Itabira', state: 'MG' },
    },
  }
  await page.route('**/api/places/cep/*', (route) =>
    known[route.request().url().slice(-8)]
      ? route.fulfill({ json: known[route.request().url().slice(-8)] })
      : route.fulfill({
          status: 404,
          json: { id: 'cep-unknown', status: 404, message: 'Não encontramos este CEP.' },
        }),
  )
  await page.goto(edit('personal'))
  const cep = page.getByLabel('CEP')
  await cep.fill('99999-999')
  await visibleText(page, /^Não encontramos este CEP\./).waitFor()
  await cep.fill('32010000')
  await visibleText(page, /^Endereço encontrado/).waitFor()
  expect(await page.getByLabel('Rua ou avenida').inputValue()).toBe('Rua das Acácias')
  expect(await page.getByLabel('Cidade onde você mora').inputValue()).toBe('Contagem, MG')
  await cep.fill('35900000')
  await visibleText(page, 'Este CEP mostra só a cidade. Escreva a rua e o bairro.').waitFor()
  expect(await page.getByLabel('Rua ou avenida').inputValue()).toBe('')
  expect(await page.getByLabel('Cidade onde você mora').inputValue()).toBe('Itabira, MG')
  await page.getByLabel('Rua ou avenida').fill('Rua do Poeta')
  await cep.fill('32010000')
  await visibleText(page, /^Endereço encontrado/).waitFor()
  await page.getByLabel('Rua ou avenida').fill('Rua das Acácias Amarelas')
  await page.getByLabel('Número').fill('12')
  await page.getByLabel('CPF').fill('11111111111')
  await page.getByLabel('Telefone').fill('31987654321')
  await page.getByRole('button', { name: 'Salvar dados' }).click()
  await visibleText(page, 'Confira os números do CPF.').waitFor()
  await page.getByLabel('CPF').fill('52998224725')
  await page.getByRole('button', { name: 'Salvar dados' }).click()
  await visibleText(page, /^Salvo às/).waitFor()
  expect(await page.getByLabel('CPF').inputValue()).toBe('529.982.247-25')
  expect(await page.getByLabel('Telefone').inputValue()).toBe('(31) 98765-4321')
  expect((await profileOf(me.storage)).personal).toMatchObject({
    cpf: '52998224725',
    phone: '+5531987654321',
    street: 'Rua das Acácias Amarelas',
    number: 12,
    municipality: { code: 3118601 },
  })
})

test('a CV file becomes proposals, accepted one by one or all at once; a wrong file is refused', async () => {
  const me = await registered('Jacira')
  const { page } = await person({
    viewport: phone,
    signedIn: me.storage,
    expected: /status of 400/,
  })
  await page.goto(edit('file'))
  const file = page.getByLabel('Escolher arquivo').and(page.locator('input'))
  await file.setInputFiles({
    name: 'foto.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<svg/>'),
  })
  await page
    .getByRole('alert')
    .getByText(/^Envie o currículo em PDF ou DOCX/)
    .waitFor()
  await file.setInputFiles({
    name: 'curriculo.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: docxOf([
      'Jacira Souza',
      '(31) 98765-4321',
      'Experiência',
      'Vendedora | Loja Sol',
      '2018 a 2020',
      'Habilidades',
      'Caixa, Vendas',
    ]),
  })
  await page.getByRole('heading', { name: /^Encontramos 4 informações$/ }).waitFor()
  expect((await profileOf(me.storage)).entries).toEqual([])
  await page.getByRole('button', { name: 'Aceitar: Vendedora' }).click()
  await page.getByRole('heading', { name: /^Encontramos 3/ }).waitFor()
  await page.getByRole('button', { name: 'Não usar: Jacira Souza' }).click()
  await page.getByRole('heading', { name: /^Encontramos 2/ }).waitFor()
  const profile = await profileOf(me.storage)
  expect(profile).toMatchObject({
    skills: [],
    entries: [{ title: 'Vendedora', start: '2018', end: '2020' }],
  })
  expect(profile.personal.name).toBe(me.name)
  await page.getByRole('button', { name: 'Aceitar tudo (2)' }).click()
  await page.getByRole('heading', { name: /^Encontramos/ }).waitFor({ state: 'detached' })
  expect(await profileOf(me.storage)).toMatchObject({
    skills: ['Caixa', 'Vendas'],
    personal: { phone: '+5531987654321' },
  })

  // LinkedIn's export is read but not stored.
  const positions =
    'Company Name,Title,Description,Location,Started On,Finished On\nBazar,Caixa,,,Jan 2021,Fev 2022\n'
  await file.setInputFiles({
    name: 'linkedin.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipSync({ 'Positions.csv': strToU8(positions) })),
  })
  await page.getByRole('button', { name: 'Aceitar: Caixa', exact: true }).click()
  await page.getByRole('heading', { name: /^Encontramos/ }).waitFor({ state: 'detached' })
  await visibleText(page, 'curriculo.docx').waitFor()
})

test('entries are reordered by keyboard, by buttons and by mouse', async () => {
  const me = await registered('Ceci')
  const { page } = await person({ signedIn: me.storage })
  await profileOf(me.storage, ['Primeira', 'Segunda', 'Terceira'])
  await page.goto(edit('experience'))
  const order = async () => (await profileOf(me.storage)).entries.map(({ title }) => title)
  const grip = page.getByRole('button', { name: 'Mover Terceira', exact: true })
  await grip.focus()
  await page.keyboard.press('Space')
  await page.getByText(/^Terceira vai/).waitFor({ state: 'attached' })
  // A key pressed before the positions are measured is ignored, so it is repeated.
  const second = page.getByText(/^Terceira vai para o lugar 2 de 3/)
  await expect
    .poll(
      async () => {
        if ((await second.count()) === 0) await page.keyboard.press('ArrowDown')
        return second.count()
      },
      { interval: 2000 },
    )
    .toBe(1)
  await page.keyboard.press('Space')
  await expect.poll(order, patient).toEqual(['Segunda', 'Terceira', 'Primeira'])

  await page.getByRole('button', { name: 'Abrir Primeira' }).click()
  await page.getByRole('button', { name: 'Mover Primeira para cima' }).click()
  await expect.poll(order, patient).toEqual(['Segunda', 'Primeira', 'Terceira'])
  await page.getByRole('button', { name: 'Fechar Primeira' }).click()

  const [from, to] = await Promise.all(
    ['Mover Terceira', 'Mover Segunda'].map((name) =>
      page.getByRole('button', { name, exact: true }).boundingBox(),
    ),
  )
  await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 20)
  await page.mouse.down()
  await page.mouse.move((to?.x ?? 0) + 20, (to?.y ?? 0) + 30, { steps: 8 })
  await page.mouse.move((to?.x ?? 0) + 20, to?.y ?? 0, { steps: 4 })
  await page.mouse.up()
  await expect.poll(order, patient).toEqual(['Terceira', 'Segunda', 'Primeira'])
})

test('a photo is cropped and saved; the PDF comes in two layouts, the data as JSON', async () => {
  const me = await registered('Moara')
  const { page } = await person({ viewport: phone, signedIn: me.storage })
  await page.goto(edit('personal'))
  const photo = page.getByLabel('Foto').and(page.locator('input'))
  await photo.setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer: picture() })
  const dialog = page.getByRole('dialog', { name: 'Ajustar a foto' })
  await dialog.getByRole('slider', { name: 'Aproximar' }).fill('2')
  await dialog.getByRole('button', { name: 'Salvar foto' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('img', { name: 'Sua foto' }).waitFor()
  expect((await profileOf(me.storage)).photoUrl).toMatch(/^\//)

  await page.goto('/dashboard/user')
  await page.getByRole('button', { name: 'Baixar', exact: true }).click()
  for (const [name, file] of [
    ['PDF, uma coluna', /^curriculo-[a-z]+-[a-z]+\.pdf$/],
    ['PDF, duas colunas', /^curriculo-[a-z]+-[a-z]+\.pdf$/],
    ['Arquivo de dados (JSON)', /^curriculo\.json$/],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Baixar ${name}` }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(file)
  }
})

test('sensitive answers need a separate consent, can be deleted, and do not count as progress', async () => {
  const me = await registered('Potira')
  const { page } = await person({ viewport: phone, signedIn: me.storage })
  await page.goto(edit('inclusion'))
  await visibleText(page, 'Quem vê isto: só você').waitFor()
  await page.getByLabel('Auditiva').check()
  await page.getByLabel('O que ajuda você em uma seleção').fill('Intérprete de Libras')
  await page.getByRole('button', { name: 'Salvar respostas' }).click()
  await visibleText(page, 'Para guardar estas respostas, leia e aceite o texto.').waitFor()
  await page.getByRole('checkbox', { name: /^Concordo que a Trilha guarde/ }).check()
  await page.getByRole('button', { name: 'Salvar respostas' }).click()
  await visibleText(page, /^Salvo às/).waitFor()
  await page.reload()
  await expect.poll(() => page.getByLabel('Auditiva').isChecked(), patient).toBe(true)
  const stored = await page.evaluate(() => JSON.stringify(localStorage))
  expect(stored).not.toContain('Libras')
  await page.getByRole('button', { name: 'Apagar tudo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar tudo' }).click()
  await expect.poll(() => page.getByLabel('Auditiva').isChecked(), patient).toBe(false)
  expect(await page.getByLabel('O que ajuda você em uma seleção').inputValue()).toBe('')
})

test('the person sees which company viewed the profile', async () => {
  const me = await registered('Iracema')
  const { page } = await person({ viewport: phone, signedIn: me.storage })
  await page.goto('/dashboard/user')
  await visibleText(page, 'Ninguém nos últimos 6 meses. Cada visita aparece aqui.').waitFor()
  await viewByRecruiter(me.storage)
  await page.reload()
  const viewers = page.getByRole('region', { name: 'Quem viu meu currículo' })
  await viewers.getByText('Mercado Bom Vizinho').waitFor()
  await viewers.getByText(/^viu seu currículo, \d+ minutos?$/).waitFor()
  expect(await viewers.getByRole('listitem').count()).toBe(1)
})
