import type { Page } from 'playwright-core'
import { seen } from '../journey.steps.ts'

/** Steps in the vacancy editor. */

const kinds = [
  'Perguntas',
  'Teste da empresa',
  'Mapa de Competências',
  'Mapa de Valores',
  'Entrevista em vídeo',
]

/** Opens a part of the editor. */
export const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Partes da vaga' }).getByRole('link', { name }).click()
export const allSaved = (page: Page) => seen(page.getByText('Tudo salvo'))

/** Creates a draft with the operational trail. @returns its URL. */
export async function begin(page: Page): Promise<string> {
  await page.goto('/empresas/')
  await page.getByRole('button', { name: 'Nova vaga' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nova vaga' })
  await dialog.getByRole('button', { name: 'Operacional' }).click()
  await dialog.getByRole('button', { name: 'Usar esta trilha' }).click()
  await seen(page.getByRole('heading', { level: 1, name: 'Editar vaga' }))
  return page.url()
}

/** Fills in the city, requirements, pay and a stage of every kind, with minimal content. */
export async function writeEverything(page: Page): Promise<void> {
  await page.getByLabel('Cidade', { exact: true }).fill('Contagem')
  await page.getByRole('option', { name: 'Contagem, MG' }).click()

  await part(page, 'Requisitos')
  await page.getByRole('button', { name: 'Acrescentar linha' }).first().click()
  await page.getByLabel('Requisito 1', { exact: true }).fill('Gostar de trabalhar com gente')
  await part(page, 'Salário e benefícios')
  await page.getByRole('radio', { name: 'Mostrar o salário' }).check()
  await page.getByLabel('De', { exact: true }).fill('1900')
  await page.getByLabel('Até', { exact: true }).fill('2100')

  await part(page, 'Etapas')
  const add = page.getByRole('group', { name: 'Acrescentar etapa' })
  for (const kind of kinds) await add.getByRole('button', { name: kind }).click()
  const openStage = async (name: string) => {
    const button = page.getByRole('button', { name: `Abrir ${name}` }).last()
    if (await button.isVisible()) await button.click()
  }
  await openStage('Perguntas')
  await page.getByLabel('Pergunta', { exact: true }).fill('O que te chamou nesta vaga?')
  await openStage('Teste da empresa')
  await page.getByLabel('Pergunta', { exact: true }).fill('Quanto é 7 caixas de 12?')
  await page.getByLabel('Tipo de resposta').selectOption({ label: 'Número' })
  await page.getByLabel('Correção').selectOption({ label: 'Número certo' })
  await page.getByLabel('Número certo').fill('84')
  await page.getByLabel('Quanto conta na decisão').selectOption({ label: 'Conta mais na decisão' })
  await openStage('Mapa de Competências')
  for (const name of [/^Apoi/, /^Organiz/, /^Adapt/])
    await page.getByRole('checkbox', { name }).check()
  await page.getByLabel('Análise do trabalho').fill('Repor sem parar a loja e ajudar quem compra.')
  await openStage('Entrevista em vídeo')
  const video = page.getByRole('region', { name: 'Perguntas em vídeo' }).last()
  await video.getByLabel('Pergunta', { exact: true }).fill('Conte um dia cheio de trabalho.')
}
