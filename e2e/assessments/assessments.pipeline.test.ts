import { expect, test } from 'vitest'
import { recruiter, signIn } from '../accounts.ts'
import { ratedTest } from './stages.ts'
import {
  applicantAt,
  choose,
  expectAccessible,
  next,
  saved,
  waitForQuestion,
  write,
} from './assessments.steps.ts'
import { browser, desktop, phone, sidewaysPixels } from '../browser.ts'
import { seen } from '../journey.steps.ts'

const { person } = browser()
const situation = 'Uma pessoa diz que o troco veio com R$ 10 a menos. O que você faz?'
const essay = 'Conte uma vez em que você acalmou alguém.'
const story = 'Uma senhora gritava no balcão. Ouvi até o fim, pedi desculpas e troquei o produto.'

test('a request for more time is granted, and the company reads and rates the answers', async () => {
  const { storage, trail, vacancyId } = await applicantAt(ratedTest, 'Rute')
  const { page } = await person({ viewport: phone, signedIn: storage })
  await page.goto(trail)
  await page.getByRole('button', { name: 'Pedir mais prazo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pedir mais prazo' })
  await dialog.getByRole('button', { name: 'Enviar pedido' }).click()
  await dialog
    .getByLabel('Por que você precisa de mais prazo?')
    .fill('Minha internet caiu nesta semana.')
  await dialog.getByRole('button', { name: 'Enviar pedido' }).click()
  await seen(page.getByText(/^Mais prazo pedido em/))

  const { page: company } = await person({ viewport: desktop, signedIn: await signIn(recruiter) })
  await company.goto(`/empresas/vagas/${vacancyId}`)
  await company.getByRole('link', { name: /^Rute / }).click()
  await seen(company.getByText('Minha internet caiu nesta semana.'))
  await expectAccessible(company)
  await company.getByLabel('Dias a partir de hoje').fill('12')
  await company.getByLabel('Mensagem para a pessoa').fill('Sem problema, faça com calma.')
  await company.getByRole('button', { name: 'Enviar resposta' }).click()
  await seen(company.getByText('Vocês deram mais 12 dias.'))

  await page.reload()
  await seen(
    page.getByText(/A empresa deu mais 12 dias\. Ela escreveu: Sem problema, faça com calma\./),
  )
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ver como funciona' }).click()
  await page.getByRole('button', { name: 'Começar o teste' }).click()
  await choose(page, situation, 'Chamo a liderança')
  await write(page, essay, story)
  await waitForQuestion(page, 'Confira antes de enviar')
  await saved(page)
  await page.getByRole('button', { name: 'Mudar: Uma pessoa diz' }).click()
  await choose(page, situation, 'Confiro a nota e o troco com a pessoa')
  await next(page)
  await page.getByRole('button', { name: 'Enviar respostas' }).click()
  await waitForQuestion(page, 'Suas respostas chegaram')
  await seen(page.getByText(/^Os pontos saem depois/))

  await company.reload()
  await seen(company.getByText(story))
  await seen(company.getByText('Resposta certa: Confiro a nota e o troco com a pessoa'))
  await seen(company.getByText('5 de 5 pontos'))
  await company.getByRole('button', { name: 'Salvar avaliação' }).click()
  await company.getByLabel('4: Diz o que fez e por quê').check()
  await company.getByLabel('Nota para a equipe').fill('Relato claro.')
  await expectAccessible(company)
  await company.getByRole('button', { name: 'Salvar avaliação' }).click()
  await seen(company.getByText('4 de 5, você.'))
  await seen(company.getByText('Relato claro.'))
  await company.setViewportSize({ width: 320, height: 700 })
  await expect.poll(() => sidewaysPixels(company)).toBeLessThanOrEqual(0)
})
