import * as contract from '@trilha/contracts/applications/applications'
import * as pipeline from '@trilha/contracts/pipeline/pipeline'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call } from '../../test/client.ts'
import { conversationStage, requirementsStage } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import {
  aTrail,
  decisionMessage,
  mailsTo,
  seenByCandidate,
  seenByCompany,
  sendTest,
  stored,
} from '../../test/trails.ts'
import { messageTask } from './applications.messages.ts'

const p = program()

const finalAnswerStage = { ...conversationStage, kind: 'offer' as const, title: 'Resposta final' }

test.each([
  ['without a stage for the final answer', [requirementsStage, conversationStage]],
  ['with a stage for the final answer', [requirementsStage, conversationStage, finalAnswerStage]],
])('a candidate applies and accepts the offer, %s', async (_name, stages) => {
  const trail = await aTrail(p, { changes: { stages } })
  const { token } = trail.recruiter
  const params = { id: trail.id }

  expect((await sendTest(p, trail)).body.outcome).toBe('approved')

  let seen = await seenByCompany(p, trail)
  const permitted = { allowed: true, reason: null }
  expect(seen.can).toMatchObject({
    approveStage: permitted,
    notApprove: permitted,
    makeOffer: { allowed: false },
  })
  const approved = await call(
    p,
    pipeline.approveStage,
    { params, body: { version: seen.version, stageId: trail.secondStage } },
    { token },
  )
  expect(approved.status).toBe(200)

  seen = await seenByCompany(p, trail)
  expect(seen.state).toBe('finalist')
  expect(seen.can).toMatchObject({
    approveStage: { allowed: false },
    notApprove: permitted,
    makeOffer: permitted,
  })
  const offered = await call(
    p,
    pipeline.makeOffer,
    { params, body: { version: seen.version, message: decisionMessage } },
    { token },
  )
  expect(offered.status).toBe(200)

  const offer = await seenByCandidate(p, trail)
  expect(offer).toMatchObject({ state: 'offer', group: 'your-turn', current: null })
  expect(offer.can.acceptOffer).toEqual({ allowed: true, reason: null })
  expect(offer.decisionMessages).toMatchObject([
    { kind: 'offer', from: 'Renata Campos', role: 'Gente e gestão', text: decisionMessage },
  ])
  expect(
    (await call(p, contract.acceptOffer, { params }, { token: trail.candidate.token })).status,
  ).toBe(204)

  const { state, replayed, history } = await stored(p, trail.id)
  expect(state).toEqual(replayed)
  expect(state.state).toBe('hired')
  expect(new Set(state.stages.map((stage) => stage.state))).toEqual(new Set(['approved']))
  expect([...new Set(history.map((row) => row.action))]).toEqual([
    'apply',
    'submit_stage',
    'rule_approves',
    'approve_stage',
    'make_offer',
    'accept_offer',
  ])
  const subjects = (await mailsTo(p, trail.candidate.email)).map((mail) => mail.subject)
  expect(subjects.toSorted()).toEqual([
    'A vaga é sua: Assistente de atendimento ao cliente',
    'Sua candidatura chegou: Assistente de atendimento ao cliente',
    'Você avançou na trilha: Assistente de atendimento ao cliente',
    'Você avançou na trilha: Assistente de atendimento ao cliente',
  ])
})

test('the history can be neither changed nor erased', async () => {
  const trail = await aTrail(p)
  const { db } = p.platform
  const before = (await stored(p, trail.id)).history
  await expect(
    db.updateTable('application_history').set({ to_state: 'hired' }).execute(),
  ).rejects.toThrow('append-only')
  await expect(db.deleteFrom('application_history').execute()).rejects.toThrow('append-only')
  await expect(sql`truncate application_history cascade`.execute(db)).rejects.toThrow('append-only')
  expect((await stored(p, trail.id)).history).toEqual(before)
})

test('a message is sent once, even if its task runs again', async () => {
  const trail = await aTrail(p)
  await mailsTo(p, trail.candidate.email)
  const { rows } = await sql<{ data: { applicationId: string; version: number } }>`
    select data from tasks.job where name = 'applications.tell'
      and data ->> 'applicationId' = ${trail.id}`.execute(p.platform.db)
  expect(rows).toHaveLength(1)
  await p.platform.db
    .transaction()
    .execute((tx) => p.platform.tasks.add(tx, messageTask, rows[0]?.data as never))
  expect(await mailsTo(p, trail.candidate.email)).toHaveLength(1)
})
