import { randomUUID } from 'node:crypto'
import { exportAnalytics } from '@trilha/contracts/analytics/export'
import * as contract from '@trilha/contracts/analytics/impact'
import { inclusionConsent, saveInclusion } from '@trilha/contracts/candidates/inclusion'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call, refused, urlOf } from '../../test/client.ts'
import { aCandidate, anAdmin, aRecruiter, aVacancy } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import { publishImpact } from './analytics.impact.ts'

const p = program({ limitScale: 1e6 })

const get = (token: string | null, vacancy?: number) =>
  call(p, contract.getImpact, { query: vacancy === undefined ? {} : { vacancy } }, { token })

async function aCompany(companyId?: string) {
  const vacancy = await aVacancy(p, companyId ? { companyId } : {})
  const owner = await aRecruiter(p, { companyId: vacancy.companyId, role: 'owner' })
  return { vacancy, owner, stageId: vacancy.stageIds[0] ?? '' }
}
type Company = Awaited<ReturnType<typeof aCompany>>

type Race = 'black' | 'brown' | 'white' | 'undeclared' | null

/** Creates people who were judged at the first stage; with race null they declare nothing. */
async function addJudged(company: Company, count: number, passed: number, race: Race) {
  for (let i = 0; i < count; i++) {
    const { candidateId, token } = await aCandidate(p)
    const id = randomUUID()
    const state = i < passed ? 'approved' : 'not_approved'
    await sql`insert into applications (id, vacancy_id, candidate_id, state) values
      (${id}, ${company.vacancy.id}, ${candidateId},
        ${i < passed ? 'under_review' : state})`.execute(p.platform.db)
    await sql`insert into application_stages (application_id, stage_id, position, state)
      values (${id}, ${company.stageId}, 1, ${state})`.execute(p.platform.db)
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

/** What an owner sees: for each stage, each group with its rounded numbers. */
async function shown({ owner, vacancy }: Company, scope: 'vacancy' | 'company' = 'vacancy') {
  await publishImpact(p.platform)
  const { body } = await get(owner.token, scope === 'company' ? undefined : vacancy.id)
  return body.stages.flatMap(({ id, tables }) =>
    tables.flatMap((table) =>
      table.groups.map((row) => [
        scope === 'company' ? id : table.dimension,
        row.group,
        row.atLeast,
        row.ratePercent,
        row.ratioPercent,
        row.finding,
      ]),
    ),
  )
}

test('refuses anonymous users, candidates, admins, non-owners and other companies', async () => {
  const company = await aCompany()
  const { companyId } = company.vacancy
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
  refused(await get(other.token, company.vacancy.id), 404, 'not-found')
  expect((await get(other.token)).body).toEqual({ stages: [] })
})

test('shows rounded rates of groups of ten or more; one more person changes nothing', async () => {
  const company = await aCompany()
  await addJudged(company, 20, 6, 'brown')
  await addJudged(company, 14, 4, 'black')
  await addJudged(company, 33, 26, 'white')
  await addJudged(company, 5, 3, null)
  const first = [
    // 10 of 34 against 26 of 33: 29 % and 79 %, Fisher's p below 0.0001.
    ['colour', 'black', 30, 29, 37, 'look'],
    ['colour', 'white', 30, 79, 100, 'reference'],
  ]
  expect(await shown(company)).toEqual(first)
  await addJudged(company, 1, 0, 'brown')
  await addJudged(company, 15, 15, null)
  expect(await shown(company)).toEqual(first)
  // Ten more of the group and ten more others: the counts may be replaced.
  await addJudged(company, 9, 9, 'brown')
  expect((await shown(company))[0]).toEqual(['colour', 'black', 40, 43, 55, 'look'])
  const file = await p.app.inject({
    url: urlOf(exportAnalytics, {}, { table: 'impact', vacancy: company.vacancy.id }),
    headers: { authorization: `Bearer ${company.owner.token}` },
  })
  expect(file.body).toContain(
    'Requisitos da vaga;Pessoas negras (pretas e pardas);40;43;55;Vale olhar a etapa\r\n',
  )
}, 60_000)

test('hides groups below ten and the next smallest group, and ignores old consents', async () => {
  const company = await aCompany()
  await addJudged(company, 9, 3, 'black')
  await addJudged(company, 20, 12, 'white')
  await addJudged(company, 6, 3, null)
  expect(await shown(company)).toEqual([])
  await addJudged(company, 1, 0, 'black')
  await sql`update sensitive.consents set text_version = '2026-11' where candidate_id in
    (select candidate_id from applications where vacancy_id = ${company.vacancy.id})`.execute(
    p.platform.db,
  )
  expect(await shown(company)).toEqual([])
  await sql`update sensitive.consents set text_version = ${inclusionConsent.version}
    where candidate_id in
    (select candidate_id from applications where vacancy_id = ${company.vacancy.id})`.execute(
    p.platform.db,
  )
  expect(await shown(company)).toEqual([
    ['colour', 'white', 20, 60, 100, 'reference'],
    ['colour', 'black', 10, 30, 50, 'small'],
  ])
}, 60_000)

test('the whole company is the sum of the published counts of its vacancies', async () => {
  const one = await aCompany()
  const two = await aCompany(one.vacancy.companyId)
  await addJudged(one, 20, 10, 'black')
  await addJudged(one, 20, 12, 'white')
  await addJudged(two, 9, 0, 'black')
  await addJudged(two, 30, 20, 'white')
  const sum = [
    ['requirements', 'black', 20, 50, 83, 'alike'],
    ['requirements', 'white', 20, 60, 100, 'reference'],
  ]
  expect(await shown(two)).toEqual([])
  expect(await shown(one, 'company')).toEqual(sum)
}, 60_000)
