import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { call, marketVacancy, recruiter, signIn } from '../accounts.ts'
import { browser, desktop, phone, sidewaysPixels } from '../browser.ts'
import { expectAccessible } from '../assessments/assessments.steps.ts'
import { seen } from '../journey.steps.ts'

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

/** Names in a column, from the API. */
async function namesIn(id: number, token: string, title: string): Promise<string[]> {
  const { body } = await call<Board>('GET', `/company/vacancies/${id}/board?limit=50`, { token })
  const column = body.columns.find(({ stage }) => stage?.title === title)
  return column?.rows.map(({ candidate }) => candidate.name) ?? []
}

const column = (page: Page, title: string) =>
  page.getByRole('region', { name: new RegExp(`^${title}, `) })
const card = (page: Page, title: string, name: string) =>
  column(page, title).getByRole('link', { name, exact: true })

test('two recruiters share a board: moves by menu and drag, undo, live updates', async () => {
  const storage = await signIn(recruiter)
  const { id } = await marketVacancy()
  const token = storage['companyAccessToken'] ?? ''
  const [name = '', other = ''] = await namesIn(id, token, first)
  const { page } = await person({ viewport: desktop, signedIn: storage })
  const { page: colleague } = await person({ viewport: desktop, signedIn: storage })
  await page.goto(`/empresas/vagas/${id}`)
  await colleague.goto(`/empresas/vagas/${id}`)
  await seen(card(page, first, name))
  await seen(card(colleague, first, name))
  await expectAccessible(page)

  await page.getByRole('button', { name: `Mover ${name} para` }).click()
  await page.getByRole('menuitem', { name: second }).click()
  // While it can be undone, it is on top of the column, whatever its sort position.
  await seen(card(page, second, name))
  // The focus moves to the menu of the next person.
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(focused).toMatch(/^Mover .+ para$/)
  await page.getByRole('button', { name: 'Desfazer' }).first().click()
  await seen(card(page, first, name))
  await expect.poll(() => namesIn(id, token, first)).toContain(name)

  await drag(page, other, second)
  await expect.poll(() => namesIn(id, token, second)).toContain(other)
  await card(page, first, other).waitFor({ state: 'detached' })
  // Events from before the live connection are covered by the first fetch.
  await card(colleague, first, other).waitFor({ state: 'detached' })
  await seen(card(colleague, first, name))
})

/** Drags a card to a column; waits for the board's announcement after each step. */
async function drag(page: Page, name: string, to: string): Promise<void> {
  const taken = card(page, first, name)
  await taken.scrollIntoViewIfNeeded()
  const from = await taken.boundingBox()
  const target = await column(page, to).boundingBox()
  if (!from || !target) throw new Error('nothing to drag')
  const announcement = (text: string) => page.getByRole('status').filter({ hasText: text })
  await page.mouse.move(from.x + 10, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(from.x + 40, from.y + 30, { steps: 4 })
  await announcement(`${name} na mão`).waitFor({ state: 'attached' })
  await page.mouse.move(target.x + 120, target.y + 160, { steps: 8 })
  await announcement(`${name} sobre ${to}`).waitFor({ state: 'attached' })
  await page.mouse.up()
}

test('filters are in the URL; a bulk answer sends each person a confirmed message', async () => {
  const storage = await signIn(recruiter)
  const { id } = await marketVacancy()
  const { page } = await person({ viewport: desktop, signedIn: storage })
  await page.goto(`/empresas/vagas/${id}`)
  await page.getByRole('button', { name: 'Só atrasadas' }).click()
  await page.waitForURL('**atrasadas=1')
  await page.getByRole('button', { name: 'Mais filtros' }).click()
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await page.keyboard.press('Escape')
  const boxes = column(page, 'Resposta final').getByRole('checkbox')
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  const bar = page.getByRole('region', { name: 'Ações em grupo' })
  await bar.getByRole('button', { name: 'Responder' }).click()
  const dialog = page.getByRole('dialog', { name: 'Responder a 2 pessoas' })
  // Only possible decisions are offered: there is no stage left to approve.
  await seen(dialog.getByText('Oferecer a vaga'))
  expect(await dialog.getByText('Aprovar etapa').count()).toBe(0)
  await dialog
    .getByLabel('Sua mensagem')
    .fill('Oi, {nome}. Desta vez seguimos com outra pessoa na vaga de {vaga}.')
  await dialog.getByRole('button', { name: 'Ver cada mensagem' }).click()
  await seen(dialog.getByLabel('Li a mensagem de cada pessoa e confirmo o envio'))
  expect(await dialog.getByRole('textbox').first().inputValue()).toContain(
    'na vaga de Assistente de atendimento ao cliente',
  )
  await expectAccessible(page)
  await dialog.getByLabel('Li a mensagem de cada pessoa e confirmo o envio').check()
  await dialog.getByRole('button', { name: 'Enviar 2 respostas' }).click()
  await seen(page.getByText('2 respostas enviadas').first())
  const final = column(page, 'Resposta final')
  const left = await final.getByRole('checkbox').count()
  await page.getByRole('button', { name: 'Desfazer' }).first().click()
  await expect.poll(() => final.getByRole('checkbox').count()).toBe(left + 2)
})

test('a phone shows one stage at a time; the sheet keeps the drafts of a scorecard and a comment', async () => {
  const storage = await signIn(recruiter)
  const { id } = await marketVacancy()
  const { page } = await person({ viewport: phone, dark: true, signedIn: storage })
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
  await expectAccessible(page)
  // Drafts survive another tab and closing the sheet.
  await sheet.getByRole('tab', { name: 'Currículo' }).click()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await page.getByRole('list', { name: second }).getByRole('link').first().click()
  await sheet.getByRole('tab', { name: 'Avaliação' }).click()
  for (const radio of await sheet.getByRole('radio', { name: 'Nota 4 de 5' }).all())
    expect(await radio.isChecked()).toBe(true)
  // They also survive a page that the phone discarded.
  await page.reload()
  await sheet.getByRole('tab', { name: 'Avaliação', selected: true }).waitFor()
  await sheet.getByRole('radio', { name: 'Nota 4 de 5', checked: true }).first().waitFor()
  for (const radio of await sheet.getByRole('radio', { name: 'Nota 4 de 5' }).all())
    expect(await radio.isChecked()).toBe(true)
  await sheet.getByRole('button', { name: 'Enviar avaliação' }).click()
  await seen(sheet.getByRole('heading', { name: 'Sua avaliação' }))
  await sheet.getByRole('tab', { name: 'Equipe' }).click()
  await sheet.getByLabel('Comentário').fill('Contou um caso real, com começo, meio e fim.')
  await sheet.getByRole('button', { name: 'Comentar' }).click()
  await seen(sheet.getByText('Contou um caso real, com começo, meio e fim.'))
  await sheet.getByRole('button', { name: 'Fechar ficha' }).click()
  await sheet.waitFor({ state: 'detached' })
})

test('a decision is undone, and its text is restored, at 390 px', async () => {
  const storage = await signIn(recruiter)
  const { id } = await marketVacancy()
  const [name = ''] = await namesIn(id, storage['companyAccessToken'] ?? '', second)
  const { page } = await person({ viewport: phone, signedIn: storage, expected: /ERR_FAILED/ })
  await page.goto(`/empresas/vagas/${id}`)
  await page
    .getByRole('navigation', { name: 'Etapas da vaga' })
    .getByRole('link', { name: second })
    .click()
  await page.getByRole('list', { name: second }).getByRole('link', { name, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Ficha' })
  const end = sheet.getByRole('button', { name: 'Encerrar com resposta' })
  const words = sheet.getByLabel('O motivo, nas suas palavras')
  const decisionMessage =
    'Desta vez seguimos com quem já trabalhou em loja. Seu relato foi muito claro.'
  await end.click()
  await words.fill(decisionMessage)
  await sheet.getByRole('button', { name: 'Enviar resposta' }).click()
  await seen(page.getByText(`Resposta enviada: ${name}`).first())
  await expectAccessible(page)
  const undo = page.getByRole('button', { name: 'Desfazer' }).first()
  // The server acts but its answer is lost: repeating the request shows the result.
  await page.route(
    '**/moves/undo',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await undo.click()
  await seen(page.getByText('Sem resposta da Trilha. Tente desfazer de novo.').first())
  // The button disappears; the focus stays in the sheet.
  expect(await sheet.evaluate((it) => it.contains(document.activeElement))).toBe(true)
  await undo.click()
  await seen(page.getByText('Desfeito. A pessoa não recebeu nada.').first())
  await end.click()
  expect(await words.inputValue()).toBe(decisionMessage)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toBe(name)
})

test('5,000 people in a column: only visible cards are rendered while scrolling', async () => {
  const storage = await signIn(recruiter)
  const { id } = await marketVacancy()
  const { page } = await person({ viewport: desktop, signedIn: storage })
  // bench/ measures the server; this test measures the browser.
  let some: object[] = []
  await page.route('**/board?*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as {
      columns: { rows: object[]; count: number; next: string }[]
    }
    const [column] = body.columns
    if (!column?.rows[0]) throw new Error('nobody to multiply')
    some = Array.from({ length: 5000 }, (_, i) => ({ ...column.rows[0], id: `person-${i}` }))
    Object.assign(column, { rows: some.slice(0, 20), count: 5000, next: 'more' })
    await route.fulfill({ response: answer, json: body })
  })
  await page.route('**/board/column?*', (route) =>
    route.fulfill({ json: { rows: some, count: 5000, next: null } }),
  )
  await page.goto(`/empresas/vagas/${id}`)
  const cards = column(page, first).getByRole('listitem')
  await seen(cards.first())
  // CPU time of the page itself: frame times would include other load of the machine.
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
  const before = await worked()
  const frames = await page.getByRole('region', { name: 'Quadro de pessoas' }).evaluate(
    (board) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = []
        let before = 0
        const step = (now: number) => {
          if (before > 0) times.push(now - before)
          before = now
          board.scrollTop += 150
          if (times.length < 240) requestAnimationFrame(step)
          else resolve(times)
        }
        requestAnimationFrame(step)
      }),
  )
  const each = (await worked()) - before
  await expect
    .poll(async () => Number(await cards.last().getAttribute('aria-posinset')))
    .toBeGreaterThan(100)
  expect(await cards.last().getAttribute('aria-setsize')).toBe('5000')
  expect(await cards.count()).toBeLessThan(40)
  const slow = frames.filter((time) => time > 50).length
  process.stdout.write(
    `scrolling 5,000 cards: ${slow} of ${frames.length} frames over 50 ms, the longest ${Math.round(Math.max(...frames))} ms; ${(each / frames.length).toFixed(1)} ms of work for each\n`,
  )
})
