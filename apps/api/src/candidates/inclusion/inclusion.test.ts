import * as contract from '@trilha/contracts/candidates/inclusion'
import * as views from '@trilha/contracts/candidates/views'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call, refused, urlOf } from '../../../test/client.ts'
import { declaredEndpoints } from '../../../test/contract/endpoints.ts'
import { aCandidate, anAdmin, anApplication, aRecruiter } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'

const p = program()

const answers = {
  consentVersion: contract.inclusionConsent.version,
  disabilities: ['psychosocial' as const],
  accommodations: 'Preciso de pausas MARCA-SENSIVEL',
  race: 'indigenous' as const,
}
const save = (body: object, token: string | null) =>
  call(p, contract.saveInclusion, { body: body as typeof answers }, { token })
const read = (token: string | null) => call(p, contract.getInclusion, {}, { token })

test('only a candidate can save, with consent and listed values', async () => {
  refused(await save(answers, null), 401, 'sign-in-needed')
  refused(await read((await aRecruiter(p)).token), 403, 'forbidden')
  refused(await read((await anAdmin(p)).token), 403, 'forbidden')
  const { token } = await aCandidate(p)
  for (const consentVersion of [undefined, '2020-01', true]) {
    const { errors } = refused(
      await save({ ...answers, consentVersion }, token),
      400,
      'invalid-request',
    )
    expect(errors).toMatchObject([{ field: 'consentVersion', id: 'consent-required' }])
  }
  refused(await save({ ...answers, disabilities: ['F32'] }, token), 400, 'invalid-request')
  expect((await read(token)).body.consent).toBeNull()
})

test('data is stored encrypted with its consent, replaced, and erased on revocation', async () => {
  const { token, candidateId } = await aCandidate(p)
  const { body } = await save(answers, token)
  expect(body).toMatchObject({
    consent: { version: contract.inclusionConsent.version },
    disabilities: ['psychosocial'],
    accommodations: answers.accommodations,
    race: 'indigenous',
  })
  const rows = async (table: string) =>
    (
      await sql<Record<string, unknown>>`select * from ${sql.table(`sensitive.${table}`)}
        where candidate_id = ${candidateId}`.execute(p.platform.db)
    ).rows
  const sealed = (await rows('inclusion'))[0]?.sealed as Buffer
  for (const word of ['MARCA', 'psychosocial', 'indigenous'])
    expect(sealed.includes(word)).toBe(false)

  await save({ ...answers, race: null, accommodations: '' }, token)
  expect((await read(token)).body).toMatchObject({ race: null, accommodations: '' })
  expect(await rows('consents')).toHaveLength(1)

  expect((await call(p, contract.removeInclusion, {}, { token })).status).toBe(204)
  expect((await read(token)).body).toMatchObject({ consent: null, disabilities: [] })
  expect(await rows('inclusion')).toEqual([])
  expect(await rows('consents')).toMatchObject([{ revoked_at: expect.any(Date) }])
  await save(answers, token)
  expect(await rows('consents')).toHaveLength(2)
})

test('no reply to companies or the team has inclusion data', { timeout: 120_000 }, async () => {
  const candidate = await aCandidate(p)
  await save(answers, candidate.token)
  const application = await anApplication(p, { candidate })
  const { companyId } = application.vacancy
  const recruiter = await aRecruiter(p, { companyId })
  const others = { recruiter: recruiter.token, admin: (await anAdmin(p)).token, anyone: null }
  let answered = 0
  for (const endpoint of await declaredEndpoints()) {
    if (endpoint.method !== 'GET') continue
    for (const [who, token] of Object.entries(others)) {
      const params = {
        id: /vacancies|selectiveProcess/.test(endpoint.path)
          ? application.vacancyId
          : application.id,
        stageId: application.stageId,
        candidateId: candidate.candidateId,
        companyId,
        userId: candidate.userId,
        kind: 'competency',
        // A parameter of other endpoints.
        cep: '32010370',
      }
      const answer = await p.app.inject({
        url: urlOf(endpoint, params),
        headers: token ? { authorization: `Bearer ${token}` } : {},
      })
      if (answer.statusCode === 200 && who === 'recruiter') answered++
      expect(`${endpoint.id} ${answer.body}`).not.toMatch(/MARCA-SENSIVEL|psychosocial|"race"/)
    }
  }
  expect(answered).toBeGreaterThan(5)
})

test('candidates see which companies viewed them, each with the last time', async () => {
  const application = await anApplication(p)
  const { candidate, vacancy } = application
  const list = (token: string | null) => call(p, views.listViews, {}, { token })
  refused(await list(null), 401, 'sign-in-needed')
  expect((await list(candidate.token)).body.rows).toEqual([])
  const recruiters = await Promise.all(
    [1, 2].map(() => aRecruiter(p, { companyId: vacancy.companyId })),
  )
  const at = (day: number) => new Date(Date.UTC(2026, 10, day))
  await p.platform.db
    .insertInto('application_views')
    .values(
      recruiters.map(({ userId }, i) => ({
        application_id: application.id,
        user_id: userId,
        at: at(i + 1),
      })),
    )
    .execute()
  expect((await list(candidate.token)).body.rows).toMatchObject([
    { company: { id: vacancy.companyId }, what: 'application', at: at(2).toISOString() },
  ])
  expect((await list((await aCandidate(p)).token)).body.rows).toEqual([])
})
