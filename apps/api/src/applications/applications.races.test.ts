import * as contract from '@trilha/contracts/applications/applications'
import * as requirements from '@trilha/contracts/assessments/requirements'
import * as pipeline from '@trilha/contracts/pipeline/pipeline'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { call } from '../../test/client.ts'
import { aRecruiter, aVacancy, conversationStage } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import {
  aTrail,
  goodAnswers,
  decisionMessage,
  seenByCompany,
  sendTest,
  stored,
} from '../../test/trails.ts'
import { expireStages } from './deadlines/expire.ts'

const p = program()
const rounds = 100

let vacancy: Awaited<ReturnType<typeof aVacancy>>
let conversationVacancy: Awaited<ReturnType<typeof aVacancy>>
let colleague: Awaited<ReturnType<typeof aRecruiter>>
let conversationColleague: Awaited<ReturnType<typeof aRecruiter>>
beforeAll(async () => {
  vacancy = await aVacancy(p)
  conversationVacancy = await aVacancy(p, { stages: [conversationStage, conversationStage] })
  colleague = await aRecruiter(p, { companyId: vacancy.companyId })
  conversationColleague = await aRecruiter(p, { companyId: conversationVacancy.companyId })
})

type Trail = Awaited<ReturnType<typeof aTrail>>

const approve = (id: string, token: string, version: number, stageId: string) =>
  call(p, pipeline.approveStage, { params: { id }, body: { version, stageId } }, { token })
const notApprove = (id: string, token: string, version: number) =>
  call(
    p,
    pipeline.notApprove,
    { params: { id }, body: { version, message: decisionMessage } },
    { token },
  )
const withdraw = (trail: Trail) =>
  call(
    p,
    contract.withdraw,
    { params: { id: trail.id }, body: { reason: '' } },
    { token: trail.candidate.token },
  )

const currentStates = ['open', 'in_progress', 'submitted', 'not_approved', 'expired', 'extended']

/** Checks that the stored states match the history, and that at most one stage is current. */
async function expectConsistent(id: string) {
  const { state, replayed, history } = await stored(p, id)
  expect(state).toEqual(replayed)
  const current = state.stages.filter((stage) => currentStates.includes(stage.state))
  expect(current.length).toBeLessThanOrEqual(1)
  return { state, history }
}

/** Runs both concurrently; in even rounds `one` starts first, in odd rounds `other`. */
async function runBoth<A, B>(
  round: number,
  one: () => Promise<A>,
  other: () => Promise<B>,
): Promise<[A, B]> {
  if (round % 2 === 0) return Promise.all([one(), other()])
  const [b, a] = await Promise.all([other(), one()])
  return [a, b]
}

const statuses = (answers: readonly { status: number }[]) =>
  answers.map((answer) => answer.status).toSorted((a, b) => a - b)

/** The error id of a refusal; undefined for a success. */
const errorIdOf = ({ status, body }: { status: number; body: unknown }) =>
  status < 400 ? undefined : (body as { id?: string }).id

test(`of a concurrent approval and refusal only one succeeds (${rounds} rounds)`, async () => {
  let approvals = 0
  for (let round = 0; round < rounds; round++) {
    const trail = await aTrail(p, { vacancy: conversationVacancy })
    const { version } = await seenByCompany(p, trail)
    const [approved, refused] = await runBoth(
      round,
      () => approve(trail.id, trail.recruiter.token, version, trail.firstStage),
      () => notApprove(trail.id, conversationColleague.token, version),
    )
    const answers = [approved, refused]
    expect(statuses(answers)).toEqual([200, 409])
    expect(answers.map(errorIdOf).filter(Boolean)).toEqual(['application-changed'])
    const { state } = await expectConsistent(trail.id)
    const isApproved = approved.status === 200
    if (isApproved) approvals++
    expect(state.stages.map((stage) => stage.state)).toEqual(
      isApproved ? ['approved', 'open'] : ['not_approved', 'locked'],
    )
    expect(state.state).toBe(isApproved ? 'under_review' : 'not_approved')
    const decisionMessages = await p.platform.db
      .selectFrom('application_letters')
      .select('kind')
      .where('application_id', '=', trail.id)
      .execute()
    // The message of the refused decision is not stored either.
    expect(decisionMessages).toEqual(isApproved ? [] : [{ kind: 'not_approved' }])
  }
  expect(approvals).toBeGreaterThan(0)
  expect(approvals).toBeLessThan(rounds)
}, 400_000)

test(`two concurrent approvals of a stage approve it once (${rounds} rounds)`, async () => {
  for (let round = 0; round < rounds; round++) {
    const trail = await aTrail(p, { vacancy: conversationVacancy })
    const { version } = await seenByCompany(p, trail)
    const answers = await runBoth(
      round,
      () => approve(trail.id, trail.recruiter.token, version, trail.firstStage),
      () => approve(trail.id, conversationColleague.token, version, trail.firstStage),
    )
    expect(statuses(answers)).toEqual([200, 409])
    const { state } = await expectConsistent(trail.id)
    expect(state.stages.map((stage) => stage.state)).toEqual(['approved', 'open'])
  }
}, 400_000)

test(`a withdrawal during an approval always succeeds (${rounds} rounds)`, async () => {
  const cameFirst = { withdrawn: 0, approved: 0 }
  for (let round = 0; round < rounds; round++) {
    const trail = await aTrail(p, { vacancy: conversationVacancy })
    const { version } = await seenByCompany(p, trail)
    const [withdrawn, approved] = await runBoth(
      round,
      () => withdraw(trail),
      () => approve(trail.id, trail.recruiter.token, version, trail.firstStage),
    )
    // Withdrawing always succeeds; an approval that comes second is refused.
    expect(withdrawn.status).toBe(204)
    expect([undefined, 'application-changed']).toContain(errorIdOf(approved))
    const { state, history } = await expectConsistent(trail.id)
    expect(state.state).toBe('withdrawn')
    const isApproved = approved.status === 200
    cameFirst[isApproved ? 'approved' : 'withdrawn']++
    expect(history.filter((row) => row.action === 'approve_stage')).toHaveLength(isApproved ? 2 : 0)
    expect(history.at(-1)?.to).toBe('withdrawn')
  }
  expect(Math.min(cameFirst.withdrawn, cameFirst.approved)).toBeGreaterThan(0)
}, 400_000)

test('any mix of concurrent actions leaves a consistent history', async () => {
  const actions = [
    'send',
    'save',
    'withdraw',
    'approve',
    'notApprove',
    'offer',
    'accept',
    'review',
    'expire',
  ]
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.constantFrom(...actions), { minLength: 2, maxLength: 4 }), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.boolean(),
      async (waves, passes) => {
        const trail = await aTrail(p, { vacancy })
        const body = passes
          ? goodAnswers
          : { facts: { schooling: 'none' }, answers: { weekends: true } }
        const params = { id: trail.id, stageId: trail.firstStage }
        const { token } = trail.candidate
        for (const wave of waves) {
          const seen = await seenByCompany(p, trail)
          const current = seen.stages.find((stage) => currentStates.includes(stage.state))?.id
          const { version } = seen
          const run: Record<string, () => Promise<{ status: number }>> = {
            send: () => sendTest(p, trail, body as typeof goodAnswers),
            save: () =>
              call(
                p,
                requirements.saveRequirementsAnswers,
                { params, body: goodAnswers },
                { token },
              ),
            withdraw: () => withdraw(trail),
            approve: () =>
              approve(trail.id, trail.recruiter.token, version, current ?? trail.firstStage),
            notApprove: () => notApprove(trail.id, colleague.token, version),
            offer: () =>
              call(
                p,
                pipeline.makeOffer,
                { params: { id: trail.id }, body: { version, message: decisionMessage } },
                { token: colleague.token },
              ),
            accept: () => call(p, contract.acceptOffer, { params: { id: trail.id } }, { token }),
            review: () =>
              call(
                p,
                contract.requestReview,
                { params, body: { text: decisionMessage } },
                { token },
              ),
            expire: () => expireStages(p.platform).then(() => ({ status: 204 })),
          }
          const answers = await Promise.all(wave.map(async (action) => run[action]?.()))
          for (const answer of answers) expect(answer?.status).toBeLessThan(500)
          await expectConsistent(trail.id)
        }
      },
    ),
    { numRuns: 100, endOnFailure: true },
  )
}, 400_000)
