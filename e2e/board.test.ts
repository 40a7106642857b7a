import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { call, marketVacancy, recruiter, signIn } from './accounts.ts'
import { browser, desktop, phone, sidewaysPixels } from './browser.ts'
import { faultless } from './assessments.steps.ts'
import { seen } from './journey.steps.ts'

const { person } = browser()
const first = 'Requisitos da vaga'
const second = 'Conversa com a liderança da loja'

type Board = {
  columns: {
    id: string
    stage: { title: string } | null
    rows: { candidate: { name: string } }[]
  }[]
}

/** Names that stand in a column, as the server says. */
async function namesIn(id: number, token: string, title: string): Promise<string[]> {
  const { body } = await call<Board>('GET', `/company/vacancies/${id}/board?limit=50`, { token })
  const column = body.columns.find(({ stage }) => stage?.title === title)
  return column?.rows.map(({ candidate }) => candidate.name) ?? []
}

const column = (page: Page, title: string) =>
  page.getByRole('region', { name: new RegExp(`^${title}, `) })
const card = (page: Page, title: string, name: string) =>
  column(page, title).getByRole('link', { name, exact: true })

test('two recruiters see one board: moved by menu and by drag, undone, seen live', async () => {
  const kept = await signIn(recruiter)
  const { id } = await marketVacancy()
  const token = kept['companyAccessToken'] ?? ''
  const [name = '', other = ''] = await namesIn(id, token, first)
  const { page } = await person({ viewport: desktop, signedIn: kept })
  const { page: colleague } = await person({ viewport: desktop, signedIn: kept })
  await page.goto(`/empresas/vagas/${id}`)
  await colleague.goto(`/empresas/vagas/${id}`)
  await seen(card(page, first, name))
  await seen(card(colleague, first, name))
  await faultless(page)
  // The live connection begins once the page is alive.
  await colleague.waitForTimeout(3000)

  await page.getByRole('button', { name: `Mover ${name} para` }).click()
  await page.getByRole('menuitem', { name: second }).click()
  await seen(card(page, second, name))
  await expect.poll(() => namesIn(id, token, second)).toContain(name)
  await card(colleague, first, name).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Desfazer' }).first().click()
  await seen(card(page, first, name))
  await seen(card(colleague, first, name))
  expect(await namesIn(id, token, first)).toContain(name)

  const from = await card(page, first, other).boundingBox()
  const to = await column(page, second).boundingBox()
  if (!from || !to) throw new Error('nothing to drag')
  await page.mouse.move(from.x + 10, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(from.x + 40, from.y + 30, { steps: 4 })
  await page.mouse.move(to.x + 120, to.y + 160, { steps: 8 })
  await page.mouse.up()
  await expect.poll(() => namesIn(id, token, second)).toContain(other)
})

test('filters stand in the address; many are answered, each by a letter that was read', async () => {
  const kept = await signIn(recruiter)
  const { id } = await marketVacancy()
  const { page } = await person({ viewport: desktop, signedIn: kept })
  await page.goto(`/empresas/vagas/${id}`)
  await page.getByRole('button', { name: 'Só atrasadas' }).click()
  await page.waitForURL('**atrasadas=1')
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  const boxes = column(page, 'Resposta final').getByRole('checkbox')
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  const bar = page.getByRole('region', { name: 'Ações em grupo' })
  await bar.getByRole('button', { name: 'Responder' }).click()
  const dialog = page.getByRole('dialog', { name: 'Responder a 2 pessoas' })
  await dialog
    .getByLabel('Sua mensagem')
    .fill('Oi, {nome}. Desta vez seguimos com outra pessoa na vaga de {vaga}.')
  await dialog.getByRole('button', { name: 'Ver cada mensagem' }).click()
  await seen(dialog.getByLabel('Li a mensagem de cada pessoa e confirmo o envio'))
  expect(await dialog.getByRole('textbox').first().inputValue()).toContain(
    'na vaga de Assistente de atendimento ao cliente',
  )
  await faultless(page)
  await dialog.getByLabel('Li a mensagem de cada pessoa e confirmo o envio').check()
  await dialog.getByRole('button', { name: 'Enviar 2 respostas' }).click()
  await seen(page.getByText('2 respostas enviadas').first())
})

test('on a phone one stage at a time; the sheet keeps a scorecard and a comment', async () => {
  const kept = await signIn(recruiter)
  const { id } = await marketVacancy()
  const { page } = await person({ viewport: phone, dark: true, signedIn: kept })
  await page.goto(`/empresas/vagas/${id}`)
  const stages = page.getByRole('navigation', { name: 'Etapas da vaga' })
  await stages.getByRole('link', { name: second }).click()
  await page.waitForURL('**etapa=*')
  expect(await sidewaysPixels(page)).toBe(0)
  await page.getByRole('list', { name: second }).getByRole('link').first().click()
  const sheet = page.getByRole('dialog', { name: 'Ficha' })
  await sheet.getByRole('tab', { name: 'Avaliação' }).click()
  await seen(sheet.getByText('Você vê as notas da equipe depois de enviar a sua.'))
  for (const radio of await sheet.getByRole('radio', { name: 'Nota 4 de 5' }).all())
    await radio.check()
  await faultless(page)
  await sheet.getByRole('button', { name: 'Enviar avaliação' }).click()
  await seen(sheet.getByRole('heading', { name: 'Sua avaliação' }))
  await sheet.getByRole('tab', { name: 'Equipe' }).click()
  await sheet.getByLabel('Comentário').fill('Contou um caso real, com começo, meio e fim.')
  await sheet.getByRole('button', { name: 'Comentar' }).click()
  await seen(sheet.getByText('Contou um caso real, com começo, meio e fim.'))
  await sheet.getByRole('button', { name: 'Fechar ficha' }).click()
  await sheet.waitFor({ state: 'detached' })
})
