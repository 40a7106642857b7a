import * as contract from '@trilha/contracts/selfAssessments/companyValues'
import { removeMember } from '@trilha/contracts/companies/team'
import { getAffinity } from '@trilha/contracts/selfAssessments/selfAssessments'
import { expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aCandidate, aCompany, anAdmin, aRecruiter } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { fullAnswers } from '../../../test/stages/selfAssessments.ts'

const p = program()

const answersOf = (choose: (item: string, i: number) => number) =>
  Object.fromEntries(fullAnswers('values', choose).map(({ item, value = 0 }) => [item, value]))
const varied = answersOf((_, i) => 1 + ((i * 5) % 6))
const rate = (token: string | null, answers: Record<string, number>) =>
  call(p, contract.rateCompanyValues, { body: { answers } }, { token })
const read = (token: string | null) => call(p, contract.getCompanyValues, {}, { token })

test('ratings are refused to candidates and admins, and with missing or invalid answers', async () => {
  refused(await rate(null, varied), 401, 'sign-in-needed')
  refused(await rate((await aCandidate(p)).token, varied), 403, 'forbidden')
  refused(await rate((await anAdmin(p)).token, varied), 403, 'forbidden')
  const { token } = await aRecruiter(p)
  refused(await rate(token, {}), 400, 'answers-incomplete')
  refused(await rate(token, { ...varied, v01: 7 }), 400, 'invalid-request')
  refused(await rate(token, { ...varied, outra: 1 }), 400, 'invalid-request')
  expect((await read(token)).body).toEqual({ mine: null, raters: 0, wanted: 5, profile: null })
})

test('careless answers are not saved, and the reply contains the reasons', async () => {
  const { token } = await aRecruiter(p)
  expect(
    (
      await rate(
        token,
        answersOf(() => 4),
      )
    ).body,
  ).toMatchObject({
    discarded: ['same-answer'],
    mine: null,
  })
  // The directed item has a wrong answer.
  expect((await rate(token, { ...varied, v10: 5 })).body).toMatchObject({
    discarded: ['directed'],
    mine: null,
    profile: null,
  })
})

test('values are declared below five raters and rated from five on', async () => {
  const companyId = await aCompany(p)
  const candidate = await aCandidate(p)
  const roles = ['owner', 'recruiter', 'evaluator', 'evaluator', 'recruiter'] as const
  const team = await Promise.all(roles.map((role) => aRecruiter(p, { companyId, role })))
  const affinity = async () =>
    (await call(p, getAffinity, { params: { companyId } }, candidate)).body.profile
  expect(await affinity()).toBeNull()

  for (const [i, { token }] of team.entries()) {
    // The unknown item v99 is dropped.
    const { status, body } = await rate(token, { ...varied, v01: 1 + (i % 2), v99: 3 })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      discarded: [],
      raters: i + 1,
      profile: { source: i < 4 ? 'declared' : 'rated' },
    })
    expect(body.mine?.answers).toEqual({ ...varied, v01: 1 + (i % 2) })
    expect(body.profile?.highest).toHaveLength(3)
    expect(body.profile?.lowest).toHaveLength(3)
  }
  expect(await affinity()).toMatchObject({ source: 'rated' })

  // A newer rating replaces the person's earlier one; other companies are not affected.
  const again = await rate(team[0]?.token ?? '', { ...varied, v01: 6 })
  expect(again.body).toMatchObject({ raters: 5, mine: { answers: { v01: 6 } } })
  expect((await read((await aRecruiter(p)).token)).body.raters).toBe(0)

  // Ratings of people who left the team do not count.
  const left = await call(
    p,
    removeMember,
    { params: { id: team[4]?.recruiterId ?? '' } },
    { token: team[0]?.token ?? '' },
  )
  expect(left.status).toBe(204)
  expect((await read(team[0]?.token ?? '')).body).toMatchObject({
    raters: 4,
    profile: { source: 'declared' },
  })
  expect(await affinity()).toMatchObject({ source: 'declared' })
})
