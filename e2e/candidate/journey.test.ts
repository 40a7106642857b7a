import { expect, inject, test } from 'vitest'
import { newcomer } from '../accounts.ts'
import { browser, desktop, phone } from '../browser.ts'
import { stopDatabase } from '../database.ts'
import { mailsTo } from '../inbox.ts'
import * as steps from '../journey.steps.ts'
import { conversation, seen, step } from '../journey.steps.ts'

const { person } = browser()
const message = 'A conversa com Rogério foi ótima, e seguimos para a resposta final.'

/** Subjects of all mails of the journey. */
const mailSubjects = [
  'Confirme seu e-mail na Trilha',
  `Sua candidatura chegou: ${steps.role}`,
  // Two mails: one for the approval by the rules, one for the recruiter's approval.
  `Você avançou na trilha: ${steps.role}`,
  `Você avançou na trilha: ${steps.role}`,
  `A vaga é sua: ${steps.role}`,
].sort()

const subjectsTo = async (email: string) =>
  (await mailsTo(email)).map(({ subject }) => subject).sort()

for (const viewport of [phone, desktop])
  test(`from registration to the final answer at ${viewport.width} px`, async () => {
    const me = newcomer('Tainá')
    const { page } = await person({ viewport })
    await steps.register(page, me)
    await steps.confirmEmail(page, me)
    await steps.findVacancy(page)
    await steps.apply(page)
    await steps.openTest(page)
    for (let i = 0; i < steps.questionCount; i++) await steps.answer(page, i)
    await steps.sendTest(page)
    await seen(step(page, steps.requirements).getByText('Aprovada', { exact: true }))
    await seen(step(page, conversation).getByText('Com a empresa', { exact: true }))

    const company = (await person({ viewport })).page
    await steps.openAtPipeline(company, me)
    await steps.approve(company, message)
    await steps.approved(company)
    // The wide screen updates live; the phone is reloaded.
    if (viewport === phone) await page.reload()
    await seen(step(page, conversation).getByText('Aprovada', { exact: true }))
    await seen(page.getByRole('heading', { name: 'Você passou por todas as etapas' }))
    await seen(page.getByText(message))

    await steps.offer(company)
    await page.reload()
    await steps.accept(page, me)
    await page.getByRole('link', { name: 'Minhas Vagas' }).first().click()
    await page.getByRole('link', { name: /^Terminadas/ }).click()
    await seen(
      page.getByRole('article').filter({ hasText: steps.role }).getByText('Contratação aceita'),
    )
    await page.getByRole('link', { name: 'Início' }).first().click()
    await seen(page.getByRole('heading', { name: 'Nenhuma trilha em andamento agora' }))
    await company.reload()
    await seen(company.getByText(/· Aceitou a vaga$/))
    await expect.poll(() => subjectsTo(me.email)).toEqual(mailSubjects)
  })

test('a database outage in the middle of the journey loses nothing', async () => {
  const me = newcomer('Davi')
  const expected = /status of 503/
  const { page } = await person({ expected })
  await steps.register(page, me)
  await steps.confirmEmail(page, me)
  await steps.findVacancy(page)
  await steps.apply(page)
  await steps.openTest(page)
  await steps.answer(page, 0)

  const restart = await stopDatabase(inject('dataDir'))
  await steps.answer(page, 1)
  await steps.answer(page, 2)
  await seen(page.getByText(/guardada neste aparelho/i))
  await steps.answer(page, 3)
  await steps.answer(page, 4)
  await page.getByRole('button', { name: 'Enviar respostas' }).click()
  await seen(page.getByText('A Trilha está voltando. Tente de novo em instantes.'))
  await restart()
  // After a reload, answers given during the outage are still on the device.
  await page.reload()
  await steps.sendTest(page)
  await seen(step(page, steps.requirements).getByText('Aprovada', { exact: true }))

  const { page: company } = await person({ expected })
  await steps.openAtPipeline(company, me)
  const restartAgain = await stopDatabase(inject('dataDir'))
  await steps.approve(company, message)
  await seen(company.getByText('A Trilha está voltando. Tente de novo em instantes.'))
  expect(await company.getByLabel('Mensagem para a pessoa').inputValue()).toBe(message)
  await restartAgain()
  await company.getByRole('button', { name: 'Aprovar etapa' }).click()
  await steps.approved(company)
  await steps.offer(company)

  await page.reload()
  await seen(page.getByText(message))
  await steps.accept(page, me)
  await expect.poll(() => subjectsTo(me.email)).toEqual(mailSubjects)
})
