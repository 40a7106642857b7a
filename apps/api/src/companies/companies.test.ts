import * as contract from '@trilha/contracts/companies/companies'
import * as vacancies from '@trilha/contracts/vacancies/vacancies'
import { dayMs } from '@trilha/contracts/shared/durations'
import { expect, test } from 'vitest'
import { call, refused } from '../../test/client.ts'
import { aCandidate, aCompany, aRecruiter, aVacancy } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import { inTransaction } from '../platform/db/database.ts'
import { countRecordsTask } from './companies.tasks.ts'

const p = program()
const list = (query: Record<string, unknown> = {}) => call(p, contract.listAnswering, { query })

const countRecords = async () => {
  await inTransaction(p.platform.db, (tx) => p.platform.tasks.add(tx, countRecordsTask, {}))
  await p.platform.tasks.settled()
}

/**
 * A company with one applicant for each wait: the days until the company answered, or null for a
 * person who got no answer.
 */
async function aCompanyWithAnswers(name: string, waits: (number | null)[], verified = true) {
  const companyId = await aCompany(p, { name, verified })
  const vacancy = await aVacancy(p, { companyId })
  const { userId } = await aRecruiter(p, { companyId })
  const start = p.platform.now().getTime() - 30 * dayMs
  const applicationIds: string[] = []
  for (const days of waits) {
    const { candidateId } = await aCandidate(p)
    const { id } = await p.platform.db
      .insertInto('applications')
      .values({
        vacancy_id: vacancy.id,
        candidate_id: candidateId,
        state: days === null ? 'under_review' : 'not_approved',
        answer_due_at: days === null ? new Date(start + 4 * dayMs) : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    applicationIds.push(id)
    const step = (action: string, actor: string, at: number) => ({
      application_id: id,
      // The conversation, which promises an answer within four days.
      stage_id: vacancy.stageIds[1] ?? '',
      action,
      actor,
      to_state: 'under_review',
      user_id: actor === 'company' ? userId : null,
      at: new Date(at),
    })
    await p.platform.db
      .insertInto('application_history')
      .values([
        step('submit_stage', 'candidate', start),
        ...(days === null ? [] : [step('not_approve', 'company', start + days * dayMs)]),
      ])
      .execute()
  }
  return { companyId, vacancyId: vacancy.id, applicationIds }
}

test.each([{ page: 0 }, { limit: 51 }, { page: 'x' }])(
  'an invalid page answers 400: %j',
  async (query) => {
    refused(await list(query), 400, 'invalid-request')
  },
)

test('no company is listed before there are answers', async () => {
  await countRecords()
  expect((await list()).body).toEqual({ rows: [], count: 0, page: 1, limit: 10, totalPages: 0 })
})

test('lists companies that answered five or more people, best share in time first', async () => {
  const quick = await aCompanyWithAnswers('Padaria Rápida', [1, 1, 2, 2, 2])
  // A late answer and a missing answer both lower the share.
  await aCompanyWithAnswers('Oficina Atrasada', [1, 3, 3, 4, 9, null])
  await aCompanyWithAnswers('Loja Pequena', [1, 1, 1, 1, null])
  await aCompanyWithAnswers('Loja Calada', [null, null, null, null, null, null])
  await aCompanyWithAnswers('Ainda sem verificação', [1, 1, 1, 1, 1], false)
  expect((await list()).body.count).toBe(0)
  await countRecords()
  const { body } = await list()
  expect(body.rows).toEqual([
    {
      id: quick.companyId,
      name: 'Padaria Rápida',
      mark: 'wheat',
      tone: 'straw',
      logoUrl: null,
      slug: null,
      sector: 'Varejo',
      inTimePercent: 100,
      medianDays: 2,
      people: 5,
      openVacancies: 1,
      newest: [
        {
          id: quick.vacancyId,
          slug: 'assistente-de-atendimento-ao-cliente-contagem',
          roleName: 'Assistente de atendimento ao cliente',
        },
      ],
      countedAt: expect.any(String),
    },
    expect.objectContaining({
      name: 'Oficina Atrasada',
      inTimePercent: 67,
      medianDays: 3,
      people: 6,
    }),
  ])
  const { body: second } = await list({ page: 2, limit: 1 })
  expect([second.count, second.totalPages, second.rows.map(({ name }) => name)]).toEqual([
    2,
    2,
    ['Oficina Atrasada'],
  ])
  const seen = await call(p, vacancies.getVacancy, { params: { id: quick.vacancyId } })
  expect(seen.body.companyPanel.responseRecord).toEqual({
    inTimePercent: 100,
    medianDays: 2,
    people: 5,
  })
})

test('counting twice changes nothing; a company whose applicants withdrew leaves the list', async () => {
  const { vacancyId } = await aCompanyWithAnswers('Clínica Breve', [1, 1, 1, 1, 1])
  await countRecords()
  await countRecords()
  expect((await list()).body.rows.map(({ name }) => name)).toContain('Clínica Breve')
  await p.platform.db
    .updateTable('applications')
    .set({ state: 'withdrawn' })
    .where('vacancy_id', '=', vacancyId)
    .execute()
  await countRecords()
  expect((await list()).body.rows.map(({ name }) => name)).not.toContain('Clínica Breve')
})

test('the wait of a person who withdrew after the answer does not count', async () => {
  const waits = [2, 2, 2, 2, 2, 9, 9, 9, 9, 9, 9]
  const { applicationIds } = await aCompanyWithAnswers('Ateliê Sereno', waits)
  await p.platform.db
    .updateTable('applications')
    .set({ state: 'withdrawn' })
    .where('id', 'in', applicationIds.slice(5))
    .execute()
  await countRecords()
  expect((await list()).body.rows.find(({ name }) => name === 'Ateliê Sereno')).toMatchObject({
    people: 5,
    inTimePercent: 100,
    medianDays: 2,
  })
})
