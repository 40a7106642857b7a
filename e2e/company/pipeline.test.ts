import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { apply, call, marketVacancy, recruiter, registered, signIn } from '../accounts.ts'
import { expectAccessible } from '../assessments/assessments.steps.ts'
import { browser, desktop, holdBack, phone, type StoredItems } from '../browser.ts'
import { runSql } from '../database.ts'
import { conversation, seen } from '../journey.steps.ts'
import { applyAndPassRequirements } from '../candidate/notifications.steps.ts'
import { withoutPauses } from '../pages/states.cuts.ts'

const { person } = browser()
let storage: StoredItems
let token: string
beforeAll(async () => {
  storage = await signIn(recruiter)
  token = storage['companyAccessToken'] ?? ''
})

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Ficha' })
const setBlind = (id: number, on: boolean) =>
  call('PUT', `/company/vacancies/${id}/blind`, {
    token,
    body: { blind: on, ...(!on && { reason: 'A prova do vídeo terminou.' }) },
  })

test('in a blind vacancy recordings play only after revealing a person; notes have a position', async () => {
  const { id } = await marketVacancy('Balcão da padaria')
  const { page } = await person({ viewport: desktop, signedIn: storage })
  await page.goto(`/empresas/vagas/${id}`)
  await page.getByRole('button', { name: 'Mais ações da vaga' }).click()
  await page.getByRole('menuitem', { name: 'Triagem às cegas' }).click()
  await page.getByRole('button', { name: 'Ocultar quem são' }).click()
  await seen(page.getByText('Nomes, fotos e lugares estão ocultos nesta vaga.'))
  try {
    await page
      .getByRole('link', { name: /^Pessoa [0-9A-F]{4}$/ })
      .first()
      .click()
    const sheet = sheetOf(page)
    const play = sheet.getByRole('button', { name: /^Assistir: Resposta de / }).first()
    await seen(play)
    expect(await play.getAttribute('aria-disabled')).toBe('true')
    expect(await sheet.locator('img').count()).toBe(0)
    await sheet.getByRole('button', { name: 'Ver quem é' }).click()
    await sheet.getByRole('heading', { level: 1, name: /^Pessoa / }).waitFor({ state: 'detached' })
    await play.click()
    await seen(sheet.getByLabel(/^Resposta de .* à pergunta 1$/))
    await sheet.getByLabel(/^Anotar /).fill('Deu um exemplo do balcão.')
    await sheet.getByRole('button', { name: 'Anotar', exact: true }).click()
    const notes = sheet.getByRole('list', { name: 'Notas nesta gravação' })
    await seen(notes.getByText('Deu um exemplo do balcão.'))
    await notes.getByRole('button', { name: /^Ir para 0:0/ }).click()
    await expectAccessible(page)
    await notes.getByRole('button', { name: /^Apagar nota/ }).click()
    await notes.waitFor({ state: 'detached' })
    await sheet.getByRole('tab', { name: 'Equipe' }).click()
    await seen(sheet.getByText('Identidade vista'))
    // Turning the blind selection off needs a reason, which is recorded.
    await page.goto(`/empresas/vagas/${id}`)
    const toggle = page.getByRole('button', { name: 'Triagem às cegas ligada' })
    await toggle.click()
    const dialog = page.getByRole('dialog', { name: 'Triagem às cegas' })
    await dialog.getByRole('button', { name: 'Mostrar quem são' }).click()
    await seen(dialog.getByText('Conte o motivo.'))
    await dialog.getByLabel('Por que mostrar agora?').fill('A triagem terminou ontem.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Mostrar quem são' }).click()
    await seen(page.getByText('Nomes, fotos e lugares aparecem de novo.'))
    await page.getByRole('button', { name: 'Mais ações da vaga' }).click()
    await page.getByRole('menuitem', { name: 'Triagem às cegas' }).click()
    await seen(dialog.getByText('A triagem terminou ontem.'))
  } finally {
    await setBlind(id, false)
  }
})

test('filters are saved by name, opened, shared by URL and deleted', async () => {
  const { id } = await marketVacancy()
  const name = `Atrasadas ${randomUUID().slice(0, 6)}`
  const { page, context } = await person({ viewport: desktop, signedIn: storage })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/empresas/vagas/${id}?atrasadas=1`)
  await page.getByRole('button', { name: 'Filtros salvos' }).click()
  await page.getByRole('menuitem', { name: 'Salvar filtros' }).click()
  const dialog = page.getByRole('dialog', { name: 'Salvar filtros' })
  await dialog.getByLabel('Nome dos filtros').fill(name)
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Mais filtros' }).click()
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await page.keyboard.press('Escape')
  await page.waitForURL((url) => !url.searchParams.has('atrasadas'))
  await page.getByRole('button', { name: 'Filtros salvos' }).click()
  await page.getByRole('menuitem', { name }).click()
  await page.waitForURL('**atrasadas=1')
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Copiar link' }).click()
  await seen(page.getByText('Copiado'))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`/empresas/vagas/${id}\\?atrasadas=1$`),
  )
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('menuitem', { name: `Apagar “${name}”` }).click()
  await seen(page.getByText('Filtros apagados'))
})

test('up to four people are compared; a colleague is asked for a scorecard; J opens the next sheet', async () => {
  const { id } = await marketVacancy()
  const { page } = await person({ viewport: desktop, signedIn: storage })
  await page.goto(`/empresas/vagas/${id}`)
  const boxes = page
    .getByRole('region', { name: new RegExp(`^${conversation}, `) })
    .getByRole('checkbox')
  for (const i of [0, 1, 2]) await boxes.nth(i).check()
  const bar = page.getByRole('region', { name: 'Ações em grupo' })
  await bar.getByRole('link', { name: 'Comparar' }).click()
  const compared = page.getByRole('dialog', { name: 'Comparar 3 pessoas' })
  await seen(compared.getByRole('columnheader').nth(3))
  await expectAccessible(page)
  // A person can be moved from here, and the move can be undone.
  const moveButtons = compared.getByRole('button', { name: /^Avançar .+ para Resposta final$/ })
  await moveButtons.nth(2).waitFor()
  await moveButtons.first().click()
  await moveButtons.nth(2).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await moveButtons.nth(2).waitFor()
  await compared.getByRole('button', { name: 'Fechar' }).click()
  await bar.getByRole('button', { name: 'Pedir avaliação' }).click()
  const ask = page.getByRole('dialog', { name: 'Pedir avaliação de 3 pessoas' })
  await ask.getByRole('button', { name: 'Enviar pedido' }).click()
  await seen(ask.getByText('Escolha pelo menos uma pessoa da equipe.'))
  await ask.getByText('Rogério Amaral').click()
  await ask.getByRole('button', { name: 'Enviar pedido' }).click()
  await seen(page.getByText('3 pedidos enviados'))
  await ask.waitFor({ state: 'detached' })
  const column = page.getByRole('list', { name: conversation })
  const names = await column.getByRole('link').allTextContents()
  await column.getByRole('link').first().click()
  const sheet = sheetOf(page)
  const heading = (name = '') => sheet.getByRole('heading', { level: 1, name, exact: true })
  await seen(heading(names[0]))
  await sheet.getByRole('tab', { name: 'Avaliação' }).click()
  await seen(sheet.getByText(/^Rogério Amaral ainda vai avaliar\./))
  await page.keyboard.press('j')
  await seen(heading(names[1]))
  // The next sheet opens at the same tab.
  await seen(sheet.getByText('Você vê as notas da equipe depois de enviar a sua.'))
  await sheet.getByRole('button', { name: 'Pessoa anterior' }).click()
  await seen(heading(names[0]))
  expect(new URL(page.url()).searchParams.get('parte')).toBe('avaliacao')
})

test("messages in both directions; a decision message can use a note, but needs the recruiter's own text", async () => {
  const me = await registered('Lia')
  const mine = me.storage['accessToken'] ?? ''
  const id = await applyAndPassRequirements(mine)
  const { page } = await person({ viewport: phone, signedIn: storage })
  await page.goto(`/empresas/candidaturas/${id}?parte=mensagens`)
  await page.getByLabel('Mensagem', { exact: true }).fill('Você pode vir na quarta, às 10h?')
  await page.getByRole('button', { name: 'Enviar mensagem' }).click()
  await seen(page.getByText('Você pode vir na quarta, às 10h?'))
  const body = { text: 'Posso, sim. Até quarta.' }
  expect((await call('POST', `/applications/${id}/messages`, { token: mine, body })).status).toBe(
    201,
  )
  await seen(page.getByText('Posso, sim. Até quarta.'))

  await page.getByRole('tab', { name: 'Avaliação' }).click()
  await seen(page.getByRole('button', { name: 'Enviar avaliação' }))
  for (const radio of await page.getByRole('radio', { name: 'Nota 5 de 5' }).all())
    await radio.check()
  const fact = 'Acalmou uma pessoa na fila e resolveu a troca.'
  await page
    .getByRole('textbox', { name: /^O fato por trás da nota: / })
    .first()
    .fill(fact)
  await page.getByRole('button', { name: 'Enviar avaliação' }).click()
  await seen(page.getByRole('heading', { name: 'Sua avaliação' }))

  await page.getByRole('button', { name: 'Encerrar com resposta' }).click()
  await page.getByRole('button', { name: 'Pôr em “O que foi bem”' }).click()
  expect(await page.getByLabel(/^O que foi bem/).inputValue()).toBe(fact)
  await page.getByRole('button', { name: 'Enviar resposta' }).click()
  await seen(page.getByText('Escreva um pouco mais: um motivo que ajude a pessoa.'))
  type Application = { state: string; decisionMessages: { wentWell: string | null }[] }
  const current = async () =>
    (await call<Application>('GET', `/company/applications/${id}`, { token })).body
  expect(await current()).toMatchObject({ state: 'under_review', decisionMessages: [] })
  await page
    .getByLabel('O motivo, nas suas palavras')
    .fill('Desta vez seguimos com quem já mora perto da loja e pode abrir às 6h.')
  await page.getByRole('button', { name: 'Enviar resposta' }).click()
  await seen(page.getByText('Resposta enviada').first())
  expect(await current()).toMatchObject({
    state: 'not_approved',
    decisionMessages: [{ wentWell: fact }],
  })
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toBe('Decisão')
})

test('a recruiter answers a request for a human review, with a reason', async () => {
  const me = await registered('Nara')
  const mine = me.storage['accessToken'] ?? ''
  const { id: vacancyId } = await marketVacancy()
  await apply(me.storage, vacancyId)
  type RequirementsTest = {
    applicationId: string
    stageId: string
    rules: { id: string; predicate: { kind: string; expected?: boolean } }[]
  }
  const {
    body: { applicationId, stageId, rules },
  } = await call<RequirementsTest>(
    'GET',
    `/selectiveProcess/${vacancyId}/auxiliaryRequirementsTest`,
    { token: mine },
  )
  const path = `/applications/${applicationId}/stages/${stageId}`
  const statements = rules.filter(({ predicate }) => predicate.kind === 'statement')
  const answers = Object.fromEntries(
    statements.map(({ id, predicate }) => [id, predicate.expected ?? true]),
  )
  const given = { facts: { schooling: 'none', shifts: ['6x1'] }, answers }
  await call('POST', `${path}/requirements`, { token: mine, body: given })
  const text = 'Termino o ensino médio em dezembro, falta só a entrega do certificado.'
  expect((await call('POST', `${path}/review`, { token: mine, body: { text } })).status).toBe(204)

  const { page } = await person({ viewport: phone, dark: true, signedIn: storage })
  await page.goto('/empresas/revisoes')
  const request = page.getByRole('article').filter({ hasText: text })
  await request.getByRole('button', { name: 'Responder pedido' }).click()
  const proceeds = request.getByLabel('A pessoa segue na trilha')
  await expect.poll(() => proceeds.evaluate((it) => it === document.activeElement)).toBe(true)
  await proceeds.check()
  await request.getByRole('button', { name: 'Enviar resposta' }).click()
  await seen(request.getByText('Escreva um pouco mais: um motivo que ajude a pessoa.'))
  await request
    .getByLabel('O motivo, nas suas palavras')
    .fill('O certificado sai antes do começo do trabalho, e isso nos basta.')
  await expectAccessible(page)
  await request.getByRole('button', { name: 'Enviar resposta' }).click()
  await request.waitFor({ state: 'detached' })
  type Own = { stages: { review: { outcome: string } | null }[] }
  const { body } = await call<Own>('GET', `/company/applications/${applicationId}`, { token })
  expect(body.stages[0]?.review?.outcome).toBe('overturned')
})

/** Applies as a new person. @returns the application, and a function to withdraw it. */
async function newApplicant(vacancyId: number, first: string) {
  const { storage: own } = await registered(first)
  const theirs = { token: own['accessToken'] ?? '' }
  await apply(own, vacancyId)
  const { body } = await call<{ rows: { id: string }[] }>('GET', '/applications', theirs)
  const id = body.rows[0]?.id ?? ''
  return {
    id,
    leave: () =>
      call('POST', `/applications/${id}/withdraw`, {
        ...theirs,
        body: { reason: 'Mudei de ideia.' },
      }),
  }
}

test('the menu shows the overdue count at once and updates it live; no count while it is unknown', async () => {
  const overdue = async () =>
    (await call<{ overdue: number }>('GET', '/company/inbox/waiting', { token })).body.overdue
  const { id } = await marketVacancy()
  const late = await newApplicant(id, 'Zilda')
  const before = await overdue()
  expect(before).toBeGreaterThan(1)
  const { page } = await person({ viewport: desktop, signedIn: storage, expected: /status of 500/ })
  await withoutPauses(page)
  const countRequest = '**/api/company/inbox/waiting'
  const menu = page.getByRole('navigation', { name: 'Menu da empresa' })
  const menuItem = (count: number) =>
    menu.getByRole('link', { name: `Respostas ${count} pessoas esperam além do prazo` })
  // The first count comes with the session, independent of any other call.
  const release = await holdBack(page, countRequest)
  await page.goto('/empresas/equipe')
  await seen(menuItem(before))
  await release()

  await runSql(
    inject('dataDir'),
    sql`update applications set answer_due_at = now() - interval '1 hour' where id = ${late.id}`,
  )
  const other = await newApplicant(id, 'Zulmira')
  await seen(menuItem(before + 1))
  await expectAccessible(page)
  await menu.getByRole('button', { name: 'Recolher menu' }).click()
  await seen(menuItem(before + 1))
  await page.setViewportSize(phone)
  await seen(menuItem(before + 1))

  await page.route(countRequest, (route) => route.fulfill({ status: 500 }))
  await other.leave()
  await menuItem(before + 1).waitFor({ state: 'detached' })
  await seen(menu.getByRole('link', { name: 'Respostas', exact: true }))
  await seen(page.getByRole('heading', { level: 1, name: 'Equipe' }))
  await page.unroute(countRequest)
  await late.leave()
  await seen(menuItem(before))
})
