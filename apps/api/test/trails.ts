import * as applications from '@trilha/contracts/applications/applications'
import * as requirements from '@trilha/contracts/assessments/requirements'
import { replay } from '../../../packages/contracts/test/replay.ts'
import {
  newTrail,
  type Move,
  type StageState,
  type Trail,
} from '@trilha/contracts/applications/states'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import * as pipeline from '@trilha/contracts/pipeline/pipeline'
import type { StageKind } from '@trilha/contracts/vacancies/enums'
import { expect } from 'vitest'
import { call } from './client.ts'
import { aCandidate, aRecruiter, aVacancy } from './factories.ts'
import type { TestProgram } from './program.ts'

type Changes = Parameters<typeof aVacancy>[1]

/** Answers that pass the requirements test of `aVacancy`. */
export const goodAnswers = {
  facts: { schooling: 'high-school' as const },
  answers: { weekends: true },
}

/** A decision message that is long enough for the endpoints that require one. */
export const decisionMessage =
  'Obrigado pela conversa de terça. Gostamos do seu jeito de ouvir e de resolver com calma.'

/** An application to a vacancy, and a recruiter of its company. */
export async function aTrail(
  p: TestProgram,
  options: {
    vacancy?: Awaited<ReturnType<typeof aVacancy>>
    changes?: Changes
    candidate?: Parameters<typeof aCandidate>[1]
  } = {},
) {
  const vacancy = options.vacancy ?? (await aVacancy(p, options.changes))
  const candidate = await aCandidate(p, options.candidate)
  const recruiter = await aRecruiter(p, { companyId: vacancy.companyId })
  const answer = await call(
    p,
    applications.apply,
    { body: { vacancyId: vacancy.id } },
    { token: candidate.token },
  )
  expect(answer.status).toBe(201)
  const [firstStage = '', secondStage = ''] = vacancy.stageIds
  return { vacancy, candidate, recruiter, id: answer.body.id, firstStage, secondStage }
}

/** Submits the requirements test of a trail; by default with answers that pass. */
export async function sendTest(
  p: TestProgram,
  trail: Awaited<ReturnType<typeof aTrail>>,
  body: BodyOf<typeof requirements.submitRequirements> = goodAnswers,
) {
  return call(
    p,
    requirements.submitRequirements,
    { params: { id: trail.id, stageId: trail.firstStage }, body },
    { token: trail.candidate.token },
  )
}

/** The application as its company sees it. */
export async function seenByCompany(
  p: TestProgram,
  trail: { id: string; recruiter: { token: string } },
) {
  const answer = await call(
    p,
    pipeline.getPipelineApplication,
    { params: { id: trail.id } },
    { token: trail.recruiter.token },
  )
  expect(answer.status).toBe(200)
  return answer.body
}

/** The application as the candidate sees it. */
export async function seenByCandidate(
  p: TestProgram,
  trail: { vacancy: { id: number }; candidate: { token: string } },
) {
  const answer = await call(
    p,
    applications.getProgress,
    { params: { id: trail.vacancy.id } },
    { token: trail.candidate.token },
  )
  expect(answer.status).toBe(200)
  return answer.body
}

/** The stored states of an application, its history, and the states replayed from the history. */
export async function stored(
  p: TestProgram,
  id: string,
): Promise<{ state: Trail; replayed: Trail; history: (Move & { action: string })[] }> {
  const { db } = p.platform
  const application = await db
    .selectFrom('applications')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const stages = await db
    .selectFrom('application_stages as s')
    .innerJoin('vacancy_stages as v', 'v.id', 's.stage_id')
    .select(['s.stage_id as id', 'v.kind', 's.state'])
    .where('s.application_id', '=', id)
    .orderBy('s.position')
    .execute()
  const rows = await db
    .selectFrom('application_history')
    .select(['stage_id', 'from_state', 'to_state', 'action'])
    .where('application_id', '=', id)
    .orderBy('id')
    .execute()
  const history = rows.map((row) => ({
    stageId: row.stage_id,
    from: row.from_state as Move['from'],
    to: row.to_state as Move['to'],
    action: row.action,
  }))
  const ids = stages.map((stage) => ({ id: stage.id, kind: stage.kind as StageKind }))
  const state = {
    ...newTrail(ids),
    state: application.state as Trail['state'],
    stages: ids.map((stage, i) => ({ ...stage, state: stages[i]?.state as StageState })),
  }
  return { state, replayed: replay(ids, history), history }
}

/** Mails to an address in order of arrival, after all tasks have run. */
export async function mailsTo(p: TestProgram, email: string) {
  await p.platform.tasks.settled()
  return p.platform.db
    .selectFrom('captured_mail')
    .select(['subject', 'text', 'html'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute()
}
