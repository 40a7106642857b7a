import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import * as accounts from '../accounts.ts'

type Rule = { id: string; predicate: { kind: string; expected?: boolean } }
type Test = { applicationId: string; stageId: string; rules: Rule[] }
type Stage = { id: string; state: string }

/**
 * Applies to the demo company's vacancy and passes its requirements test.
 * @returns the application id.
 */
export async function applyAndPassRequirements(token: string): Promise<string> {
  const market = await accounts.marketVacancy()
  await accounts.apply({ accessToken: token }, market.id)
  const { body: test } = await accounts.call<Test>(
    'GET',
    `/selectiveProcess/${market.id}/auxiliaryRequirementsTest`,
    { token },
  )
  const statements = test.rules.filter(({ predicate }) => predicate.kind === 'statement')
  const { status } = await accounts.call(
    'POST',
    `/applications/${test.applicationId}/stages/${test.stageId}/requirements`,
    {
      token,
      body: {
        facts: { schooling: 'high-school', shifts: ['6x1'] },
        answers: Object.fromEntries(
          statements.map(({ id, predicate }) => [id, predicate.expected ?? true]),
        ),
      },
    },
  )
  expect(status).toBe(200)
  return test.applicationId
}

const companySignIn = async () => {
  const storage = await accounts.signIn(accounts.recruiter)
  return { token: storage['companyAccessToken'] ?? '' }
}

/** The recruiter approves the current stage of the application, with a decision message. */
export async function approve(applicationId: string): Promise<void> {
  const { token } = await companySignIn()
  const path = `/company/applications/${applicationId}`
  const { body } = await accounts.call<{ version: number; stages: Stage[] }>('GET', path, { token })
  const stage = body.stages.find(({ state }) => state !== 'approved')
  const { status } = await accounts.call('POST', `${path}/approve`, {
    token,
    body: {
      version: body.version,
      stageId: stage?.id ?? '',
      message: 'A conversa foi ótima, e seguimos para a resposta final.',
    },
  })
  expect(status).toBe(200)
}

/** The recruiter invites the applicant to another vacancy. */
export async function invite(applicationId: string): Promise<void> {
  const { token } = await companySignIn()
  type Row = { id: number; roleName: string }
  const { body } = await accounts.call<{ rows: Row[] }>('GET', '/company/vacancies?limit=50', {
    token,
  })
  const other = body.rows.find(({ roleName }) => roleName === 'Auxiliar de reposição')
  const { status } = await accounts.call('POST', `/company/vacancies/${other?.id}/invitations`, {
    token,
    body: { applicationId, message: 'A loja de Betim procura alguém como você.' },
  })
  expect(status).toBe(201)
}

/** Start of the Socket.IO packet that accepts a connection. */
const connectPacket = '40'

/** Resolves when the page's live connection is accepted; call it before opening the page. */
export async function connected(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket', (opened) =>
    opened.url().includes('socket.io'),
  )
  await socket.waitForEvent('framereceived', ({ payload }) =>
    String(payload).startsWith(connectPacket),
  )
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notificações/ })

/** Waits until the bell shows this count, without a reload. */
export async function unread(page: Page, count: number): Promise<void> {
  const name =
    count === 0 ? 'Notificações' : `Notificações, ${count} não lida${count > 1 ? 's' : ''}`
  await page.getByRole('button', { name, exact: true }).waitFor()
}

/** Opens and returns the panel. */
export async function openBell(page: Page) {
  await bell(page).click()
  const panel = page.getByRole('dialog', { name: 'Notificações' })
  await panel.waitFor()
  return panel
}
