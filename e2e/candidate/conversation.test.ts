import { expect, test } from 'vitest'
import { apply, call, marketVacancy, recruiter, registered, signIn } from '../accounts.ts'
import { browser, phone } from '../browser.ts'
import { seen } from '../journey.steps.ts'

const { person } = browser()

test('a candidate writes to the company on the trail page, and reads the answer there', async () => {
  const me = await registered('Olga')
  const { id: vacancyId } = await marketVacancy()
  await apply(me.storage, vacancyId)
  const { page } = await person({ viewport: phone, signedIn: me.storage })
  const trail = `/dashboard/progressSelectiveProcess/${vacancyId}`
  await page.goto(trail)
  const talk = page.getByRole('region', { name: 'Conversa com Mercado Bom Vizinho' })
  await talk.getByLabel('Sua mensagem').fill('A vaga é para o turno da manhã?')
  await talk.getByRole('button', { name: 'Enviar mensagem' }).click()
  await seen(talk.getByText('A vaga é para o turno da manhã?'))
  expect(await talk.getByLabel('Sua mensagem').inputValue()).toBe('')

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
  await seen(company.getByText('A vaga é para o turno da manhã?'))

  const answered = await call('POST', `/company/applications/${application}/messages`, {
    token,
    body,
  })
  expect(answered.status).toBe(201)
  await page.goto(trail)
  await seen(talk.getByText('É das 7h às 15h, de segunda a sábado.'))
  await seen(talk.getByText('Renata Teles'))
})
