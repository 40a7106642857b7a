import type { Locator, Page } from 'playwright-core'
import { demoPassword, recruiter, type Newcomer } from './accounts.ts'
import { linkTo } from './inbox.ts'

/** Steps of the main journey. They find elements by their visible text. */

export const role = 'Assistente de atendimento ao cliente'
export const company = 'Mercado Bom Vizinho'
export const requirements = 'Requisitos da vaga'
export const conversation = 'Conversa com a liderança da loja'
export const goodNews =
  'A vaga é sua. A equipe gostou da calma com que você escuta, e a loja inteira espera por você na segunda-feira.'

export const seen = (locator: Locator, timeout?: number): Promise<void> =>
  locator.waitFor({ state: 'visible', ...(timeout && { timeout }) })

export const firstQuestion = 'Com o que você quer trabalhar?'

/** Registers a person, starting at the landing page, which leads to the first steps. */
export async function createAccount(page: Page, person: Newcomer): Promise<void> {
  await page.goto('/')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Cadastre-se/ })
    .click()
  await sendRegistration(page, person)
  await seen(page.getByText('Conta criada. Boas-vindas à Trilha'))
  await seen(page.getByRole('heading', { level: 1, name: firstQuestion }))
}

/** Fills in and sends the form of the registration. */
export async function sendRegistration(page: Page, person: Newcomer): Promise<void> {
  await page.getByLabel('Nome completo').fill(person.name)
  await page.getByLabel('E-mail', { exact: true }).fill(person.email)
  await page.getByLabel('Senha', { exact: true }).fill(person.password)
  await page.getByLabel('Data de nascimento').fill('1994-03-12')
  await page.getByLabel('Aceito os termos de uso da Trilha').check()
  await page.getByRole('button', { name: 'Criar conta' }).click()
}

/** Registers a person, who skips the first steps. */
export async function register(page: Page, person: Newcomer): Promise<void> {
  await createAccount(page, person)
  await page.getByRole('link', { name: 'Ir direto para as vagas' }).click()
  await seen(page.getByRole('heading', { level: 1, name: new RegExp(`, ${person.first}$`) }))
}

/** Confirms the e-mail with the link of the mail, as the notice on the home page asks. */
export async function confirmEmail(page: Page, person: Newcomer): Promise<void> {
  const notice = page.getByText('Falta confirmar seu e-mail')
  await seen(notice)
  await page.goto(await linkTo(person.email))
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click()
  await seen(page.getByRole('heading', { level: 1, name: 'E-mail confirmado' }))
  await page.goto('/dashboard')
  await seen(page.getByRole('heading', { level: 1, name: new RegExp(`, ${person.first}$`) }))
  await notice.waitFor({ state: 'detached' })
}

/** Searches a vacancy from the dashboard and opens it; by default one of the demo company. */
export async function findVacancy(
  page: Page,
  wanted = { word: 'assistente de atendimento', company, role },
): Promise<void> {
  await page
    .getByRole('navigation', { name: /^Principal/ })
    .getByRole('link', { name: 'Buscar vagas' })
    .click()
  await page.getByLabel('Cargo ou palavra').fill(wanted.word)
  await page.getByLabel('Cidade ou estado').fill('Contagem, MG')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await page
    .getByRole('article')
    .filter({ hasText: wanted.company })
    .getByRole('link', { name: wanted.role, exact: true })
    .click()
  await seen(page.getByRole('heading', { level: 1, name: wanted.role }))
}

/** Applies, and waits for the start of the trail. */
export async function apply(page: Page): Promise<void> {
  // The button is in the summary on wide screens, at the bottom of narrow ones.
  await page
    .getByRole('button', { name: 'Quero participar' })
    .filter({ visible: true })
    .first()
    .click()
  await seen(page.getByRole('heading', { name: 'Faça o teste de requisitos' }))
}

/** One step in the list below the trail map. */
export const step = (page: Page, title: string): Locator =>
  page
    .getByRole('region', { name: /^(Etapas da trilha|Seu caminho nesta vaga)$/ })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) })

type Question = { question: string | RegExp; answer: string; isMultiple?: boolean }

const questions: readonly Question[] = [
  { question: 'Qual é a sua escolaridade?', answer: 'Médio completo' },
  { question: 'Em quais turnos você pode trabalhar?', answer: '6x1', isMultiple: true },
  { question: /aos sábados/, answer: 'Sim' },
  { question: /das 13h às 21h20/, answer: 'Sim' },
  { question: /com público por 6 meses/, answer: 'Sim' },
]

export const questionCount = questions.length

export async function openTest(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^(Começar|Continuar) o teste$/ }).click()
  await seen(page.getByRole('heading', { level: 1, name: requirements }))
}

/** Answers one question and continues. @param index from 0. */
export async function answer(page: Page, index: number): Promise<void> {
  const expected = questions[index]
  if (!expected) throw new Error(`There is no question ${index}.`)
  await seen(page.getByRole('heading', { level: 2, name: expected.question }))
  await page
    .getByRole(expected.isMultiple ? 'checkbox' : 'radio', { name: expected.answer, exact: true })
    .check()
  await page.getByRole('button', { name: 'Avançar' }).click()
}

/** Reviews all answers, sends them, and returns to the trail. */
export async function sendTest(page: Page): Promise<void> {
  await seen(page.getByRole('heading', { name: 'Confira antes de enviar' }))
  for (const { answer: given } of questions)
    await seen(page.getByText(given, { exact: true }).first())
  await page.getByRole('button', { name: 'Enviar respostas' }).click()
  await seen(page.getByRole('heading', { name: 'Requisitos conferidos. Você segue na trilha.' }))
  await page.getByRole('link', { name: 'Ver minha trilha' }).click()
}

/** Signs in at the company site and opens the person's application. */
export async function openAtPipeline(page: Page, person: Newcomer): Promise<void> {
  await page.goto('/empresas/')
  await page.getByLabel('E-mail').fill(recruiter)
  await page.getByLabel('Senha', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.getByRole('link', { name: role, exact: true }).click()
  await page.getByRole('searchbox', { name: 'Nome' }).fill(person.name)
  await page.getByRole('link', { name: person.name }).click()
  const sheet = page.getByRole('dialog', { name: 'Ficha' })
  await seen(sheet.getByRole('heading', { level: 1, name: person.name }))
}

/** Writes a message and approves the stage. */
export async function approve(page: Page, message: string): Promise<void> {
  await page.getByRole('button', { name: `Aprovar: ${conversation}` }).click()
  await page.getByLabel('Mensagem para a pessoa').fill(message)
  await page.getByRole('button', { name: 'Aprovar etapa' }).click()
}

export async function approved(page: Page): Promise<void> {
  await seen(page.getByText('Etapa aprovada'))
  const sheet = page.getByRole('dialog', { name: 'Ficha' })
  await seen(sheet.getByText(/Falta a resposta final/))
}

/** Sends the final offer with a message. */
export async function offer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Oferecer a vaga' }).click()
  await page.getByLabel('A boa notícia, nas suas palavras').fill(goodNews)
  await page.getByRole('button', { name: 'Enviar proposta' }).click()
  await seen(page.getByText('Proposta enviada'))
}

/** Reads the offer message and accepts. */
export async function accept(page: Page, person: Newcomer): Promise<void> {
  const decisionMessage = page
    .getByRole('region', { name: `empresa ${company}` })
    .or(page.getByRole('article', { name: `empresa ${company}` }))
    .filter({ has: page.getByRole('heading', { name: `A vaga é sua, ${person.first}` }) })
  await seen(decisionMessage.getByText(goodNews))
  await seen(decisionMessage.getByText('Renata Teles'))
  await page.getByRole('button', { name: 'Aceitar a vaga' }).click()
  const dialog = page.getByRole('alertdialog', { name: `Aceitar a vaga de ${role}?` })
  await dialog.getByRole('button', { name: 'Aceitar a vaga' }).click()
  await seen(page.getByRole('heading', { name: `Boas-vindas à equipe ${company}` }))
}
