import { expect, test } from 'vitest'
import { recruiter, signIn } from './accounts.ts'
import { ratedTest } from './assessments.stages.ts'
import {
  asked,
  choose,
  expectAccessible,
  next,
  saved,
  applicantAt,
  write,
} from './assessments.steps.ts'
import { browser, desktop, phone, sidewaysPixels } from './browser.ts'
import { seen } from './journey.steps.ts'

const { person } = browser()
const situation = 'Uma pessoa diz que o troco veio com R$ 10 a menos. O que você faz?'
const relate = 'Conte uma vez em que você acalmou alguém.'
const story = 'Uma senhora gritava no balcão. Ouvi até o fim, pedi desculpas e troquei o produto.'

test('a request for more time is granted, and the company reads and rates the answers', async () => {
  const { storage, trail, vacancyId } = await applicantAt(ratedTest, 'Rute')
  const { page } = await person({ viewport: phone, signedIn: storage })
  await page.goto(trail)
  await page.getByRole('button', { name: 'Pedir mais prazo' }).click()
  const asking = page.getByRole('dialog', { name: 'Pedir mais prazo' })
  await asking.getByRole('button', { name: 'Enviar pedido' }).click()
  await asking
    .getByLabel('Por que você precisa de mais prazo?')
    .fill('Minha internet caiu nesta semana.')
  await asking.getByRole('button', { name: 'Enviar pedido' }).click()
  await seen(page.getByText(/^Mais prazo pedido em/))

  const { page: desk } = await person({ viewport: desktop, signedIn: await signIn(recruiter) })
  await desk.goto(`/empresas/vagas/${vacancyId}`)
  await desk.getByRole('link', { name: /^Rute / }).click()
  await seen(desk.getByText('Minha internet caiu nesta semana.'))
  await expectAccessible(desk)
  await desk.getByLabel('Dias a partir de hoje').fill('12')
  await desk.getByLabel('Mensagem para a pessoa').fill('Sem problema, faça com calma.')
  await desk.getByRole('button', { name: 'Enviar resposta' }).click()
  await seen(desk.getByText('Vocês deram mais 12 dias.'))

  await page.reload()
  await seen(
    page.getByText(/A empresa deu mais 12 dias\. Ela escreveu: Sem problema, faça com calma\./),
  )
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ver como funciona' }).click()
  await page.getByRole('button', { name: 'Começar o teste' }).click()
  await choose(page, situation, 'Chamo a liderança')
  await write(page, relate, story)
  await asked(page, 'Confira antes de enviar')
  await saved(page)
  await page.getByRole('button', { name: 'Mudar: Uma pessoa diz' }).click()
  await choose(page, situation, 'Confiro a nota e o troco com a pessoa')
  await next(page)
  await page.getByRole('button', { name: 'Enviar respostas' }).click()
  await asked(page, 'Suas respostas chegaram')
  await seen(page.getByText(/^Os pontos saem depois/))

  await desk.reload()
  await seen(desk.getByText(story))
  await seen(desk.getByText('Resposta certa: Confiro a nota e o troco com a pessoa'))
  await seen(desk.getByText('5 de 5 pontos'))
  await desk.getByRole('button', { name: 'Salvar avaliação' }).click()
  await desk.getByLabel('4: Diz o que fez e por quê').check()
  await desk.getByLabel('Nota para a equipe').fill('Relato claro.')
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Salvar avaliação' }).click()
  await seen(desk.getByText('4 de 5, você.'))
  await seen(desk.getByText('Relato claro.'))
  await desk.setViewportSize({ width: 320, height: 700 })
  await expect.poll(() => sidewaysPixels(desk)).toBeLessThanOrEqual(0)
})
