import { randomUUID } from 'node:crypto'
import * as contract from '@trilha/contracts/announcements'
import * as partners from '@trilha/contracts/partners'
import * as system from '@trilha/contracts/system.admin'
import { expect, test } from 'vitest'
import { call, refused } from '../../test/client.ts'
import { aCandidate, anAdmin, anApplication, aRecruiter } from '../../test/factories.ts'
import { program } from '../../test/program.ts'

const p = program()
const body = (changes = {}) => ({
  id: randomUUID(),
  message: 'Feira de empregos. Sábado, em Contagem.',
  html: '<h2>Feira</h2><p onclick="x()">Leve seu currículo.<script>alert(1)</script></p>',
  audience: 'candidates' as const,
  states: [] as never[],
  ...changes,
})
const send = (sent: object, token: string | null) =>
  call(p, contract.sendAnnouncement, { body: sent as never }, { token })
const notesOf = (userId: string) =>
  p.platform.db
    .selectFrom('notifications')
    .select(['type', 'html'])
    .where('user_id', '=', userId)
    .execute()

test("only Trilha's team announces, enters partners and sees the tasks", async () => {
  for (const { token } of [await aCandidate(p), await aRecruiter(p)]) {
    refused(await send(body(), token), 403, 'forbidden')
    refused(await call(p, partners.listPartners, {}, { token }), 403, 'forbidden')
    refused(await call(p, system.readHealth, {}, { token }), 403, 'forbidden')
  }
  refused(await send(body(), null), 401, 'sign-in-needed')
  const { token } = await anAdmin(p)
  refused(await send(body({ states: ['XX'] }), token), 400, 'invalid-request')
  refused(await send(body({ html: '<script>x</script>' }), token), 400, 'invalid-request')
  const retry = { params: { id: randomUUID() } }
  refused(await call(p, system.retryTask, retry, { token }), 404, 'not-found')
})

test('a segment is told once, by what was cleaned; others hear nothing', async () => {
  const { token } = await anAdmin(p)
  const [miner, baiano, recruiter] = [
    await aCandidate(p, { state: 'MG' }),
    await aCandidate(p, { state: 'BA' }),
    await aRecruiter(p),
  ]
  const sent = body({ states: ['MG'] })
  const { html, audience, states } = sent
  const seen = await call(
    p,
    contract.previewAnnouncement,
    { body: { html, audience, states: states as never } },
    { token },
  )
  expect(seen.body.recipients).toBe(1)
  expect(seen.body.html).toBe('<h3>Feira</h3><p>Leve seu currículo.</p>')
  expect((await send(sent, token)).status).toBe(202)
  expect((await send(sent, token)).status).toBe(202)
  await p.platform.tasks.settled()
  expect(await notesOf(miner.userId)).toEqual([{ type: 6, html: seen.body.html }])
  expect(await notesOf(baiano.userId)).toEqual([])
  expect(await notesOf(recruiter.userId)).toEqual([])
  const { body: listed } = await call(p, contract.listAnnouncements, {}, { token })
  expect(listed.rows.find(({ id }) => id === sent.id)).toMatchObject({
    recipients: 1,
    sentAt: expect.any(String),
  })
})

test('a partner is entered, renamed, and counts who came by it', async () => {
  const { token } = await anAdmin(p)
  const entered = { body: { name: 'Instituto Caminhar' } }
  const { id } = (await call(p, partners.createPartner, entered, { token })).body
  const [one, two] = [await aCandidate(p), await aCandidate(p)]
  await anApplication(p, { candidate: one })
  const came = p.platform.db.updateTable('candidates').set({ partner_id: id })
  await came.where('id', 'in', [one.candidateId, two.candidateId]).execute()
  const rename = { params: { id }, body: { name: 'Instituto Caminho' } }
  expect((await call(p, partners.renamePartner, rename, { token })).status).toBe(204)
  const { body: listed } = await call(p, partners.listPartners, {}, { token })
  expect(listed.rows).toContainEqual(
    expect.objectContaining({ name: 'Instituto Caminho', candidates: 2, applied: 1 }),
  )
})

test('the health names every kind of task', async () => {
  const { token } = await anAdmin(p)
  const { body: health } = await call(p, system.readHealth, {}, { token })
  expect(health.queues.map(({ name }) => name)).toContain('announcements.announce')
  expect(health).toMatchObject({ deadCount: 0, deadLetters: [], channels: { mail: 'captured' } })
})
