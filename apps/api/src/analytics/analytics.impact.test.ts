import { randomUUID } from 'node:crypto'
import { exportAnalytics } from '@trilha/contracts/analytics.export'
import * as contract from '@trilha/contracts/analytics.impact'
import { inclusionConsent, saveInclusion } from '@trilha/contracts/candidates.inclusion'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call, refused, urlOf } from '../../test/client.ts'
import { aCandidate, anAdmin, aRecruiter, aVacancy } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import { publishImpact } from './analytics.impact.ts'

const p = program({ limitScale: 1e6 })

const get = (token: string | null, vacancy?: number) =>
  call(p, contract.getImpact, { query: vacancy === undefined ? {} : { vacancy } }, { token })

async function aDesk(companyId?: string) {
  const vacancy = await aVacancy(p, companyId ? { companyId } : {})
  const owner = await aRecruiter(p, { companyId: vacancy.companyId, role: 'owner' })
  return { vacancy, owner, stageId: vacancy.stageIds[0] ?? '' }
}
type Desk = Awaited<ReturnType<typeof aDesk>>

type Race = 'black' | 'brown' | 'white' | 'undeclared' | null

/** So many people whom the first stage judged; null told nothing of themselves. */
async function judged(desk: Desk, count: number, passed: number, race: Race) {
  for (let i = 0; i < count; i++) {
    const { candidateId, token } = await aCandidate(p)
    const id = randomUUID()
    const state = i < passed ? 'approved' : 'not_approved'
    await sql`insert into applications (id, vacancy_id, candidate_id, state) values
      (${id}, ${desk.vacancy.id}, ${candidateId}, ${i < passed ? 'under_review' : state})`.execute(
      p.platform.db,
    )
    await sql`insert into application_stages (application_id, stage_id, position, state)
      values (${id}, ${desk.stageId}, 1, ${state})`.execute(p.platform.db)
    if (race === null) continue
    const body = {
      consentVersion: inclusionConsent.version,
      disabilities: [],
      accommodations: '',
      race,
    }
    expect((await call(p, saveInclusion, { body }, { token })).status).toBe(200)
  }
}

/** What an owner reads: by stage, each group with its rounded numbers. */
async function shown({ owner, vacancy }: Desk, whole = false) {
  await publishImpact(p.platform)
  const { body } = await get(owner.token, whole ? undefined : vacancy.id)
  return body.stages.flatMap(({ id, tables }) =>
    tables.flatMap((table) =>
      table.groups.map((row) => [
        whole ? id : table.dimension,
        row.group,
        row.atLeast,
        row.ratePercent,
        row.ratioPercent,
        row.finding,
      ]),
    ),
  )
}

test('refused: nobody, candidates, the team, all but owners, other companies', async () => {
  const desk = await aDesk()
  const { companyId } = desk.vacancy
  refused(await get(null), 401, 'sign-in-needed')
  refused(await get((await aCandidate(p)).token), 403, 'forbidden')
  refused(await get((await anAdmin(p)).token), 403, 'forbidden')
  for (const role of ['recruiter', 'evaluator'] as const) {
    const { token } = await aRecruiter(p, { companyId, role })
    refused(await get(token), 403, 'forbidden')
    const file = await p.app.inject({
      url: urlOf(exportAnalytics, {}, { table: 'impact' }),
      headers: { authorization: `Bearer ${token}` },
    })
    expect(file.statusCode).toBe(403)
  }
  const other = await aRecruiter(p, { role: 'owner' })
  refused(await get(other.token, desk.vacancy.id), 404, 'not-found')
  expect((await get(other.token)).body).toEqual({ stages: [] })
})

test('rates of groups of ten and more, rounded; one person more changes nothing', async () => {
  const desk = await aDesk()
  await judged(desk, 20, 6, 'brown')
  await judged(desk, 14, 4, 'black')
  await judged(desk, 33, 26, 'white')
  await judged(desk, 5, 3, null)
  const first = [
    // 10 of 34 against 26 of 33: 29 % and 79 %, Fisher's p below 0.0001.
    ['colour', 'black', 30, 29, 37, 'look'],
    ['colour', 'white', 30, 79, 100, 'reference'],
  ]
  expect(await shown(desk)).toEqual(first)
  await judged(desk, 1, 0, 'brown')
  await judged(desk, 15, 15, null)
  expect(await shown(desk)).toEqual(first)
  // Ten of the group and ten others: the new count may stand.
  await judged(desk, 9, 9, 'brown')
  expect((await shown(desk))[0]).toEqual(['colour', 'black', 40, 43, 55, 'look'])
  const file = await p.app.inject({
    url: urlOf(exportAnalytics, {}, { table: 'impact', vacancy: desk.vacancy.id }),
    headers: { authorization: `Bearer ${desk.owner.token}` },
  })
  expect(file.body).toContain(
    'Requisitos da vaga;Pessoas negras (pretas e pardas);40;43;55;Vale olhar a etapa\r\n',
  )
}, 60_000)

test('nine are not shown, nor whom one could subtract them from; nor consents to an earlier text', async () => {
  const desk = await aDesk()
  await judged(desk, 9, 3, 'black')
  await judged(desk, 20, 12, 'white')
  await judged(desk, 6, 3, null)
  expect(await shown(desk)).toEqual([])
  await judged(desk, 1, 0, 'black')
  await sql`update sensitive.consents set text_version = '2026-11' where candidate_id in
    (select candidate_id from applications where vacancy_id = ${desk.vacancy.id})`.execute(
    p.platform.db,
  )
  expect(await shown(desk)).toEqual([])
  await sql`update sensitive.consents set text_version = ${inclusionConsent.version}
    where candidate_id in
    (select candidate_id from applications where vacancy_id = ${desk.vacancy.id})`.execute(
    p.platform.db,
  )
  expect(await shown(desk)).toEqual([
    ['colour', 'white', 20, 60, 100, 'reference'],
    ['colour', 'black', 10, 30, 50, 'small'],
  ])
}, 60_000)

test('the whole company is the sum of what its vacancies show, and nothing more', async () => {
  const one = await aDesk()
  const two = await aDesk(one.vacancy.companyId)
  await judged(one, 20, 10, 'black')
  await judged(one, 20, 12, 'white')
  await judged(two, 9, 0, 'black')
  await judged(two, 30, 20, 'white')
  const sum = [
    ['requirements', 'black', 20, 50, 83, 'alike'],
    ['requirements', 'white', 20, 60, 100, 'reference'],
  ]
  expect(await shown(two)).toEqual([])
  expect(await shown(one, true)).toEqual(sum)
}, 60_000)
