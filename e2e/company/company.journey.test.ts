import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { admin, registered, signIn } from '../accounts.ts'
import { choose, waitForQuestion, write } from '../assessments/assessments.steps.ts'
import { browser, desktop, holdBack, phone } from '../browser.ts'
import { confirm, invite, join, proveDomain, register, verify } from './companies.steps.ts'
import { allSaved, begin, part, writeEverything } from './editor.steps.ts'
import { apply, findVacancy, openTest, requirements, seen } from '../journey.steps.ts'
import { ensureResult } from '../selfAssessments/answers.ts'
import {
  openButton,
  passDevices,
  sendButton,
  startRecording,
  stopButton,
} from '../videos/videos.steps.ts'

const { person } = browser({ camera: true })
/** Timeout in ms for changes that must appear without a reload; long, for a busy machine. */
const liveTimeout = 60_000
const conversation = 'Conversa e visita ao local'
const welcome = 'A conversa de hoje foi muito boa. Agora queremos ler e ouvir você.'
const goodNews = 'A vaga é sua, e a equipe do hortifruti espera por você na segunda-feira cedo.'

/** Prints the duration of each part, on this machine. */
function stopwatch() {
  let before = Date.now()
  const durations: string[] = []
  return {
    lap: (name: string) => {
      durations.push(`${name} ${((Date.now() - before) / 1000).toFixed(1)} s`)
      before = Date.now()
      process.stdout.write(`${durations.at(-1)}\n`)
    },
  }
}

/** Creates a company, from its registration to a team of three. */
async function newCompany() {
  const domain = `horta-${randomUUID().slice(0, 6)}.com.br`
  const name = `Hortifruti Raiz ${domain.slice(6, 12)}`
  const options = { viewport: desktop, expected: /status of 400/ }
  const { page: owner } = await person(options)
  await register(owner, { name, email: `ivone@${domain}` })
  await confirm(owner, `ivone@${domain}`)
  await proveDomain(owner, (await person()).page, { domain, name })
  await verify((await person({ signedIn: await signIn(admin) })).page, name)
  const member = async (email: string, role: string, memberName: string) => {
    await invite(owner, email, role)
    const { page } = await person({ viewport: desktop })
    await join(page, { email, name: memberName, company: name })
    return page
  }
  const recruiter = await member(`davi@${domain}`, 'Recrutamento', 'Davi Rocha')
  const evaluator = await member(`lia@${domain}`, 'Avaliação', 'Lia Prado')
  return { name, owner, recruiter, evaluator }
}

/** The recruiter publishes a vacancy with a stage of every kind. @returns the vacancy id. */
async function publish(page: Page, role: string): Promise<string> {
  await begin(page)
  await page.getByLabel('Cargo').fill(role)
  await page
    .getByRole('textbox', { name: 'Descrição' })
    .fill('Você repõe frutas e verduras e ajuda quem compra a escolher.')
  await writeEverything(page)
  await part(page, 'Revisar e publicar')
  await seen(page.getByText('Tudo pronto'))
  await allSaved(page)
  await page.getByRole('button', { name: 'Publicar' }).click()
  await seen(page.getByText('A vaga está no ar'))
  return /vagas\/(\d+)/.exec(page.url())?.[1] ?? ''
}

/** Waits for a person's card in the column of this stage. */
const waitForCard = (page: Page, stage: string, name: string) =>
  seen(
    page
      .getByRole('region', { name: new RegExp(`^${stage}, `) })
      .getByRole('link', { name, exact: true }),
    liveTimeout,
  )

/** Approves a person's stage in their sheet. */
async function approve(page: Page, stage: string, message = ''): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Ficha' })
  await sheet.getByRole('button', { name: `Aprovar: ${stage}` }).click({ timeout: liveTimeout })
  if (message) await sheet.getByLabel('Mensagem para a pessoa').fill(message)
  await sheet.getByRole('button', { name: 'Aprovar etapa' }).click()
  await sheet.getByRole('button', { name: 'Aprovar etapa' }).waitFor({ state: 'detached' })
}

/** Gives every criterion the same mark. Before it is sent, the marks of others are hidden. */
async function score(page: Page, mark: number, note: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Ficha' })
  await sheet.getByRole('tab', { name: 'Avaliação' }).click()
  await seen(sheet.getByText(/depois (de|que você) enviar a sua\.$/).first())
  for (const radio of await sheet.getByRole('radio', { name: `Nota ${mark} de 5` }).all())
    await radio.check()
  await sheet.getByLabel('O que chamou atenção').fill(note)
}

const sendScorecard = (page: Page) =>
  page
    .getByRole('dialog', { name: 'Ficha' })
    .getByRole('button', { name: 'Enviar avaliação' })
    .click()

const waitForNextStep = (page: Page, name: string) =>
  seen(page.getByRole('heading', { name }), liveTimeout)
const followLink = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).click()
const backToTrail = (page: Page, id: string) =>
  page.goto(`/dashboard/progressSelectiveProcess/${id}`)

test(
  'a company from registration to the final answer, a candidate through every stage kind',
  { timeout: 600_000 },
  async () => {
    const { lap } = stopwatch()
    const company = await newCompany()
    lap('company and team')
    const role = `Repositora de hortifruti ${randomUUID().slice(0, 4)}`
    const vacancyId = await publish(company.recruiter, role)
    const board = `/empresas/vagas/${vacancyId}`
    lap('vacancy')

    const me = await registered('Tainá')
    const token = me.storage['accessToken'] ?? ''
    const { page } = await person({
      viewport: phone,
      signedIn: me.storage,
      permissions: ['camera', 'microphone'],
    })
    const { owner, recruiter, evaluator } = company
    await owner.goto(board)
    await page.goto('/dashboard')
    await findVacancy(page, { word: role, company: company.name, role })
    await apply(page)
    // The board remains open and updates live.
    await waitForCard(owner, requirements, me.name)
    await openTest(page)
    await choose(page, 'Em quanto tempo você pode começar?', 'Em até 7 dias')
    await page.getByRole('button', { name: 'Enviar respostas' }).click()
    await followLink(page, 'Ver minha trilha')
    await waitForCard(owner, conversation, me.name)
    lap('requirements')

    // Evaluators have no decision buttons, neither for one person nor in bulk.
    await evaluator.goto(board)
    await evaluator.getByRole('checkbox').first().check()
    const bulkActions = evaluator.getByRole('region', { name: 'Ações em grupo' })
    await seen(bulkActions.getByText('Comparar'))
    expect(await bulkActions.getByText(/Responder|Mover|Pedir avaliação/).count()).toBe(0)
    for (const companyPage of [recruiter, evaluator]) {
      await companyPage.goto(board)
      await companyPage.getByRole('link', { name: me.name, exact: true }).click()
    }
    await score(recruiter, 4, 'Contou como separa as frutas maduras.')
    await sendScorecard(recruiter)
    await seen(recruiter.getByRole('heading', { name: 'Sua avaliação' }))
    await score(evaluator, 2, 'Falou pouco do atendimento.')
    await seen(evaluator.getByText('1 avaliação da equipe aparece depois que você enviar a sua.'))
    expect(await evaluator.getByText('Contou como separa').count()).toBe(0)
    await sendScorecard(evaluator)
    await seen(evaluator.getByText('Contou como separa as frutas maduras.'))
    lap('two scorecards')

    await approve(recruiter, conversation, welcome)
    await waitForNextStep(page, 'Responda às perguntas da empresa')
    await seen(page.getByText(welcome))
    await waitForCard(owner, 'Perguntas', me.name)
    await followLink(page, 'Começar')
    await write(
      page,
      'O que te chamou nesta vaga?',
      'Eu planto em casa e gosto de cuidar da feira.',
    )
    await page.getByRole('button', { name: 'Enviar respostas' }).click()
    await waitForQuestion(page, 'Suas respostas chegaram')
    await backToTrail(page, vacancyId)
    await approve(recruiter, 'Perguntas')
    await waitForNextStep(page, 'Faça o teste da empresa')
    lap('conversation and questions')

    await followLink(page, 'Ver como funciona')
    await page.getByRole('button', { name: 'Começar o teste' }).click()
    await write(page, 'Quanto é 7 caixas de 12?', '84')
    await page.getByRole('button', { name: 'Enviar respostas' }).click()
    await waitForQuestion(page, 'Suas respostas chegaram')
    await backToTrail(page, vacancyId)
    await approve(recruiter, 'Teste da empresa')
    lap('custom test')

    // Both assessments are answered through the API, because they are long; they are shared here.
    for (const [kind, title, stage] of [
      ['competency', 'Faça o Mapa de Competências', 'Mapa de Competências'],
      ['values', 'Faça o Mapa de Valores no Trabalho', 'Mapa de Valores'],
    ] as const) {
      await waitForNextStep(page, title)
      await ensureResult(token, kind)
      await followLink(page, 'Ver como funciona')
      await followLink(page, 'Ver meu resultado')
      await page.getByRole('button', { name: 'Compartilhar e seguir na trilha' }).click()
      await page.waitForURL('**/progressSelectiveProcess/*')
      await approve(recruiter, stage)
    }
    lap('both maps')

    await waitForNextStep(page, 'Grave a entrevista em vídeo')
    await waitForCard(owner, 'Entrevista em vídeo', me.name)
    await followLink(page, 'Começar a entrevista')
    await passDevices(page)
    await openButton(page).click()
    await startRecording(page)
    await stopButton(page).click()
    await sendButton(page).click()
    await page.getByRole('heading', { level: 1, name: 'Entrevista enviada' }).waitFor()
    await backToTrail(page, vacancyId)
    // Delays the reload of the board after the approval, so that the offer form is already open.
    const releaseBoard = await holdBack(recruiter, /\/company\/vacancies\/\d+\/board(\?|$)/)
    await approve(recruiter, 'Entrevista em vídeo')
    lap('interview')

    // The candidate sees the answer live, and the company sees the acceptance.
    const sheet = recruiter.getByRole('dialog', { name: 'Ficha' })
    await sheet.getByRole('button', { name: 'Oferecer a vaga' }).click({ timeout: liveTimeout })
    await sheet.getByLabel('A boa notícia, nas suas palavras').fill(goodNews)
    await releaseBoard()
    await sheet.getByRole('button', { name: 'Enviar proposta' }).click()
    await seen(page.getByText(goodNews), liveTimeout)
    await page.getByRole('button', { name: 'Aceitar a vaga' }).click()
    const question = page.getByRole('alertdialog', { name: `Aceitar a vaga de ${role}?` })
    await question.getByRole('button', { name: 'Aceitar a vaga' }).click()
    await seen(page.getByRole('heading', { name: `Boas-vindas à equipe ${company.name}` }))
    await seen(sheet.getByText(/· Aceitou a vaga$/), liveTimeout)
    lap('answer')
  },
)
