import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { subscriptionToken } from '../../apps/api/src/platform/mail/unsubscribe.ts'
import * as accounts from '../accounts.ts'
import { everyKind, timedTest, vacancyWith, type WrittenTest } from '../assessments/stages.ts'
import { runSql } from '../database.ts'
import { ensureResult } from '../selfAssessments/answers.ts'

type Vacancy = { id: number; slug: string }

/** Ids and URLs of demo content used by the screens. */
export type Known = {
  /** An open vacancy of the demo company. */
  market: Vacancy
  /** URL of the demo company's page. */
  company: string
  /** A closed vacancy. */
  closed: Vacancy
  /** Trails of the demo candidate: role name → vacancy id. */
  trails: Record<string, number>
  /** A vacancy from which the newcomer withdrew. */
  left: number
  /** Applications at the demo company: one waits for a decision, one has ended. */
  waiting: string
  ended: string
  /** An application whose candidate shared both self-assessments. */
  shared: string
  /** Trails of the newcomer at a questions test and at a custom test. */
  questions: number
  custom: number
  /** A vacancy with an unanswered invitation of the demo candidate. */
  invited: number
  /** An application at the demo company with a sent test. */
  answered: string
  /** Token of an unsubscribe link in a mail to the newcomer. */
  subscription: string
  newcomer: accounts.Newcomer & { storage: Record<string, string> }
}

type Rows<Row> = { rows: Row[] }

/** Finds these, and creates what the demo content lacks. */
export async function findKnown(): Promise<Known> {
  const [market, newcomer, storage, recruiterStorage] = await Promise.all([
    accounts.marketVacancy(),
    accounts.registered('Nara'),
    accounts.signIn(accounts.candidate),
    accounts.signIn(accounts.recruiter),
  ])
  const [trails, closed, left, waiting, ended, shared, answered] = await Promise.all([
    ownTrails(storage['accessToken'] ?? ''),
    closeVacancy(),
    leaveTrail(newcomer.storage['accessToken'] ?? ''),
    pipelineApplication(market.id, recruiterStorage['companyAccessToken'] ?? '', 'under_review'),
    pipelineApplication(market.id, recruiterStorage['companyAccessToken'] ?? '', 'not_approved'),
    sharedApplication(recruiterStorage['companyAccessToken'] ?? ''),
    answeredApplication(recruiterStorage['companyAccessToken'] ?? ''),
    ensureResult(storage['accessToken'] ?? '', 'competency'),
    ensureResult(newcomer.storage['accessToken'] ?? '', 'values'),
  ])
  const questions = await applyToTest(everyKind, newcomer.storage)
  const custom = await applyToTest(timedTest(1200), newcomer.storage)
  const invited = await invitedTo(storage['accessToken'] ?? '')
  const subscription = await reminders(newcomer.storage['accessToken'] ?? '')
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

/** Vacancy of the demo candidate's invitation. */
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

/** Unsubscribe token as in the footer of a reminder mail. */
async function reminders(token: string): Promise<string> {
  type User = { candidate: { id: string } }
  const { body } = await accounts.call<User>('GET', '/user/getUserByAcessToken', { token })
  const secret = readFileSync(join(inject('dataDir'), 'secret'), 'utf8')
  const about = { candidateId: body.candidate.id, topic: 'reminders', searchId: null } as const
  return subscriptionToken({ secret }, about)
}

async function applyToTest(test: WrittenTest, storage: Record<string, string>): Promise<number> {
  const vacancyId = await vacancyWith(test)
  await accounts.apply(storage, vacancyId)
  return vacancyId
}

async function ownTrails(token: string): Promise<Record<string, number>> {
  type Row = { vacancy: { id: number; roleName: string } }
  const { body } = await accounts.call<Rows<Row>>('GET', '/applications', { token })
  return Object.fromEntries(body.rows.map(({ vacancy }) => [vacancy.roleName, vacancy.id]))
}

/** An open vacancy, the nth from the end of the list. */
async function someVacancy(nth: number): Promise<Vacancy> {
  const { body } = await accounts.call<Rows<Vacancy>>(
    'GET',
    '/selectiveProcess/listAll?sort=DESC&contractType=clt',
  )
  const row = body.rows[nth]
  if (!row) throw new Error('The demo content has no such vacancy.')
  return row
}

/** Closes a vacancy in the database. */
async function closeVacancy(): Promise<Vacancy> {
  const vacancy = await someVacancy(0)
  await runSql(
    inject('dataDir'),
    sql`update vacancies set state = 'closed' where id = ${vacancy.id}`,
  )
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

async function pipelineApplication(
  vacancyId: number,
  token: string,
  state: string,
): Promise<string> {
  type Row = { id: string; state: string }
  const { body } = await accounts.call<Rows<Row>>(
    'GET',
    `/company/vacancies/${vacancyId}/applications?limit=50`,
    { token },
  )
  const row = body.rows.find((application) => application.state === state)
  if (!row) throw new Error(`Nobody is ${state} at the demo company's pipeline.`)
  return row.id
}

/** In the demo vacancy that has both self-assessments. */
async function sharedApplication(token: string): Promise<string> {
  const { id } = await accounts.marketVacancy('Atendimento do clube de descontos')
  return sentApplication(id, 'values', token)
}

/** In the demo vacancy with a questions test and a custom test. */
async function answeredApplication(token: string): Promise<string> {
  const { body } = await accounts.call<Rows<{ id: number; roleName: string }>>(
    'GET',
    '/company/vacancies?limit=50',
    { token },
  )
  const office = body.rows.find(({ roleName }) => roleName === 'Auxiliar de escritório')
  return sentApplication(office?.id ?? 0, 'custom', token)
}

/** An application with a submitted stage of this kind. */
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
