import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { subscriptionToken } from '../apps/api/src/platform/mail/unsubscribe.ts'
import * as accounts from './accounts.ts'
import { everyKind, timedTest, vacancyWith, type WrittenTest } from './assessments.stages.ts'
import { tellDatabase } from './database.ts'
import { haveResult } from './selfAssessments.answers.ts'

type Vacancy = { id: number; slug: string }

/** What stands in the demo content and in the addresses of the screens. */
export type Known = {
  /** An open vacancy of the demo company. */
  market: Vacancy
  /** The address of the page of the demo company. */
  company: string
  /** A vacancy that has ended. */
  closed: Vacancy
  /** The demo candidate's trails: the role's name → the vacancy's id. */
  trails: Record<string, number>
  /** A vacancy whose trail the newcomer left. */
  left: number
  /** Applications at the demo company's desk: one that waits for a decision, one that has ended. */
  waiting: string
  ended: string
  /** One whose person shared both self-assessments. */
  shared: string
  /** Trails of the newcomer that stand at a questions test and at a custom test. */
  questions: number
  custom: number
  /** A vacancy to which the demo candidate is invited and has not answered. */
  invited: number
  /** An application at the demo company's desk that has sent the answers of a test. */
  answered: string
  /** What an address in a mail to the newcomer names. */
  subscription: string
  newcomer: accounts.Newcomer & { kept: Record<string, string> }
}

type Rows<Row> = { rows: Row[] }

/** Finds all of it, and makes what the demo content has not. */
export async function findKnown(): Promise<Known> {
  const [market, newcomer, kept, desk] = await Promise.all([
    accounts.marketVacancy(),
    accounts.registered('Nara'),
    accounts.signIn(accounts.candidate),
    accounts.signIn(accounts.recruiter),
  ])
  const [trails, closed, left, waiting, ended, shared, answered] = await Promise.all([
    ownTrails(kept['accessToken'] ?? ''),
    closeVacancy(),
    leaveTrail(newcomer.kept['accessToken'] ?? ''),
    deskApplication(market.id, desk['companyAccessToken'] ?? '', 'under_review'),
    deskApplication(market.id, desk['companyAccessToken'] ?? '', 'not_approved'),
    sharedApplication(desk['companyAccessToken'] ?? ''),
    answeredApplication(desk['companyAccessToken'] ?? ''),
    haveResult(kept['accessToken'] ?? '', 'competency'),
    haveResult(newcomer.kept['accessToken'] ?? '', 'values'),
  ])
  const questions = await standAt(everyKind, newcomer.kept)
  const custom = await standAt(timedTest(1200), newcomer.kept)
  const invited = await invitedTo(kept['accessToken'] ?? '')
  const subscription = await reminders(newcomer.kept['accessToken'] ?? '')
  return {
    market,
    company: market.company.slug,
    newcomer,
    subscription,
    trails,
    closed,
    left,
    waiting,
    ended,
    shared,
    answered,
    questions,
    custom,
    invited,
  }
}

/** The vacancy of the demo candidate's invitation. */
async function invitedTo(token: string): Promise<number> {
  type Row = { type: number; selectiveProcessId: number; invitationAccepted: boolean | null }
  const { body: user } = await accounts.call<{ id: string }>('GET', '/user/getUserByAcessToken', {
    token,
  })
  const { body } = await accounts.call<Rows<Row>>(
    'GET',
    `/notification/list/${user.id}/?isPagination=1`,
    { token },
  )
  const row = body.rows.find(({ type, invitationAccepted }) => type === 3 && !invitationAccepted)
  if (!row) throw new Error('The demo candidate has no invitation.')
  return row.selectiveProcessId
}

/** As the foot of a reminder's mail has it. */
async function reminders(token: string): Promise<string> {
  type User = { candidate: { id: string } }
  const { body } = await accounts.call<User>('GET', '/user/getUserByAcessToken', { token })
  const secret = readFileSync(join(inject('dataDir'), 'secret'), 'utf8')
  const about = { candidateId: body.candidate.id, topic: 'reminders', searchId: null } as const
  return subscriptionToken({ secret }, about)
}

async function standAt(test: WrittenTest, kept: Record<string, string>): Promise<number> {
  const vacancyId = await vacancyWith(test)
  await accounts.apply(kept, vacancyId)
  return vacancyId
}

async function ownTrails(token: string): Promise<Record<string, number>> {
  type Row = { vacancy: { id: number; roleName: string } }
  const { body } = await accounts.call<Rows<Row>>('GET', '/applications', { token })
  return Object.fromEntries(body.rows.map(({ vacancy }) => [vacancy.roleName, vacancy.id]))
}

/** Some open vacancy, the nth from the end of the list. */
async function someVacancy(nth: number): Promise<Vacancy> {
  const { body } = await accounts.call<Rows<Vacancy>>(
    'GET',
    '/selectiveProcess/listAll?sort=DESC&contractType=clt',
  )
  const row = body.rows[nth]
  if (!row) throw new Error('The demo content has no such vacancy.')
  return row
}

/** No screen closes a vacancy yet. */
async function closeVacancy(): Promise<Vacancy> {
  const vacancy = await someVacancy(0)
  await tellDatabase(inject('dataDir'), "update vacancies set state = 'closed' where id = $1", [
    vacancy.id,
  ])
  return vacancy
}

async function leaveTrail(token: string): Promise<number> {
  const { id: vacancyId } = await someVacancy(1)
  const asked = { token, key: randomUUID() }
  const applied = await accounts.call<{ id: string }>('POST', '/applications', {
    ...asked,
    body: { vacancyId },
  })
  await accounts.call('POST', `/applications/${applied.body.id}/withdraw`, {
    token,
    body: { reason: 'Encontrei trabalho mais perto de casa.' },
  })
  return vacancyId
}

async function deskApplication(vacancyId: number, token: string, state: string): Promise<string> {
  type Row = { id: string; state: string }
  const { body } = await accounts.call<Rows<Row>>(
    'GET',
    `/company/vacancies/${vacancyId}/applications?limit=50`,
    { token },
  )
  const row = body.rows.find((application) => application.state === state)
  if (!row) throw new Error(`Nobody is ${state} at the demo company's desk.`)
  return row.id
}

/** At the vacancy of the demo company whose trail asks for both self-assessments. */
async function sharedApplication(token: string): Promise<string> {
  const { id } = await accounts.marketVacancy('Atendimento do clube de descontos')
  return sentApplication(id, 'values', token)
}

/** At the vacancy of the demo company whose trail has questions and a custom test. */
async function answeredApplication(token: string): Promise<string> {
  const { body } = await accounts.call<Rows<{ id: number; roleName: string }>>(
    'GET',
    '/company/vacancies?limit=50',
    { token },
  )
  const office = body.rows.find(({ roleName }) => roleName === 'Auxiliar de escritório')
  return sentApplication(office?.id ?? 0, 'custom', token)
}

/** Somebody whose stage of a kind waits for the company. */
async function sentApplication(vacancyId: number, kind: string, token: string): Promise<string> {
  type Row = { id: string; stage: { kind: string; state: string } | null }
  const { body } = await accounts.call<Rows<Row>>(
    'GET',
    `/company/vacancies/${vacancyId}/applications?limit=50`,
    { token },
  )
  const row = body.rows.find(({ stage }) => stage?.kind === kind && stage.state === 'submitted')
  if (!row) throw new Error(`Nobody has sent the stage of the kind ${kind}.`)
  return row.id
}
