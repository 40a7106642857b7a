import { readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import type { ApplicationView } from '@trilha/contracts/applications/applications'
import { assessmentForms, statementsPerScreen } from '@trilha/contracts/selfAssessments/items'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { apply, call, marketVacancy, recruiter, registered, signIn } from '../accounts.ts'
import { browser, desktop, phone, viewports } from '../browser.ts'
import { seen } from '../journey.steps.ts'
import { answerPart, ensureResult, valueOf } from './answers.ts'

const { person } = browser()
/** Console error of Chromium without a network. */
const offline = /ERR_INTERNET_DISCONNECTED/

const root = new URL('../../', import.meta.url)
const textsOf = (path: string) =>
  JSON.parse(readFileSync(new URL(path, root), 'utf8')) as Record<string, string>
const statements = textsOf('apps/candidate/src/locales/pt-BR/competency.json')
const portraits = textsOf('packages/web/locales/pt-BR/values.json')
const words = ['nunca', 'raramente', 'às vezes', 'frequentemente', 'quase sempre']
const next = (page: Page) => page.getByRole('button', { name: 'Avançar' }).click()
const waitForQuestion = (page: Page, name: string) =>
  seen(page.getByRole('heading', { level: 2, name }))

/** Chooses the answer of one statement. */
async function answer(page: Page, item: string): Promise<void> {
  const { parts, steps } = assessmentForms.competency
  const word = words[valueOf(item, parts.flat().indexOf(item), steps) - 1] ?? ''
  await page
    .getByRole('group', { name: statements[item] ?? '', exact: true })
    .getByRole('radio', { name: word, exact: true })
    .press('Space')
}

for (const viewport of viewports)
  test(`the competency assessment at ${viewport.width} px survives a reload and an offline time`, async () => {
    const me = await registered('Iara')
    const { page, context } = await person({ viewport, signedIn: me.storage, expected: offline })
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Fazer: Mapa de Competências' }).click()
    await seen(page.getByText(/Não é teste psicológico/))
    await page.getByRole('button', { name: 'Começar' }).click()

    const items = assessmentForms.competency.parts.flat()
    const screens = Math.ceil(items.length / statementsPerScreen)
    for (let screen = 0; screen < screens; screen++) {
      await seen(page.getByText(`${screen + 1} de 22`, { exact: true }))
      const screenItems = items.slice(
        screen * statementsPerScreen,
        (screen + 1) * statementsPerScreen,
      )
      if (screen === 3) await context.setOffline(true)
      for (const [i, item] of screenItems.entries()) {
        if (screen === 2 && i === 7) {
          // A skipped statement is named and blocks the next step.
          await next(page)
          await seen(page.getByText('Falta 1 frase nesta tela.'))
        }
        await answer(page, item)
        if (screen === 1 && i === 2) {
          await seen(page.getByText('Resposta salva'))
          await page.reload()
          await seen(page.getByText('2 de 22', { exact: true }))
          expect(await page.getByRole('radio', { checked: true }).count()).toBe(3)
        }
      }
      if (screen === 3) await seen(page.getByText('Sem conexão, guardada neste aparelho'))
      if (screen === 4) {
        await context.setOffline(false)
        await seen(page.getByText('Resposta salva'))
      }
      await next(page)
    }

    for (const [i, { statements: ids }] of assessmentForms.competency.blocks.entries()) {
      await seen(page.getByText(`${screens + i + 1} de 22`, { exact: true }))
      const [first = '', second = '', third = ''] = ids.map((id) => statements[id] ?? '')
      const radio = (kind: string, name: string) =>
        page.getByRole('radio', { name: `${kind}: ${name}`, exact: true })
      await radio('Mais', first).press('Space')
      if (i === 0) {
        // A statement cannot be both "Mais" and "Menos".
        await radio('Menos', first).press('Space')
        expect(await radio('Mais', first).isChecked()).toBe(false)
        await next(page)
        await seen(page.getByText('Escolha uma frase para “Mais” e outra para “Menos”.'))
        await radio('Mais', third).press('Space')
      } else if (i === 1) {
        // With arrow keys only: sideways to the other group, down to the next statement.
        await page.keyboard.press('ArrowRight')
        await page.keyboard.press('ArrowDown')
        expect(await radio('Menos', second).isChecked()).toBe(true)
      } else await radio('Menos', second).press('Space')
      await next(page)
    }

    await waitForQuestion(page, 'Confira antes de enviar')
    await page.getByRole('button', { name: 'Enviar respostas' }).click()
    const table = page.getByRole('table', { name: 'Todas as competências' })
    await seen(table)
    expect(await table.getByRole('rowheader', { name: / e / }).count()).toBe(8)
    await seen(page.getByRole('heading', { name: 'Para desenvolver, se quiser' }))
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Baixar em PDF' }).click()
    expect((await download).suggestedFilename()).toBe('Mapa de Competências.pdf')

    await page.goto('/dashboard/tests')
    await seen(page.getByText(/Dá para refazer a partir de/))
    expect(await page.getByRole('button', { name: 'Refazer' }).count()).toBe(0)
  })

test('the values assessment is answered by keyboard, and finished on another device', async () => {
  const me = await registered('Bento')
  const { page } = await person({
    viewport: desktop,
    signedIn: me.storage,
    expected: /status of 409/,
  })
  await page.goto('/dashboard/valuesTest')
  await page.getByRole('button', { name: 'Começar' }).click()
  const items = assessmentForms.values.parts.flat()
  const half = items.length / 2
  const answerRange = async (on: Page, from: number, to: number) => {
    for (const [i, item] of items.slice(from, to).entries()) {
      await waitForQuestion(on, portraits[item] ?? '')
      await on.keyboard.press(String(valueOf(item, from + i, 6)))
      await on.keyboard.press('Enter')
    }
  }
  await answerRange(page, 0, half)
  await seen(page.getByText('Resposta salva'))

  // The other device continues at the first unanswered statement.
  const { page: other } = await person({ viewport: desktop, signedIn: me.storage })
  await other.goto('/dashboard/valuesTest')
  await seen(other.getByText(`Você já respondeu ${half} de ${items.length}`))
  await other.getByRole('link', { name: 'Continuar de onde parei' }).click()
  await answerRange(other, half, items.length)
  await waitForQuestion(other, 'Confira antes de enviar')
  await other.getByRole('button', { name: 'Enviar respostas' }).click()
  await seen(other.getByRole('heading', { level: 1, name: /^Para você, trabalho bom/ }))
  const table = other.getByRole('table', { name: 'Todos os valores' })
  expect(await table.getByRole('rowheader').filter({ hasNotText: 'Empate' }).count()).toBe(10)

  // The first device learns that the assessment is already sent.
  await page.getByRole('radio').first().press('Space')
  await seen(page.getByText(/já foi enviado/))
})

test('a stage of a trail: an earlier result is shared, visible to the company, and withdrawn', async () => {
  const me = await registered('Ravi')
  const token = me.storage['accessToken'] ?? ''
  const { id: vacancyId } = await marketVacancy('Atendimento do clube de descontos')
  await apply(me.storage, vacancyId)
  const trail = await call<ApplicationView>('GET', `/selectiveProcess/${vacancyId}/application`, {
    token,
  })
  const { id, stages } = trail.body
  await call('POST', `/applications/${id}/stages/${stages[0]?.id}/requirements`, {
    token,
    key: randomUUID(),
    body: {
      facts: { schooling: 'high-school', shifts: ['6x1'] },
      answers: { saturdays: true },
    },
  })
  await ensureResult(token, 'competency')

  const { page } = await person({ viewport: phone, signedIn: me.storage })
  await page.goto(`/dashboard/progressSelectiveProcess/${vacancyId}`)
  await seen(page.getByRole('heading', { name: 'Faça o Mapa de Competências' }))
  await page.getByRole('link', { name: 'Ver como funciona' }).click()
  await seen(page.getByText(/^Esta etapa é da trilha de Atendimento do clube/))
  await page.getByRole('link', { name: 'Ver meu resultado' }).click()
  await seen(page.getByText(/O que a empresa olha nesta vaga: Apoiar e cooperar/))
  await page.getByRole('button', { name: 'Compartilhar e seguir na trilha' }).click()
  await seen(page.getByRole('heading', { name: 'Mapa de Competências' }))
  await seen(page.getByText('Em análise').or(page.getByText('Já feita')).first())

  const { page: company } = await person({ viewport: desktop, signedIn: await signIn(recruiter) })
  await company.goto(`/empresas/candidaturas/${id}`)
  const shared = company.getByRole('region', { name: 'Autoavaliações compartilhadas' })
  await seen(shared.getByText(/^Proximidade com a vaga: (alta|média|baixa)$/))
  await shared.getByText('Apoiar e cooperar', { exact: true }).last().click()
  await seen(
    shared.getByText('Conte uma vez em que alguém da equipe precisou de você.', { exact: false }),
  )
  // Bands and words only: no score reaches the company.
  expect(await shared.innerText()).not.toMatch(/\b\d{1,3}\s*(%|de 100|pontos)/)

  await page.goto('/dashboard/tests/result')
  await page.getByRole('switch', { name: /^Mercado Bom Vizinho/ }).press('Space')
  await seen(page.getByText('Mercado Bom Vizinho não vê mais o resultado.'))
  await company.reload()
  await seen(company.getByRole('heading', { level: 1, name: me.name }))
  await expect.poll(() => shared.count()).toBe(0)
})

test('the short form omits the second part, and the result shows it', async () => {
  const me = await registered('Nilo')
  const token = me.storage['accessToken'] ?? ''
  await answerPart(token, 'competency')
  const { page } = await person({ viewport: phone, signedIn: me.storage })
  await page.goto('/dashboard/tests')
  await page.getByRole('link', { name: 'Continuar de onde parei' }).click()
  await seen(page.getByText('9 de 22', { exact: true }))
  await page.getByText('Prefere deixar esta parte de fora?').click()
  await page.getByRole('button', { name: 'Deixar de fora' }).click()
  await waitForQuestion(page, 'Confira antes de enviar')
  await page.getByRole('button', { name: 'Enviar respostas' }).click()
  await seen(page.getByText('Foi a forma curta, só com a primeira parte.'))
  expect(await page.getByRole('table', { name: 'Todas as competências' }).count()).toBe(1)
})

test('a values line that asks for a certain answer is answered again, and all others stay', async () => {
  const me = await registered('Caubi')
  const token = me.storage['accessToken'] ?? ''
  const id = await answerPart(token, 'values')
  await call('PUT', '/selfAssessments/values/answers', {
    token,
    body: { id, answers: [{ item: 'v28', value: 2, revision: 1_001 }] },
  })
  const { page } = await person({
    viewport: phone,
    signedIn: me.storage,
    expected: /status of 409/,
  })
  await page.goto('/dashboard/valuesTest')
  await page.getByRole('link', { name: 'Continuar de onde parei' }).click()
  await waitForQuestion(page, 'Confira antes de enviar')
  await page.getByRole('button', { name: 'Enviar respostas' }).click()
  await seen(page.getByText(/^Uma linha pede uma resposta certa/))
  await page.getByRole('button', { name: 'Responder o que falta' }).click()
  await waitForQuestion(page, portraits['v28'] ?? '')
  await page.keyboard.press('6')
  await page.keyboard.press('Enter')
  const items = assessmentForms.values.parts.flat()
  for (const item of items.slice(items.indexOf('v28') + 1)) {
    await waitForQuestion(page, portraits[item] ?? '')
    await page.keyboard.press('Enter')
  }
  await waitForQuestion(page, 'Confira antes de enviar')
  expect(await page.getByText('Falta').count()).toBe(0)
  await page.getByRole('button', { name: 'Enviar respostas' }).click()
  await seen(page.getByRole('heading', { level: 1, name: /^Para você, trabalho bom/ }))
})
