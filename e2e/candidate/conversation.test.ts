import { expect, test } from 'vitest'
import { apply, call, marketVacancy, recruiter, registered, signIn } from '../accounts.ts'
import { accessibilityViolations, browser, phone } from '../browser.ts'
import { seen } from '../journey.steps.ts'

const { person } = browser()
const question = 'A vaga é para o turno da manhã?'
const label = 'Mensagem para Mercado Bom Vizinho'

test('Minhas Vagas begins with one way out, and leads to what is next', async () => {
  const me = await registered('Iara')
  const { page } = await person({ viewport: phone, signedIn: me.storage })
  await page.goto('/dashboard/mySelectiveProcesses')
  await seen(page.getByRole('heading', { name: 'Nenhuma trilha ainda' }))
  await seen(page.getByRole('link', { name: /^Ver [\d.]+ vagas abertas$/ }))
  expect(await accessibilityViolations(page)).toEqual([])

  const { id: vacancyId } = await marketVacancy()
  await apply(me.storage, vacancyId)
  await page.reload()
  const yourTurn = page.getByRole('region', { name: 'Sua vez 1' })
  await yourTurn.getByRole('link', { name: /^Responder: Assistente de atendimento/ }).click()
  await seen(page.getByRole('heading', { level: 1, name: 'Requisitos da vaga' }))
})

test('a candidate writes to the company in the conversation, and reads the answer there', async () => {
  const me = await registered('Olga')
  const { id: vacancyId } = await marketVacancy()
  await apply(me.storage, vacancyId)
  const { page } = await person({ viewport: phone, signedIn: me.storage })
  await page.goto(`/dashboard/progressSelectiveProcess/${vacancyId}`)
  await page.getByRole('link', { name: 'Abrir a conversa' }).click()
  await seen(page.getByText('Você se candidatou'))
  await page.getByRole('button', { name: 'Escrever para a empresa' }).click()
  await page.getByLabel(label).fill(question)
  // The draft stays on the device.
  await page.reload()
  await seen(page.getByLabel(label))
  expect(await page.getByLabel(label).inputValue()).toBe(question)
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await seen(page.getByRole('button', { name: 'Escrever para a empresa' }))
  const thread = page.getByRole('main').getByRole('listitem')
  await seen(thread.filter({ hasText: question }))

  const token = (await signIn(recruiter))['companyAccessToken'] ?? ''
  type Conversation = { rows: unknown[] }
  const own = await call<{ rows: { id: string; vacancy: { id: number } }[] }>(
    'GET',
    '/applications',
    { token: me.storage['accessToken'] ?? '' },
  )
  const application = own.body.rows.find(({ vacancy }) => vacancy.id === vacancyId)?.id ?? ''
  const read = await call<Conversation>('GET', `/company/applications/${application}/messages`, {
    token,
  })
  expect(read.body.rows).toHaveLength(1)
  const body = { text: 'É das 7h às 15h, de segunda a sábado.' }
  // The recruiter gets a notification that links to the question.
  const company = (await person({ signedIn: await signIn(recruiter) })).page
  await company.goto('/empresas/')
  await company.getByRole('link', { name: /^Avisos\s*\d/ }).click()
  await company.getByRole('link', { name: 'Pergunta de uma pessoa candidata.' }).first().click()
  await seen(company.getByText(question))

  const answered = await call('POST', `/company/applications/${application}/messages`, {
    token,
    body,
  })
  expect(answered.status).toBe(201)
  // The notification leads to the conversation, which opens at the newest message.
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Notificações/ }).click()
  await page.getByRole('link', { name: /^Renata Teles escreveu para você/ }).click()
  await page.waitForURL('**/conversation')
  await seen(thread.filter({ hasText: body.text }).filter({ hasText: 'Renata Teles' }))
  await seen(thread.filter({ hasText: question }).getByText(/, lida em /))
  expect((await thread.allTextContents()).slice(0, 3)).toEqual([
    expect.stringContaining('Você se candidatou'),
    expect.stringContaining(question),
    expect.stringContaining(body.text),
  ])
})
