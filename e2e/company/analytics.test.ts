import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { marketVacancy, recruiter, signIn } from '../accounts.ts'
import { browser, desktop } from '../browser.ts'

const { person } = browser()

test('an owner reads the figures of the company and of one vacancy, and exports a table', async () => {
  const { page } = await person({ viewport: desktop, signedIn: await signIn(recruiter) })
  await page.goto('/empresas/')
  await page.getByRole('navigation').getByRole('link', { name: 'Análises' }).click()
  await page.getByRole('heading', { level: 1, name: 'Análises' }).waitFor()

  // The text of the chart and its table have the same numbers.
  const funnel = page.getByRole('region', { name: 'Funil' })
  const summary = await funnel
    .getByText(/ pessoas chegaram \(/)
    .first()
    .innerText()
  const count = /^\d+/.exec(summary)?.[0] ?? ''
  expect(Number(count)).toBeGreaterThan(0)
  await funnel.getByText('Ver os números em tabela').click()
  await funnel.getByRole('row', { name: new RegExp(`^Requisitos.* ${count}`) }).waitFor()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    funnel.getByRole('button', { name: 'Baixar CSV: Funil' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(
    /^trilha-funil-\d{4}-\d\d-\d\d-a-\d{4}-\d\d-\d\d\.csv$/,
  )
  expect(readFileSync(await download.path(), 'utf8')).toContain(`\r\nRequisitos;${count};`)

  // The row of a vacancy opens its figures; its id is in the URL.
  const { id } = await marketVacancy()
  const table = page.getByRole('table', { name: 'Por vaga' })
  await table.getByRole('link', { name: 'Assistente de atendimento ao cliente' }).click()
  await page.getByText('Assistente de atendimento ao cliente: números').waitFor()
  expect(new URL(page.url()).searchParams.get('vaga')).toBe(String(id))
  await funnel.getByText('Conversa com a liderança da loja').first().waitFor()
  await page.getByRole('heading', { name: 'Monitor de impacto adverso' }).waitFor()

  // A period without applicants, and one that ends before it begins.
  await page.getByLabel('Até').fill('2020-02-01')
  await page.getByText('O término está antes do começo').waitFor()
  await page.getByLabel('Candidaturas de').fill('2020-01-01')
  await page.getByText('Ninguém se candidatou neste período').waitFor()
  await page.reload()
  await page.getByText('Ninguém se candidatou neste período').waitFor()
  await page.getByRole('link', { name: 'Últimos 90 dias' }).click()
  await funnel.waitFor()
  await page.getByRole('link', { name: 'Todas as vagas' }).click()
  await table.waitFor()
})
