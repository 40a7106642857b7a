import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { program } from '../../test/program.ts'
import {
  answerAll,
  aTest,
  customItems,
  customStage,
  questionsStage,
  save,
  seenTest,
  start,
  submit,
} from '../../test/stages/tests.ts'
import { stored } from '../../test/trails.ts'

const p = program()

test('ten concurrent starts begin one attempt with one end and one draw', async () => {
  const trail = await aTest(p, customStage)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      start(p, trail, { timeFactor: i % 2 ? 2 : 1, device: randomUUID() }),
    ),
  )
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
  const replies = answers.map(({ body }) =>
    JSON.stringify([body.attempt, body.items.map((item) => item.id)]),
  )
  expect(new Set(replies).size).toBe(1)
  const { history } = await stored(p, trail.id)
  expect(history.filter((row) => row.action === 'start_stage')).toHaveLength(1)
})

test('one of five concurrent submissions succeeds; with one key, all get its reply', async () => {
  const trail = await aTest(p, { ...customStage, items: customItems.slice(1, 2), test: {} })
  await start(p, trail)
  await answerAll(p, trail)
  const answers = await Promise.all(Array.from({ length: 5 }, () => submit(p, trail)))
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409, 409, 409,
  ])
  const key = randomUUID()
  const again = await aTest(p, { ...customStage, items: customItems.slice(1, 2), test: {} })
  await start(p, again)
  await answerAll(p, again)
  const same = await Promise.all(Array.from({ length: 5 }, () => submit(p, again, key)))
  for (const answer of same) {
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual(same[0]?.body)
  }
  for (const { id } of [trail, again]) {
    const { state, replayed } = await stored(p, id)
    expect(state).toEqual(replayed)
  }
})

test('an answer saved during the submission is either included or refused', async () => {
  const trail = await aTest(p, questionsStage)
  await answerAll(p, trail)
  const { items } = await seenTest(p, trail)
  const text = items.find((item) => item.kind === 'text')?.id ?? ''
  const [sent, ...saves] = await Promise.all([
    submit(p, trail),
    ...Array.from({ length: 8 }, (_, i) =>
      save(p, trail, text, { value: { kind: 'text', text: `versão ${i}` }, revision: i + 2 }),
    ),
  ])
  expect(sent.status).toBe(200)
  const after = (await seenTest(p, trail)).answers.find((answer) => answer.itemId === text)
  const accepted = saves.filter((answer) => answer.status === 200)
  expect(saves.every((answer) => [200, 409].includes(answer.status))).toBe(true)
  const highest = Math.max(1, ...accepted.map((answer) => answer.body.revision))
  expect(after?.revision).toBe(highest)
})

test('of two devices that save at once, one succeeds and the other gets an error', async () => {
  const trail = await aTest(p, questionsStage)
  const { items } = await seenTest(p, trail)
  const text = items.find((item) => item.kind === 'text')?.id ?? ''
  const answers = await Promise.all(
    ['do celular', 'do computador'].map((written) =>
      save(p, trail, text, { value: { kind: 'text', text: written }, device: randomUUID() }),
    ),
  )
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const accepted = answers.find((answer) => answer.status === 200)
  expect((await seenTest(p, trail)).answers).toEqual([accepted?.body])
})
