import { randomUUID } from 'node:crypto'
import { askEvaluations } from '@trilha/contracts/pipeline/evaluations'
import { getInbox } from '@trilha/contracts/pipeline/inbox'
import * as sheet from '@trilha/contracts/pipeline/person'
import { listNotifications } from '@trilha/contracts/notifications/notifications'
import { withdraw } from '@trilha/contracts/applications/applications'
import { beforeAll, expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aRecruiter, aVacancy, conversationStage } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { aTrail } from '../../../test/trails.ts'

const p = program()
const talk = { stages: [conversationStage, conversationStage] }

type Trail = Awaited<ReturnType<typeof aTrail>>
type Recruiter = Awaited<ReturnType<typeof aRecruiter>>
let one: Trail
let two: Trail
let eva: Recruiter
beforeAll(async () => {
  const vacancy = await aVacancy(p, talk)
  one = await aTrail(p, { vacancy })
  two = await aTrail(p, { vacancy })
  eva = await aRecruiter(p, {
    companyId: vacancy.companyId,
    role: 'evaluator',
    name: 'Eva Luz',
  })
})

const ask = (token: string | null, applications: string[], colleagues: string[], id?: number) =>
  call(
    p,
    askEvaluations,
    { params: { id: id ?? one.vacancy.id }, body: { applications, colleagues } },
    { token },
  )
const waiting = async (token: string) => {
  const { body } = await call(p, getInbox, { query: { kind: 'evaluations' } }, { token })
  return { people: body.rows.map(({ id }) => id), count: body.counts.evaluations }
}
const card = async (id: string, token: string) =>
  (await call(p, sheet.getScorecard, { params: { id } }, { token })).body
const notificationsOf = async ({ userId, token }: Recruiter) =>
  (await call(p, listNotifications, { params: { userId } }, { token })).body.rows
const send = (id: string, token: string) => {
  const criteria = ['support', 'present', 'analyze', 'organize'] as const
  const marks = criteria.map((competency) => ({ competency, mark: 4, evidence: '' }))
  return call(
    p,
    sheet.saveScorecard,
    { params: { id }, body: { marks, note: '', send: true } },
    { token },
  )
}

test('refuses requests without permission, and for wrong candidates or colleagues', async () => {
  const { token, recruiterId } = one.recruiter
  const stranger = await aRecruiter(p)
  const elsewhere = await aTrail(p, { changes: talk })
  refused(await ask(null, [one.id], [eva.recruiterId]), 401, 'sign-in-needed')
  refused(await ask(one.candidate.token, [one.id], [eva.recruiterId]), 403, 'forbidden')
  refused(await ask(eva.token, [one.id], [recruiterId]), 403, 'forbidden')
  refused(await ask(stranger.token, [one.id], [eva.recruiterId]), 404, 'not-found')
  refused(await ask(token, [elsewhere.id], [eva.recruiterId]), 404, 'not-found')
  refused(await ask(token, [one.id, randomUUID()], [eva.recruiterId]), 404, 'not-found')
  for (const wrong of [stranger.recruiterId, recruiterId, randomUUID()])
    refused(await ask(token, [one.id], [eva.recruiterId, wrong]), 400, 'invalid-request')
  refused(await ask(token, [], [eva.recruiterId]), 400, 'invalid-request')
  refused(await ask(token, [one.id], []), 400, 'invalid-request')
  expect(await waiting(eva.token)).toEqual({ people: [], count: 0 })
  expect(await notificationsOf(eva)).toEqual([])
})

test('notifies a colleague once; people stay in the inbox until they are scored', async () => {
  const { token } = one.recruiter
  expect((await ask(token, [one.id, two.id], [eva.recruiterId])).body).toEqual({ asked: 2 })
  expect((await ask(token, [one.id, two.id], [eva.recruiterId])).body).toEqual({ asked: 0 })
  const [first, ...more] = await notificationsOf(eva)
  expect(more).toEqual([])
  expect(first?.message).toMatch(/^Renata Campos pediu sua avaliação\. 2 pessoas esperam /)
  expect(await waiting(eva.token)).toEqual({
    people: expect.arrayContaining([one.id, two.id]),
    count: 2,
  })
  // The inboxes of other colleagues stay empty.
  expect(await waiting(token)).toEqual({ people: [], count: 0 })
  const asked = { name: 'Eva Luz', by: 'Renata Campos' }
  expect(await card(one.id, token)).toMatchObject({
    asked: [{ ...asked, done: false }],
    can: { ask: true },
  })
  expect((await card(one.id, eva.token)).can.ask).toBe(false)

  expect((await send(one.id, eva.token)).status).toBe(200)
  expect(await waiting(eva.token)).toEqual({ people: [two.id], count: 1 })
  expect((await card(one.id, token)).asked).toMatchObject([{ ...asked, done: true }])
  // A sent scorecard cannot be requested again.
  expect((await ask(token, [one.id], [eva.recruiterId])).body).toEqual({ asked: 0 })

  // A scorecard for a person who withdrew cannot be requested either.
  await call(
    p,
    withdraw,
    { params: { id: two.id }, body: { reason: '' } },
    { token: two.candidate.token },
  )
  expect(await waiting(eva.token)).toEqual({ people: [], count: 0 })
  const other = await aRecruiter(p, { companyId: one.vacancy.companyId })
  expect((await ask(token, [two.id], [other.recruiterId])).body).toEqual({ asked: 0 })
})
