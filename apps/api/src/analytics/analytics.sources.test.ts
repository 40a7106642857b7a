import { exportAnalytics, exportTables } from '@trilha/contracts/analytics/export'
import * as contract from '@trilha/contracts/analytics/sources'
import * as applications from '@trilha/contracts/applications/applications'
import { describe, expect, test } from 'vitest'
import { call, refused, urlOf } from '../../test/client.ts'
import { aCandidate, anAdmin, aRecruiter, aVacancy } from '../../test/factories.ts'
import { program } from '../../test/program.ts'

const p = program()

const get = (token: string | null, query: object = {}) =>
  call(p, contract.getSources, { query }, { token })
const file = (token: string | null, query: Record<string, unknown>) =>
  p.app.inject({
    url: urlOf(exportAnalytics, {}, query),
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })

async function aCompany(roleName?: string) {
  const vacancy = await aVacancy(p, { ...(roleName && { roleName }) })
  const recruiter = await aRecruiter(p, { companyId: vacancy.companyId, role: 'owner' })
  const apply = async (source?: 'search' | 'share' | 'invitation', partnerId?: string) => {
    const one = await aCandidate(p)
    if (partnerId)
      await p.platform.db
        .updateTable('candidates')
        .set({ partner_id: partnerId })
        .where('id', '=', one.candidateId)
        .execute()
    const body = { vacancyId: vacancy.id, ...(source && { source }) }
    const answer = await call(p, applications.apply, { body }, { token: one.token })
    expect(answer.status).toBe(201)
    return one
  }
  return { vacancy, recruiter, apply }
}

const aPartner = async (name: string) =>
  (
    await p.platform.db
      .insertInto('partners')
      .values({ name })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

describe('refuses', () => {
  test('anonymous users, candidates, admins, evaluators and other companies', async () => {
    const { vacancy } = await aCompany()
    const evaluator = await aRecruiter(p, { companyId: vacancy.companyId, role: 'evaluator' })
    for (const [token, status, id] of [
      [null, 401, 'sign-in-needed'],
      [(await aCandidate(p)).token, 403, 'forbidden'],
      [(await anAdmin(p)).token, 403, 'forbidden'],
      [evaluator.token, 403, 'forbidden'],
    ] as const) {
      refused(await get(token), status, id)
      const answer = await file(token, { table: 'funnel' })
      expect([answer.statusCode, answer.json().id]).toEqual([status, id])
    }
    const other = await aRecruiter(p, { role: 'owner' })
    refused(await get(other.token, { vacancy: vacancy.id }), 404, 'not-found')
    for (const table of exportTables.filter((name) => name !== 'vacancies'))
      expect((await file(other.token, { table, vacancy: vacancy.id })).statusCode).toBe(404)
    expect((await file(other.token, { table: 'people' })).statusCode).toBe(400)
  })
})

test('ignores the source invitation if none was sent; counts a sent alert', async () => {
  const { vacancy, recruiter, apply } = await aCompany()
  await apply('share')
  await apply('invitation')
  await apply()
  const { db } = p.platform
  const alerted = await aCandidate(p)
  await db
    .insertInto('told_vacancies')
    .values({
      candidate_id: alerted.candidateId,
      vacancy_id: vacancy.id,
      alert_id: crypto.randomUUID(),
      at: p.platform.now(),
    })
    .execute()
  const body = { vacancyId: vacancy.id, source: 'search' as const }
  await call(p, applications.apply, { body }, { token: alerted.token })
  const { body: reply } = await get(recruiter.token, { vacancy: vacancy.id })
  const none = { finalists: 0, hired: 0 }
  expect(reply.sources).toEqual([
    { source: 'unknown', people: 2, ...none },
    { source: 'alert', people: 1, ...none },
    { source: 'share', people: 1, ...none },
  ])
  expect(reply.record).toBeNull()
})

test('names partners with at least ten people; counts smaller partners together', async () => {
  const { recruiter, apply } = await aCompany()
  const [many, few] = [await aPartner('Senai Contagem'), await aPartner('Projeto Recomeço')]
  for (let i = 0; i < 10; i++) await apply('search', many)
  for (let i = 0; i < 9; i++) await apply('search', few)
  const { body } = await get(recruiter.token)
  expect(body).toMatchObject({
    partners: [{ id: many, name: 'Senai Contagem', people: 10 }],
    otherPartners: 0,
  })
  expect((await file(recruiter.token, { table: 'partners' })).body).toBe(
    '\uFEFFParceiro;Candidaturas;Chegaram à fase final;Contratações\r\nSenai Contagem;10;0;0\r\n' +
      'Outros, com menos de 10 pessoas cada;0;;\r\n' +
      'Números em dezenas, arredondados para baixo: 0 quer dizer menos de 10;;;\r\n',
  )
})

test('one more person of a partner changes no shown number before the next ten', async () => {
  const { recruiter, apply } = await aCompany()
  const [first, second] = [
    await aPartner('Senai Betim'),
    await aPartner('Casa do Primeiro Emprego'),
  ]
  const others = await Promise.all(['Um', 'Dois', 'Três'].map((name) => aPartner(name)))
  for (let i = 0; i < 11; i++) await apply('search', first)
  for (let i = 0; i < 10; i++) await apply('search', second)
  for (const other of others) for (let i = 0; i < 4; i++) await apply('search', other)
  const visible = async () => {
    const { partners, otherPartners } = (await get(recruiter.token)).body
    return { partners, otherPartners }
  }
  const before = await visible()
  const none = { finalists: 0, hired: 0 }
  expect(before).toEqual({
    partners: [
      { id: second, name: 'Casa do Primeiro Emprego', people: 10, ...none },
      { id: first, name: 'Senai Betim', people: 10, ...none },
    ],
    otherPartners: 10,
  })
  const text = (await file(recruiter.token, { table: 'partners' })).body
  await apply('search', first)
  await apply('search', others[0])
  expect(await visible()).toEqual(before)
  expect((await file(recruiter.token, { table: 'partners' })).body).toBe(text)
  for (let i = 0; i < 8; i++) await apply('search', first)
  expect((await visible()).partners[0]).toMatchObject({ id: first, people: 20 })
})

test('exports every table with file name, byte order mark and no formula', async () => {
  const { recruiter, apply, vacancy } = await aCompany('=HYPERLINK("http://mal.example")')
  await p.platform.db
    .updateTable('vacancy_stages')
    .set({ title: '@SUM(A1)' })
    .where('id', '=', vacancy.stageIds[0] ?? '')
    .execute()
  await apply()
  for (const table of exportTables) {
    const period = { since: '2026-01-01', until: '2027-01-01' }
    const answer = await file(recruiter.token, { table, vacancy: vacancy.id, ...period })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="trilha-[a-z-]+-2026-01-01-a-2027-01-01\.csv"; filename\*=UTF-8''trilha-/,
    )
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(answer.body).not.toMatch(/(^|[;\n])"?[=+\-@]/)
  }
  expect((await file(recruiter.token, { table: 'funnel', vacancy: vacancy.id })).body).toContain(
    `\r\n"'@SUM(A1)";1;0;1;0;0\r\n`,
  )
})
