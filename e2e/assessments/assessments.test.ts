import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { apply } from '../accounts.ts'
import { everyKind, timedTest, vacancyWith } from './stages.ts'
import {
  applicantAt,
  choose,
  expectAccessible,
  next,
  option,
  saved,
  waitForQuestion,
  write,
} from './assessments.steps.ts'
import { browser, desktop, phone, sidewaysPixels } from '../browser.ts'
import { runSql } from '../database.ts'
import { seen } from '../journey.steps.ts'

const { person } = browser()
const expected = /ERR_INTERNET_DISCONNECTED|status of 409/
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
const story = 'Uma senhora não achava o remédio, e eu procurei com ela na outra loja.'

test('a question of every kind is answered on a phone, partly without a network', async () => {
  const { storage, trail } = await applicantAt(everyKind, 'Iara')
  const { page, context } = await person({ viewport: phone, signedIn: storage, expected })
  await page.goto(trail)
  await seen(page.getByRole('heading', { name: 'Responda às perguntas da empresa' }))
  await page.getByRole('link', { name: 'Começar', exact: true }).click()

  await waitForQuestion(page, 'Qual foi o último curso que você fez?')
  await next(page)
  await seen(page.getByRole('alert').getByText('Esta resposta é obrigatória.'))
  await expectAccessible(page)
  await write(page, 'Qual foi o último curso que você fez?', 'Informática básica')

  await waitForQuestion(page, 'Conte uma vez em que você ajudou alguém no trabalho.')
  await page.getByLabel('Sua resposta').fill('Ajudei.')
  await next(page)
  await seen(page.getByText('Faltam 13 caracteres.'))
  await page.getByLabel('Sua resposta').fill(story)
  await saved(page)
  await context.setOffline(true)
  await page.getByLabel('Sua resposta').fill(`${story} Ela voltou para agradecer.`)
  await next(page)
  await choose(page, 'Em que turno você prefere trabalhar?', 'Tarde')
  await waitForQuestion(page, 'Com o que você já trabalhou?')
  await option(page, 'Caixa').check()
  await option(page, 'Balcão').check()
  expect(await option(page, 'Estoque').isDisabled()).toBe(true)
  await seen(page.getByText('Sem conexão, guardada neste aparelho'))
  await context.setOffline(false)
  await saved(page)

  await page.reload()
  await choose(page, 'Com o que você já trabalhou?')
  await choose(page, 'Você pode começar neste mês?', 'Sim')
  await waitForQuestion(page, 'A que distância do trabalho você mora?')
  await page.getByLabel('Sua resposta').fill('3,25')
  await next(page)
  await seen(page.getByText('Escreva só o número, por exemplo 12,5.'))
  await write(page, 'A que distância do trabalho você mora?', '3,5')
  await write(page, 'A partir de quando você pode começar?', '2026-12-01')

  await waitForQuestion(page, 'Envie um certificado, se tiver.')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Escolher arquivo' }).click(),
  ])
  await chooser.setFiles({ name: 'certificado.pdf', mimeType: 'application/pdf', buffer: pdf })
  await seen(page.getByRole('link', { name: 'certificado.pdf' }))
  await saved(page)
  await expectAccessible(page)
  await next(page)
  await waitForQuestion(page, 'Mostre uma fórmula de planilha que você usa.')
  const code = page.getByLabel('Sua resposta')
  await code.press('Tab')
  await code.pressSequentially('=SOMA(A1:A3)')
  expect(await code.inputValue()).toBe('  =SOMA(A1:A3)')
  await code.press('Escape')
  await code.press('Tab')
  expect(await code.evaluate((field) => field === document.activeElement)).toBe(false)
  await next(page)

  await waitForQuestion(page, 'Confira antes de enviar')
  for (const answer of ['Tarde', 'Sim', '3,5 km', '01/12/2026', 'certificado.pdf', '=SOMA(A1:A3)'])
    await seen(page.getByText(answer, { exact: true }))
  await seen(page.getByText(`${story} Ela voltou para agradecer.`))
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expect.poll(() => sidewaysPixels(page)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Enviar respostas' }).click()
  await waitForQuestion(page, 'Suas respostas chegaram')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ver minha trilha' }).click()
  await seen(page.getByRole('heading', { name: 'Recebido. Pode respirar.' }))

  // Another company asks the same question, and the earlier answer is offered.
  const nextVacancyId = await vacancyWith(everyKind)
  await apply(storage, nextVacancyId)
  await page.goto(
    `/dashboard/progressSelectiveProcess/${nextVacancyId}/auxiliaryQuestionsTest?step=2`,
  )
  await page.getByText('Suas respostas anteriores').click()
  await page.getByRole('button', { name: /^Usar esta resposta: Conte uma vez/ }).click()
  expect(await page.getByLabel('Sua resposta').inputValue()).toBe(
    `${story} Ela voltou para agradecer.`,
  )
  await saved(page)
  await expectAccessible(page)
})

test('two devices at once: the second one is warned, and continues from the saved answers', async () => {
  const { storage, trail } = await applicantAt(everyKind, 'Caio')
  const address = `${trail}/auxiliaryQuestionsTest`
  const { page: computer } = await person({ viewport: desktop, signedIn: storage, expected })
  await computer.goto(address)
  await write(computer, 'Qual foi o último curso que você fez?', 'Panificação')
  await computer.getByRole('button', { name: 'Voltar' }).click()
  await saved(computer)

  const { page: telephone } = await person({ viewport: phone, signedIn: storage, expected })
  await telephone.goto(address)
  const dialog = telephone.getByRole('alertdialog', {
    name: 'Este teste está aberto em outro lugar',
  })
  await expectAccessible(telephone)
  await dialog.getByRole('button', { name: 'Continuar aqui' }).click()
  await waitForQuestion(telephone, 'Conte uma vez em que você ajudou alguém no trabalho.')
  await telephone.getByLabel('Sua resposta').fill(story)
  await saved(telephone)

  await computer.getByLabel('Sua resposta').fill('Panificação e confeitaria')
  const warning = computer.getByRole('alertdialog', {
    name: 'Este teste está aberto em outro lugar',
  })
  await warning.getByRole('button', { name: 'Continuar aqui' }).click()
  await saved(computer)
  await next(computer)
  await waitForQuestion(computer, 'Conte uma vez em que você ajudou alguém no trabalho.')
  expect(await computer.getByLabel('Sua resposta').inputValue()).toBe(story)

  // Another tab on the same computer counts as another device, so that tabs never overwrite each
  // other.
  const tab = await computer.context().newPage()
  await tab.goto(address)
  const tabDialog = tab.getByRole('alertdialog', { name: 'Este teste está aberto em outro lugar' })
  await tabDialog.getByRole('button', { name: 'Deixar no outro' }).click()
  await seen(tab.getByRole('heading', { name: 'Etapas da trilha' }))
})

test("the server's clock counts: changing the device clock gains no time, and saved answers are sent", async () => {
  const { storage, trail, vacancyId } = await applicantAt(timedTest(1200), 'Lia')
  const { page, context } = await person({ viewport: phone, signedIn: storage, expected })
  await context.addInitScript(() => {
    const real = Date.now
    Date.now = () => real() - 6 * 3_600_000
  })
  await page.goto(trail)
  await page.getByRole('link', { name: 'Ver como funciona' }).click()
  await waitForQuestion(page, 'Como funciona este teste')
  await seen(page.getByText('3 perguntas, uma por tela'))
  await seen(page.getByText(/A empresa não vê esta escolha/))
  await expectAccessible(page)
  await page.getByLabel(/^Metade a mais/).check()
  await page.getByRole('button', { name: 'Começar o teste' }).click()
  await seen(page.getByText('Conte o motivo.'))
  await expectAccessible(page)
  await page.getByLabel('Por que você precisa deste tempo?').fill('Leio devagar, com lupa.')
  await page.getByRole('button', { name: 'Começar o teste' }).click()

  await waitForQuestion(page, /o troco veio com R\$ 10 a menos/)
  await seen(page.getByRole('timer').getByText('Tempo restante: 30 minutos'))
  await choose(
    page,
    'Uma pessoa diz que o troco veio com R$ 10 a menos. O que você faz?',
    'Confiro a nota e o troco com a pessoa',
  )
  await waitForQuestion(page, 'Três produtos custam R$ 4,50 cada. Quanto dá, em reais?')
  await page.getByLabel('Sua resposta').fill('13,50')
  await saved(page)
  await next(page)
  await waitForQuestion(page, 'Esta pergunta tem tempo próprio')
  await seen(page.getByText(/Você tem 1 minuto para responder/))
  await page.getByRole('button', { name: 'Abrir a pergunta' }).click()
  await waitForQuestion(page, 'A fila passa da porta. O que você faz primeiro?')
  await seen(page.getByRole('timer').getByText(/^Nesta pergunta: /))
  await expectAccessible(page)

  // Moves the end of the test closer instead of waiting for half an hour.
  await runSql(
    inject('dataDir'),
    sql`update stage_attempts set ends_at = now() + interval '2 seconds' where application_id =
      (select id from applications where vacancy_id = ${vacancyId})`,
  )
  await page.reload()
  await waitForQuestion(page, 'O tempo acabou')
  await waitForQuestion(page, /Suas respostas chegaram/)
  await seen(page.getByText('Você fez 10 de 20 pontos. A vaga pede 50%.'))
  const [sent] = await runSql(
    inject('dataDir'),
    sql`select points::int, sent_at is not null as sent from stage_attempts where application_id =
      (select id from applications where vacancy_id = ${vacancyId})`,
  )
  expect(sent).toEqual({ points: 10, sent: true })
  await expectAccessible(page)
})
