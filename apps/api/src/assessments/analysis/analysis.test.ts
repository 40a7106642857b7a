import { randomUUID } from 'node:crypto'
import * as contract from '@trilha/contracts/assessments/analysis'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aPublished, anItem, aStage } from '../../../test/editor.ts'
import { aCandidate, aRecruiter } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'

const p = program()

const options = ['a', 'b', 'c'].map((id) => ({ id, text: `Opção ${id}` }))
const choice = (prompt: string) =>
  anItem({ kind: 'single', prompt, options, key: { kind: 'options', correct: ['a'] }, points: 1 })

async function aTest() {
  const essay = anItem({
    prompt: 'Conte um caso.',
    points: 5,
    key: { kind: 'rubric', marks: ['Nada', 'Pouco', 'Regular', 'Bom', 'Ótimo'] },
  })
  const stages = [
    aStage('custom', {
      items: [choice('Primeira?'), choice('Segunda?'), choice('Terceira?'), essay],
    }),
    aStage('company', { id: 'c' }),
  ]
  const vacancy = await aPublished(p, { stages })
  const [stage] = vacancy.content.stages
  return { ...vacancy, stageId: stage?.id ?? '', otherId: vacancy.content.stages[1]?.id ?? '' }
}

const analysis = (id: number, stageId: string, token: string | null) =>
  call(p, contract.getAnalysis, { params: { id, stageId } }, { token })

/** The points of five people, as in `figures.unit.test.ts`. A right answer is a, a wrong one b. */
const five = [
  [1, 1, 1],
  [1, 1, 0],
  [1, 0, 0],
  [1, 0, 1],
  [0, 0, 0],
]

/** Inserts sent tests in the form in which the program stores them. */
async function insertSentTests(vacancyId: number, stageId: string, count: number) {
  const { rows: items } = await sql<{ id: string }>`
    select id from stage_items where stage_id = ${stageId} order by position`.execute(p.platform.db)
  for (let i = 0; i < count; i++) {
    const { candidateId } = await aCandidate(p)
    const id = randomUUID()
    const right = five[i % five.length] ?? []
    const scores = Object.fromEntries(items.map((item, n) => [item.id, n < 3 ? right[n] : null]))
    await sql`insert into applications (id, vacancy_id, candidate_id, state)
      values (${id}, ${vacancyId}, ${candidateId}, 'under_review')`.execute(p.platform.db)
    await sql`insert into application_stages (application_id, stage_id, position, state)
      values (${id}, ${stageId}, 1, 'submitted')`.execute(p.platform.db)
    await sql`insert into stage_attempts (application_id, stage_id, started_at, draw, sent_at, scores, most)
      values (${id}, ${stageId}, now(), ${items.map((item) => item.id)}::uuid[], now(),
        ${JSON.stringify(scores)}::jsonb, 8)`.execute(p.platform.db)
    // A wrong answer to the third question is left blank.
    for (const [n, point] of right.entries())
      if (n < 2 || point === 1)
        await sql`insert into stage_answers (application_id, stage_id, item_id, value)
          values (${id}, ${stageId}, ${items[n]?.id ?? ''},
            ${JSON.stringify({ kind: 'single', option: point === 1 ? 'a' : 'b' })}::jsonb)`.execute(
          p.platform.db,
        )
  }
}

test('only recruiters of the company get the analysis, and only of a custom test', async () => {
  const one = await aTest()
  const two = await aTest()
  refused(await analysis(one.id, one.stageId, null), 401, 'sign-in-needed')
  refused(await analysis(one.id, one.stageId, (await aCandidate(p)).token), 403, 'forbidden')
  const { token } = one.recruiter
  refused(await analysis(two.id, two.stageId, token), 404, 'not-found')
  refused(await analysis(one.id, two.stageId, token), 404, 'not-found')
  refused(await analysis(one.id, one.otherId, token), 404, 'not-found')
  refused(await analysis(one.id, randomUUID(), token), 404, 'not-found')
})

test('the analysis needs 50 sent tests and matches the figures calculated by hand', async () => {
  const one = await aTest()
  const { token } = one.recruiter
  await insertSentTests(one.id, one.stageId, 49)
  const before = await analysis(one.id, one.stageId, token)
  expect(before.body).toMatchObject({ people: 49, needed: 50, reliability: null })
  expect(before.body.items.every(({ difficulty }) => difficulty === null)).toBe(true)
  const last = await aTest()
  await insertSentTests(last.id, last.stageId, 50)
  const { companyId } = last.recruiter
  const evaluator = await aRecruiter(p, { companyId, role: 'evaluator' })
  const { body } = await analysis(last.id, last.stageId, evaluator.token)
  expect(body.reliability).toEqual({ kind: 'kr20', value: 0.577, items: 3 })
  expect(body.items.map((item) => [item.prompt, item.difficulty, item.discrimination])).toEqual([
    ['Primeira?', 0.8, 0.535],
    ['Segunda?', 0.4, 0.327],
    ['Terceira?', 0.4, 0.327],
  ])
  // Of each five people, four chose a: they had 2, 1, 0 and 1 of the other two questions right. One
  // chose b and had none right.
  expect(body.items[0]?.options).toEqual([
    { id: 'a', text: 'Opção a', correct: true, people: 40, rest: 0.5 },
    { id: 'b', text: 'Opção b', correct: false, people: 10, rest: 0 },
    { id: 'c', text: 'Opção c', correct: false, people: 0, rest: null },
  ])
  expect(body.items.map(({ blank }) => blank)).toEqual([0, 0, 30])
})
