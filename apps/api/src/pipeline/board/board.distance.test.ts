import * as board from '@trilha/contracts/pipeline/board'
import * as pipeline from '@trilha/contracts/pipeline/pipeline'
import { compare, reveal, setBlind } from '@trilha/contracts/pipeline/person'
import { expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aVacancy, cities, conversationStage } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { aTrail } from '../../../test/trails.ts'

const p = program()
const talk = { stages: [conversationStage] }

const read = (id: number, token: string | null, query: object = {}) =>
  call(p, board.getBoard, { params: { id }, query }, { token })
const column = (id: number, token: string | null, query: object) =>
  call(p, board.getBoardColumn, { params: { id }, query: query as never }, { token })

/** The work of the vacancy. */
const workedAs = 'Assistente de atendimento ao cliente'

test('shows the distance to people, and filters by it and by the match', async () => {
  const vacancy = await aVacancy(p, { ...talk, schooling: 'high-school' })
  const applicantIn = (municipalityCode: number, more: object = {}) =>
    aTrail(p, { vacancy, candidate: { workedAs, facts: { municipalityCode, ...more } } })
  // The vacancy is in Contagem; Betim is 16 km away, Salvador about 970 km.
  const here = await applicantIn(cities.contagem, { schooling: 'college', state: 'MG' })
  const near = await applicantIn(cities.betim, {
    schooling: 'elementary',
    shifts: ['morning'],
    state: 'MG',
  })
  const far = await applicantIn(cities.salvador, { state: 'BA' })
  const unknown = await aTrail(p, { vacancy })
  const { token } = here.recruiter
  const cards = async (query: object = {}) => {
    const { columns } = (await read(vacancy.id, token, query)).body
    return columns.flatMap(({ rows }) => rows)
  }
  const ids = async (query: object) => (await cards(query)).map(({ id }) => id).sort()
  const sorted = (...trails: { id: string }[]) => trails.map(({ id }) => id).sort()
  const kmOf = new Map((await cards()).map(({ id, km }) => [id, km]))
  expect([here, near, unknown].map(({ id }) => kmOf.get(id))).toEqual([0, 16, null])
  expect(kmOf.get(far.id)).toBeGreaterThan(940)
  expect(kmOf.get(far.id)).toBeLessThan(1010)
  expect((await read(vacancy.id, token)).body.vacancy.placed).toBe(true)

  expect(await ids({ near: 10 })).toEqual([here.id])
  expect(await ids({ near: 20 })).toEqual(sorted(here, near))
  expect(await ids({ match: 75 })).toEqual([here.id])
  expect(await ids({ near: 20, match: 75 })).toEqual([here.id])
  const page = { column: vacancy.stageIds[0], near: 20, limit: 1 }
  const one = (await column(vacancy.id, token, page)).body
  expect([one.rows.length, one.count]).toEqual([1, 2])
  const params = { params: { id: near.id } }
  const sheet = (await call(p, pipeline.getPipelineApplication, params, { token })).body
  expect(sheet).toMatchObject({ km: 16 })
  for (const odd of [{ near: 11 }, { near: 'perto' }, { match: 74 }])
    refused(await read(vacancy.id, token, odd), 400, 'invalid-request')

  // The filter finds no hidden people, because a distance would reveal where they live.
  await call(p, setBlind, { params: { id: vacancy.id }, body: { blind: true } }, { token })
  const hidden = await cards()
  expect(hidden.map(({ km, place }) => [km, place])).toEqual(Array(4).fill([null, null]))
  for (const km of [10, 20, 50, 100]) expect(await ids({ near: km })).toEqual([])
  expect((await column(vacancy.id, token, page)).body.count).toBe(0)
  await call(p, reveal, { params: { id: near.id } }, { token })
  expect(await ids({ near: 20 })).toEqual([near.id])
  expect(await ids({ near: 10 })).toEqual([])
  expect((await cards()).find(({ id }) => id === near.id)?.km).toBe(16)
})

test('shows no distance for a vacancy without a municipality', async () => {
  const vacancy = await aVacancy(p, { ...talk, workplace: 'remote', municipalityCode: null })
  const facts = { municipalityCode: cities.contagem }
  const { recruiter } = await aTrail(p, { vacancy, candidate: { facts } })
  const { body } = await read(vacancy.id, recruiter.token)
  expect(body.vacancy.placed).toBe(false)
  expect(body.columns[0]?.rows[0]?.km).toBeNull()
  const none = (await read(vacancy.id, recruiter.token, { near: 50 })).body
  expect(none.columns.flatMap(({ rows }) => rows)).toEqual([])
})

test('the match of hidden people does not depend on where they live', async () => {
  const vacancy = await aVacancy(p, { ...talk, schooling: 'high-school' })
  const applicantWith = (facts: object) =>
    aTrail(p, { vacancy, candidate: { workedAs, facts: { schooling: 'college', ...facts } } })
  const here = await applicantWith({ municipalityCode: cities.contagem, state: 'MG' })
  // Sete Lagoas, some 60 km from Contagem.
  const near = await applicantWith({ municipalityCode: 3_167_202, state: 'MG' })
  const far = await applicantWith({ municipalityCode: cities.salvador, state: 'BA' })
  const trails = [here, near, far]
  const { token } = here.recruiter
  const onCards = async (query: object = {}) => {
    const { columns } = (await read(vacancy.id, token, query)).body
    const cards = columns.flatMap(({ rows }) => rows)
    return trails.map(({ id }) => cards.find((card) => card.id === id)?.match)
  }
  const compared = async () => {
    const query = { applicationId: trails.map(({ id }) => id) }
    const { body } = await call(p, compare, { params: { id: vacancy.id }, query }, { token })
    return body.people.map((person) => person.match)
  }
  const visible = await onCards()
  expect(new Set(visible).size).toBe(3)
  expect(await compared()).toEqual(visible)
  expect((await onCards({ match: 75 })).map((match) => match !== undefined)).toEqual([
    true,
    false,
    false,
  ])

  await call(p, setBlind, { params: { id: vacancy.id }, body: { blind: true } }, { token })
  const hidden = await onCards()
  expect(new Set(hidden).size).toBe(1)
  expect(await compared()).toEqual(hidden)
  expect(new Set(await onCards({ match: 75 })).size).toBe(1)
  await call(p, reveal, { params: { id: far.id } }, { token })
  expect(await onCards()).toEqual([hidden[0], hidden[1], visible[2]])
})
