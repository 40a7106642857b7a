import * as contract from '@trilha/contracts/applications'
import * as requirements from '@trilha/contracts/assessments.requirements'
import * as desk from '@trilha/contracts/desk'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { call } from '../../test/client.ts'
import { aRecruiter, aVacancy, conversationStage } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import { aTrail, goodAnswers, letter, seenByCompany, sendTest, stored } from '../../test/trails.ts'
import { expireStages } from './applications.expire.ts'

const p = program()
const rounds = 100

let vacancy: Awaited<ReturnType<typeof aVacancy>>
let talk: Awaited<ReturnType<typeof aVacancy>>
let second: Awaited<ReturnType<typeof aRecruiter>>
let talkSecond: Awaited<ReturnType<typeof aRecruiter>>
beforeAll(async () => {
  vacancy = await aVacancy(p)
  talk = await aVacancy(p, { stages: [conversationStage, conversationStage] })
  second = await aRecruiter(p, { companyId: vacancy.companyId })
  talkSecond = await aRecruiter(p, { companyId: talk.companyId })
})

type Trail = Awaited<ReturnType<typeof aTrail>>

const approve = (id: string, token: string, version: number, stageId: string) =>
  call(p, desk.approveStage, { params: { id }, body: { version, stageId } }, { token })
const notApprove = (id: string, token: string, version: number) =>
  call(p, desk.notApprove, { params: { id }, body: { version, message: letter } }, { token })
const withdraw = (trail: Trail) =>
  call(
    p,
    contract.withdraw,
    { params: { id: trail.id }, body: { reason: '' } },
    { token: trail.candidate.token },
  )

const standing = ['open', 'in_progress', 'submitted', 'not_approved', 'expired', 'extended']

/** The stored states are what the history tells, and at most one stage is where the trail stands. */
async function consistent(id: string) {
  const { state, told, history } = await stored(p, id)
  expect(state).toEqual(told)
  const at = state.stages.filter((stage) => standing.includes(stage.state))
  expect(at.length).toBeLessThanOrEqual(1)
  return { state, history }
}

/** Runs both at once, in either order of start. */
async function together<A, B>(
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

/** Of a refusal: its reason. */
const idOf = ({ status, body }: { status: number; body: unknown }) =>
  status < 400 ? undefined : (body as { id?: string }).id

test(`two recruiters, yes and no at once: one wins, the other is told (${rounds} rounds)`, async () => {
  let yes = 0
  for (let round = 0; round < rounds; round++) {
    const trail = await aTrail(p, { vacancy: talk })
    const { version } = await seenByCompany(p, trail)
    const [approved, refused] = await together(
      round,
      () => approve(trail.id, trail.recruiter.token, version, trail.firstStage),
      () => notApprove(trail.id, talkSecond.token, version),
    )
    const answers = [approved, refused]
    expect(statuses(answers)).toEqual([200, 409])
    expect(answers.map(idOf).filter(Boolean)).toEqual(['application-changed'])
    const { state } = await consistent(trail.id)
    const won = approved.status === 200
    if (won) yes++
    expect(state.stages.map((stage) => stage.state)).toEqual(
      won ? ['approved', 'open'] : ['not_approved', 'locked'],
    )
    expect(state.state).toBe(won ? 'under_review' : 'not_approved')
    const letters = await p.platform.db
      .selectFrom('application_letters')
      .select('kind')
      .where('application_id', '=', trail.id)
      .execute()
    // The loser's letter is not kept either.
    expect(letters).toEqual(won ? [] : [{ kind: 'not_approved' }])
  }
  expect(yes).toBeGreaterThan(0)
  expect(yes).toBeLessThan(rounds)
}, 400_000)

test(`two recruiters approve the same stage at once: it passes once (${rounds} rounds)`, async () => {
  for (let round = 0; round < rounds; round++) {
    const trail = await aTrail(p, { vacancy: talk })
    const { version } = await seenByCompany(p, trail)
    const answers = await together(
      round,
      () => approve(trail.id, trail.recruiter.token, version, trail.firstStage),
      () => approve(trail.id, talkSecond.token, version, trail.firstStage),
    )
    expect(statuses(answers)).toEqual([200, 409])
    const { state } = await consistent(trail.id)
    expect(state.stages.map((stage) => stage.state)).toEqual(['approved', 'open'])
  }
}, 400_000)

test(`the candidate leaves while the company approves (${rounds} rounds)`, async () => {
  const order = { left: 0, approved: 0 }
  for (let round = 0; round < rounds; round++) {
    const trail = await aTrail(p, { vacancy: talk })
    const { version } = await seenByCompany(p, trail)
    const [left, approved] = await together(
      round,
      () => withdraw(trail),
      () => approve(trail.id, trail.recruiter.token, version, trail.firstStage),
    )
    // Leaving is always possible; who came second to it is told.
    expect(left.status).toBe(204)
    expect([undefined, 'application-changed']).toContain(idOf(approved))
    const { state, history } = await consistent(trail.id)
    expect(state.state).toBe('withdrawn')
    const passed = approved.status === 200
    order[passed ? 'approved' : 'left']++
    expect(history.filter((row) => row.action === 'approve_stage')).toHaveLength(passed ? 2 : 0)
    expect(history.at(-1)?.to).toBe('withdrawn')
  }
  expect(Math.min(order.left, order.approved)).toBeGreaterThan(0)
}, 400_000)

test('everybody at once, in any mixture: the history stays whole', async () => {
  const acts = [
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
      fc.array(fc.array(fc.constantFrom(...acts), { minLength: 2, maxLength: 4 }), {
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
          const at = seen.stages.find((stage) => standing.includes(stage.state))?.id
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
              approve(trail.id, trail.recruiter.token, version, at ?? trail.firstStage),
            notApprove: () => notApprove(trail.id, second.token, version),
            offer: () =>
              call(
                p,
                desk.makeOffer,
                { params: { id: trail.id }, body: { version, message: letter } },
                { token: second.token },
              ),
            accept: () => call(p, contract.acceptOffer, { params: { id: trail.id } }, { token }),
            review: () =>
              call(p, contract.requestReview, { params, body: { text: letter } }, { token }),
            expire: () => expireStages(p.platform).then(() => ({ status: 204 })),
          }
          const answers = await Promise.all(wave.map(async (act) => run[act]?.()))
          for (const answer of answers) expect(answer?.status).toBeLessThan(500)
          await consistent(trail.id)
        }
      },
    ),
    { numRuns: 100, endOnFailure: true },
  )
}, 400_000)
