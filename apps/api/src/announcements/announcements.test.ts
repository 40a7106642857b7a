import { randomUUID } from 'node:crypto'
import * as contract from '@trilha/contracts/announcements'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import * as partners from '@trilha/contracts/partners'
import * as system from '@trilha/contracts/system/admin'
import { expect, test } from 'vitest'
import { call, refused } from '../../test/client.ts'
import {
  aCandidate,
  anAdmin,
  anApplication,
  aRecruiter,
  aVacancy,
  cities,
} from '../../test/factories.ts'
import { program } from '../../test/program.ts'

const p = program()
/** A city that no other test of this file uses. */
const aracaju = 2_800_308
type Segment = Pick<BodyOf<typeof contract.sendAnnouncement>, 'audience' | 'states'>
const body = (changes: Partial<Segment> & { html?: string } = {}) => ({
  id: randomUUID(),
  message: 'Feira de empregos. Sábado, em Contagem.',
  html: '<h2>Feira</h2><p onclick="x()">Leve seu currículo.<script>alert(1)</script></p>',
  audience: 'candidates' as Segment['audience'],
  states: [] as Segment['states'],
  ...changes,
})
const send = (sent: object, token: string | null) =>
  call(p, contract.sendAnnouncement, { body: sent as never }, { token })
const recipientsOf = async ({ html, audience, states }: ReturnType<typeof body>, token: string) =>
  (await call(p, contract.previewAnnouncement, { body: { html, audience, states } }, { token }))
    .body.recipients
const suspend = (userId: string) =>
  p.platform.db
    .updateTable('users')
    .set({ suspended_at: p.platform.now() })
    .where('id', '=', userId)
    .execute()
const notificationsOf = (userId: string) =>
  p.platform.db
    .selectFrom('notifications')
    .select(['type', 'html'])
    .where('user_id', '=', userId)
    .execute()

test("only Trilha's team sends announcements, sees partners and sees tasks", async () => {
  for (const { token } of [await aCandidate(p), await aRecruiter(p)]) {
    refused(await send(body(), token), 403, 'forbidden')
    refused(await call(p, partners.listPartners, {}, { token }), 403, 'forbidden')
    refused(await call(p, system.readHealth, {}, { token }), 403, 'forbidden')
  }
  refused(await send(body(), null), 401, 'sign-in-needed')
  const { token } = await anAdmin(p)
  refused(await send(body({ states: ['XX' as never] }), token), 400, 'invalid-request')
  refused(await send(body({ html: '<script>x</script>' }), token), 400, 'invalid-request')
  const retry = { params: { id: randomUUID() } }
  refused(await call(p, system.retryTask, retry, { token }), 404, 'not-found')
})

test('a segment is notified once, with cleaned HTML; other people are not', async () => {
  const { token } = await anAdmin(p)
  const [fromMinas, fromBahia, recruiter] = [
    await aCandidate(p, { state: 'MG' }),
    await aCandidate(p, { state: 'BA' }),
    await aRecruiter(p),
  ]
  const sent = body({ states: ['MG'] })
  const { html, audience, states } = sent
  const previewed = await call(
    p,
    contract.previewAnnouncement,
    { body: { html, audience, states: states as never } },
    { token },
  )
  expect(previewed.body.recipients).toBe(1)
  expect(previewed.body.html).toBe('<h3>Feira</h3><p>Leve seu currículo.</p>')
  expect((await send(sent, token)).status).toBe(202)
  expect((await send(sent, token)).status).toBe(202)
  await p.platform.tasks.settled()
  expect(await notificationsOf(fromMinas.userId)).toEqual([{ type: 6, html: previewed.body.html }])
  expect(await notificationsOf(fromBahia.userId)).toEqual([])
  expect(await notificationsOf(recruiter.userId)).toEqual([])
  const { body: listed } = await call(p, contract.listAnnouncements, {}, { token })
  expect(listed.rows.find(({ id }) => id === sent.id)).toMatchObject({
    recipients: 1,
    sentAt: expect.any(String),
  })
})

test('a company belongs to the states where it hires, in the preview and in sending', async () => {
  const { token } = await anAdmin(p)
  const [hiring, hiringRemotely, hiringElsewhere, drafting, candidate] = [
    await aRecruiter(p),
    await aRecruiter(p, { role: 'evaluator' }),
    await aRecruiter(p),
    await aRecruiter(p),
    await aCandidate(p, { state: 'SE' }),
  ]
  const inSergipe = { municipalityCode: aracaju }
  await aVacancy(p, { ...inSergipe, companyId: hiring.companyId })
  await aVacancy(p, { ...inSergipe, companyId: hiring.companyId })
  await aVacancy(p, {
    workplace: 'remote',
    municipalityCode: null,
    placeState: 'SE',
    companyId: hiringRemotely.companyId,
  })
  await aVacancy(p, { municipalityCode: cities.salvador, companyId: hiringElsewhere.companyId })
  await aVacancy(p, { ...inSergipe, companyId: drafting.companyId, draft: true })
  const suspended = await aRecruiter(p, { companyId: hiring.companyId })
  await suspend(suspended.userId)

  const sent = body({ audience: 'recruiters', states: ['SE'] })
  expect(await recipientsOf(sent, token)).toBe(2)
  expect((await send(sent, token)).status).toBe(202)
  await p.platform.tasks.settled()
  for (const { userId } of [hiring, hiringRemotely])
    expect(await notificationsOf(userId)).toHaveLength(1)
  for (const { userId } of [hiringElsewhere, drafting, suspended, candidate])
    expect(await notificationsOf(userId)).toEqual([])
  const { body: listed } = await call(p, contract.listAnnouncements, {}, { token })
  expect(listed.rows.find(({ id }) => id === sent.id)?.recipients).toBe(2)
})

test('suspended and deleted accounts are neither counted nor notified', async () => {
  const { token } = await anAdmin(p)
  const [active, suspended, deleted] = [
    await aCandidate(p, { state: 'AC' }),
    await aCandidate(p, { state: 'AC' }),
    await aCandidate(p, { state: 'AC' }),
  ]
  await suspend(suspended.userId)
  await p.platform.db
    .updateTable('users')
    .set({ deleted_at: p.platform.now() })
    .where('id', '=', deleted.userId)
    .execute()
  const sent = body({ states: ['AC'] })
  expect(await recipientsOf(sent, token)).toBe(1)
  await send(sent, token)
  await p.platform.tasks.settled()
  expect(await notificationsOf(active.userId)).toHaveLength(1)
  expect(await notificationsOf(suspended.userId)).toEqual([])
  expect(await notificationsOf(deleted.userId)).toEqual([])
})

test('a partner is created and renamed, and its candidates are counted', async () => {
  const { token } = await anAdmin(p)
  const entered = { body: { name: 'Instituto Caminhar' } }
  const { id } = (await call(p, partners.createPartner, entered, { token })).body
  const [one, two] = [await aCandidate(p), await aCandidate(p)]
  await anApplication(p, { candidate: one })
  const referred = p.platform.db.updateTable('candidates').set({ partner_id: id })
  await referred.where('id', 'in', [one.candidateId, two.candidateId]).execute()
  const rename = { params: { id }, body: { name: 'Instituto Caminho' } }
  expect((await call(p, partners.renamePartner, rename, { token })).status).toBe(204)
  const { body: listed } = await call(p, partners.listPartners, {}, { token })
  expect(listed.rows).toContainEqual(
    expect.objectContaining({ name: 'Instituto Caminho', candidates: 2, applied: 1 }),
  )
})

test('the health report lists every kind of task', async () => {
  const { token } = await anAdmin(p)
  const { body: health } = await call(p, system.readHealth, {}, { token })
  expect(health.queues.map(({ name }) => name)).toContain('announcements.announce')
  expect(health).toMatchObject({ deadCount: 0, deadLetters: [], channels: { mail: 'captured' } })
})
