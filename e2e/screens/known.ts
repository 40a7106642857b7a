import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { subscriptionToken } from '../../apps/api/src/platform/mail/unsubscribe.ts'
import { createToken } from '../../apps/api/src/platform/secrets/tokens.ts'
import * as accounts from '../accounts.ts'
import { everyKind, timedTest, vacancyWith, type WrittenTest } from '../assessments/stages.ts'
import { runSql } from '../database.ts'
import { ensureResult } from '../selfAssessments/answers.ts'

type Vacancy = { id: number; slug: string }

/** Ids, slugs and tokens of demo content used by the screens. */
export type Known = {
  /** An open vacancy of the demo company. */
  market: Vacancy
  /** Slug of the demo company's page. */
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
  /** Vacancies where the newcomer has a questions test and a custom test. */
  questions: number
  custom: number
  /** A vacancy with an unanswered invitation of the demo candidate. */
  invited: number
  /** An application at the demo company with a sent test. */
  answered: string
  /** Token of an unsubscribe link in a mail to the newcomer. */
  subscription: string
  /** A key that can set a new password; it works on every site. */
  passwordKey: string
  newcomer: accounts.Newcomer & { storage: Record<string, string> }
}

type Rows<Row> = { rows: Row[] }

/** Finds the known content, and creates what is missing. */
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
  const subscription = await unsubscribeToken(newcomer.storage['accessToken'] ?? '')
  const passwordKey = await passwordKeyOf(newcomer.email)
  return {
    market,
    company: market.company.slug,
    newcomer,
    subscription,
    passwordKey,
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

/** Makes an unsubscribe token as in the footer of a reminder mail. */
async function unsubscribeToken(token: string): Promise<string> {
  type User = { candidate: { id: string } }
  const { body } = await accounts.call<User>('GET', '/user/getUserByAcessToken', { token })
  const secret = readFileSync(join(inject('dataDir'), 'secret'), 'utf8')
  const about = { candidateId: body.candidate.id, topic: 'reminders', searchId: null } as const
  return subscriptionToken({ secret }, about)
}

/** A key as in the mail about a forgotten password, directly in the database. */
async function passwordKeyOf(email: string): Promise<string> {
  const { token, hash } = createToken()
  await runSql(
    inject('dataDir'),
    sql`insert into password_keys (key_hash, user_id, expires_at)
      select ${hash}, id, now() + interval '1 hour' from users where email = ${email}`,
  )
  return token
}

async function applyToTest(test: WrittenTest, storage: Record<string, string>): Promise<number> {
  const vacancyId = await vacancyWith(test)
  await accounts.apply(storage, vacancyId)
  return vacancyId
}

async function ownTrails(token: string): Promise<Record<string, number>> {
  type Row = { vacancy: { id: number; roleName: string } }
  const { body } = await accounts.call<Rows<Row>>('GET', '/applications?limit=50', { token })
  return Object.fromEntries(body.rows.map(({ vacancy }) => [vacancy.roleName, vacancy.id]))
}

/** The open vacancy at a position of the search, from 0, sorted by descending closing day. */
async function openVacancy(position: number): Promise<Vacancy> {
  const { body } = await accounts.call<Rows<Vacancy>>(
    'GET',
    '/selectiveProcess/listAll?sort=DESC&contractType=clt',
  )
  const row = body.rows[position]
  if (!row) throw new Error('The demo content has no such vacancy.')
  return row
}

/** Closes an open vacancy, directly in the database. */
async function closeVacancy(): Promise<Vacancy> {
  const vacancy = await openVacancy(0)
  await runSql(
    inject('dataDir'),
    sql`update vacancies set state = 'closed' where id = ${vacancy.id}`,
  )
  return vacancy
}

async function leaveTrail(token: string): Promise<number> {
  const { id: vacancyId } = await openVacancy(1)
  const options = { token, key: randomUUID() }
  const applied = await accounts.call<{ id: string }>('POST', '/applications', {
    ...options,
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

/** An application with a submitted values stage, in the demo vacancy with both self-assessments. */
async function sharedApplication(token: string): Promise<string> {
  const { id } = await accounts.marketVacancy('Atendimento do clube de descontos')
  return sentApplication(id, 'values', token)
}

/** An application with a submitted custom test, in the demo vacancy that also has questions. */
async function answeredApplication(token: string): Promise<string> {
  const { body } = await accounts.call<Rows<{ id: number; roleName: string }>>(
    'GET',
    '/company/vacancies?limit=50',
    { token },
  )
  const officeVacancy = body.rows.find(({ roleName }) => roleName === 'Auxiliar de escritório')
  return sentApplication(officeVacancy?.id ?? 0, 'custom', token)
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
