import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { call, marketVacancy, recruiter, signIn } from '../accounts.ts'
import { browser, desktop, holdBack, phone, sidewaysPixels, waitForAnimations } from '../browser.ts'
import { expectAccessible } from '../assessments/assessments.steps.ts'
import { seen } from '../journey.steps.ts'

const { person } = browser()
const firstStage = 'Requisitos da vaga'
const secondStage = 'Conversa com a liderança da loja'

type Board = {
  columns: {
    id: string
    stage: { title: string } | null
    rows: { candidate: { name: string } }[]
  }[]
}

/** Reads the names in a column from the API. */
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
  const [name = '', other = ''] = await namesIn(id, token, firstStage)
  const { page } = await person({ viewport: desktop, signedIn: storage })
  const { page: colleague } = await person({ viewport: desktop, signedIn: storage })
  await page.goto(`/empresas/vagas/${id}`)
  await colleague.goto(`/empresas/vagas/${id}`)
  await seen(card(page, firstStage, name))
  await seen(card(colleague, firstStage, name))
  await expectAccessible(page)

  await page.getByRole('button', { name: `Mover ${name} para` }).click()
  await page.getByRole('menuitem', { name: secondStage }).click()
  // While the move can be undone, the card is at the top of the column.
  await seen(card(page, secondStage, name))
  // The focus moves to the menu of the next person.
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(focused).toMatch(/^Mover .+ para$/)
  await page.getByRole('button', { name: 'Desfazer' }).first().click()
  await seen(card(page, firstStage, name))
  await expect.poll(() => namesIn(id, token, firstStage)).toContain(name)

  await drag(page, other, secondStage)
  await expect.poll(() => namesIn(id, token, secondStage)).toContain(other)
  await card(page, firstStage, other).waitFor({ state: 'detached' })
  // The colleague also sees changes that were made before the live connection.
  await card(colleague, firstStage, other).waitFor({ state: 'detached' })
  await seen(card(colleague, firstStage, name))
})

/** Drags a card to a column; waits for the board's announcement after each step. */
async function drag(page: Page, name: string, to: string): Promise<void> {
  const dragged = card(page, firstStage, name)
  await dragged.scrollIntoViewIfNeeded()
  const from = await dragged.boundingBox()
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

test('filters are in the URL; a bulk answer is sent after the recruiter confirms each message', async () => {
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
  const remaining = await final.getByRole('checkbox').count()
  await page.getByRole('button', { name: 'Desfazer' }).first().click()
  await expect.poll(() => final.getByRole('checkbox').count()).toBe(remaining + 2)
})

test('a phone shows one stage at a time; the sheet keeps the drafts of a scorecard and a comment', async () => {
  const storage = await signIn(recruiter)
  const { id } = await marketVacancy()
  const { page } = await person({ viewport: phone, dark: true, signedIn: storage })
  await page.goto(`/empresas/vagas/${id}`)
  const stages = page.getByRole('navigation', { name: 'Etapas da vaga' })
  await seen(page.getByRole('list', { name: firstStage }))
  // A font that arrives while the button is down moves the link away from under the pointer.
  await page.evaluate(() => document.fonts.ready)
  await stages.getByRole('link', { name: secondStage }).click()
  await page.waitForURL('**etapa=*')
  expect(await sidewaysPixels(page)).toBe(0)
  await page.getByRole('list', { name: secondStage }).getByRole('link').first().click()
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
  await page.getByRole('list', { name: secondStage }).getByRole('link').first().click()
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

test('on a phone the list of stages does not move when the head of the page loads late', async () => {
  const { id } = await marketVacancy()
  const { page } = await person({ viewport: phone, signedIn: await signIn(recruiter) })
  // The distance of the stages from the top, in every frame.
  await page.addInitScript(() => {
    const tops: number[] = []
    const measure = () => {
      const stages = document.querySelector('nav[aria-label="Etapas da vaga"]')
      if (stages) tops.push(stages.getBoundingClientRect().top + scrollY)
      requestAnimationFrame(measure)
    }
    measure()
    Object.assign(window, { tops })
  })
  const release = await holdBack(page, /\/edit$/)
  const board = page.waitForResponse(/\/board\?/)
  await page.goto(`/empresas/vagas/${id}`)
  await (await board).finished()
  // A font that comes later changes the height of the title.
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())))
  await release()
  await seen(page.getByRole('link', { name: 'Editar vaga' }))
  await seen(page.getByRole('list', { name: firstStage }))
  await waitForAnimations(page)
  const tops = await page.evaluate(() => (window as unknown as { tops: number[] }).tops)
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1)
})

test('a decision is undone, and its text is restored, at 390 px', async () => {
  const storage = await signIn(recruiter)
  const { id } = await marketVacancy()
  const [name = ''] = await namesIn(id, storage['companyAccessToken'] ?? '', secondStage)
  const { page } = await person({ viewport: phone, signedIn: storage, expected: /ERR_FAILED/ })
  await page.goto(`/empresas/vagas/${id}`)
  await page
    .getByRole('navigation', { name: 'Etapas da vaga' })
    .getByRole('link', { name: secondStage })
    .click()
  await page
    .getByRole('list', { name: secondStage })
    .getByRole('link', { name, exact: true })
    .click()
  const sheet = page.getByRole('dialog', { name: 'Ficha' })
  const end = sheet.getByRole('button', { name: 'Encerrar com resposta' })
  const reason = sheet.getByLabel('O motivo, nas suas palavras')
  const decisionMessage =
    'Desta vez seguimos com quem já trabalhou em loja. Seu relato foi muito claro.'
  await end.click()
  await reason.fill(decisionMessage)
  await sheet.getByRole('button', { name: 'Enviar resposta' }).click()
  await seen(page.getByText(`Resposta enviada: ${name}`).first())
  await expectAccessible(page)
  const undo = page.getByRole('button', { name: 'Desfazer' }).first()
  // The server undoes the decision, but its response is lost; a second click shows the result.
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
  expect(await reason.inputValue()).toBe(decisionMessage)
  // Behind the sheet the board is loaded again; the focus returns to the person's card.
  await page.locator('[data-card]', { hasText: name }).waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toBe(name)
})

test('5,000 people in a column: only visible cards are rendered while scrolling', async () => {
  const storage = await signIn(recruiter)
  const { id } = await marketVacancy()
  const { page } = await person({ viewport: desktop, signedIn: storage })
  // This test measures the browser; `bench/board.ts` measures the server.
  let manyRows: object[] = []
  await page.route('**/board?*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as {
      columns: { rows: object[]; count: number; next: string }[]
    }
    const [source] = body.columns
    if (!source?.rows[0]) throw new Error('nobody to multiply')
    manyRows = Array.from({ length: 5000 }, (_, i) => ({ ...source.rows[0], id: `person-${i}` }))
    Object.assign(source, { rows: manyRows.slice(0, 20), count: 5000, next: 'more' })
    await route.fulfill({ response: answer, json: body })
  })
  await page.route('**/board/column?*', (route) =>
    route.fulfill({ json: { rows: manyRows, count: 5000, next: null } }),
  )
  await page.goto(`/empresas/vagas/${id}`)
  const cards = column(page, firstStage).getByRole('listitem')
  await seen(cards.first())
  // CPU time of the page itself: frame times would include other load of the machine.
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const cpuMs = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
  const before = await cpuMs()
  const frames = await page.getByRole('region', { name: 'Quadro de pessoas' }).evaluate(
    (board) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = []
        let lastFrameAt = 0
        const step = (now: number) => {
          if (lastFrameAt > 0) times.push(now - lastFrameAt)
          lastFrameAt = now
          board.scrollTop += 150
          if (times.length < 240) requestAnimationFrame(step)
          else resolve(times)
        }
        requestAnimationFrame(step)
      }),
  )
  const totalMs = (await cpuMs()) - before
  await expect
    .poll(async () => Number(await cards.last().getAttribute('aria-posinset')))
    .toBeGreaterThan(100)
  expect(await cards.last().getAttribute('aria-setsize')).toBe('5000')
  expect(await cards.count()).toBeLessThan(40)
  const slow = frames.filter((time) => time > 50).length
  process.stdout.write(
    `scrolling 5,000 cards: ${slow} of ${frames.length} frames over 50 ms, the longest ${Math.round(Math.max(...frames))} ms; ${(totalMs / frames.length).toFixed(1)} ms of work for each\n`,
  )
})
