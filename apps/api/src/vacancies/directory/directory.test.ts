import * as contract from '@trilha/contracts/vacancies/directory'
import { beforeAll, expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aVacancy, cities } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { closeVacancy } from '../../../test/vacancies.rows.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { countDirectoryTask } from '../vacancies.tasks.ts'

const p = program()
const countPages = async () => {
  await inTransaction(p.platform.db, (tx) => p.platform.tasks.add(tx, countDirectoryTask, {}))
  await p.platform.tasks.settled()
}
const place = (slug: string) => call(p, contract.getDirectoryPlace, { params: { slug } })
const role = (slug: string) => call(p, contract.getDirectoryRole, { params: { slug } })
const pagesOf = (id: number) => call(p, contract.directoryOfVacancy, { params: { id } })

let bakerIds: number[]
let pharmacistId: number

beforeAll(async () => {
  const { contagem, betim, salvador } = cities
  const made: number[] = []
  for (const [roleName, municipalityCode] of [
    ['Padeiro(a)', contagem],
    ['Padeiro/a', contagem],
    ['padeiro', betim],
    ['Padeiro(a)', contagem],
  ] as const)
    made.push((await aVacancy(p, { roleName, municipalityCode })).id)
  bakerIds = made
  for (const roleName of ['Auxiliar de cozinha', 'Auxiliar de limpeza'])
    await aVacancy(p, { roleName, municipalityCode: betim, salary: null })
  await aVacancy(p, { roleName: 'Auxiliar de limpeza', municipalityCode: betim })
  await aVacancy(p, { roleName: 'Auxiliar de limpeza', municipalityCode: contagem })
  pharmacistId = (await aVacancy(p, { roleName: 'Farmacêutica', municipalityCode: salvador })).id
  await aVacancy(p, { roleName: 'Padeiro(a)', draft: true })
})

test('before the first count there are no pages', async () => {
  refused(await place('contagem-mg'), 404, 'not-found')
  refused(await role('padeiro'), 404, 'not-found')
  expect((await call(p, contract.listDirectory, {})).body).toEqual({ places: [], roles: [] })
})

test.each(['nada-xx', 'salvador-ba', 'CONTAGEM-MG', "'; drop table"])(
  'an unknown page, or one with too few vacancies, answers 404: %s',
  async (slug) => {
    await countPages()
    refused(await place(slug), 404, 'not-found')
    refused(await role(slug), 404, 'not-found')
  },
)

test('cities and roles with three vacancies have a page; role spellings share one', async () => {
  await countPages()
  const { body } = await call(p, contract.listDirectory, {})
  expect(body).toEqual({
    places: [
      { slug: 'betim-mg', name: 'Betim', state: 'MG', count: 4 },
      { slug: 'contagem-mg', name: 'Contagem', state: 'MG', count: 4 },
    ],
    roles: [
      { slug: 'padeiro', name: 'Padeiro', count: 4 },
      { slug: 'auxiliar-de-limpeza', name: 'Auxiliar de limpeza', count: 3 },
    ],
  })
  refused(await role('auxiliar-de-cozinha'), 404, 'not-found')
  expect((await call(p, contract.listDirectory, { query: { limit: 1 } })).body.roles).toHaveLength(
    1,
  )
})

test("a city's page shows newest vacancies, facts, roles and other cities", async () => {
  await countPages()
  const { body } = await place('betim-mg')
  expect(body.place).toMatchObject({ name: 'Betim', state: 'MG' })
  expect(body.facts).toEqual({
    count: 4,
    withPay: 2,
    commonPay: '2000-2500',
    firstJob: 0,
    deficiency: 4,
    remote: 0,
  })
  expect(body.newest).toHaveLength(4)
  expect(new Set(body.newest.map(({ municipality }) => municipality?.name))).toEqual(
    new Set(['Betim']),
  )
  // The kitchen role has one vacancy only, so it has no page to link to.
  expect(body.roles.map(({ slug, count: here }) => [slug, here])).toEqual([
    ['auxiliar-de-limpeza', 2],
    ['padeiro', 1],
  ])
  expect(body.places.map(({ slug }) => slug)).toEqual(['contagem-mg'])
})

test("a role's page shows its vacancies and their cities", async () => {
  await countPages()
  const { body } = await role('padeiro')
  expect(new Set(body.newest.map(({ id }) => id))).toEqual(new Set(bakerIds))
  expect(body.places.map(({ slug, count: there }) => [slug, there])).toEqual([
    ['contagem-mg', 3],
    ['betim-mg', 1],
  ])
})

test('a vacancy links to the pages of its city and its role, if they exist', async () => {
  await countPages()
  refused(await pagesOf(999_999), 404, 'not-found')
  const { body } = await pagesOf(bakerIds[0] ?? 0)
  expect([body.place?.slug, body.role?.slug]).toEqual(['contagem-mg', 'padeiro'])
  expect((await pagesOf(pharmacistId)).body).toEqual({ place: null, role: null })
})

test('the sitemap lists exactly the existing pages', async () => {
  await countPages()
  const { body } = await p.app.inject({ url: '/sitemap-pages.xml' })
  expect([...body.matchAll(/\/vagas\/(?:em|de)\/[^<]+/g)].map(([path]) => path).toSorted()).toEqual(
    [
      '/vagas/de/auxiliar-de-limpeza',
      '/vagas/de/padeiro',
      '/vagas/em/betim-mg',
      '/vagas/em/contagem-mg',
    ],
  )
})

test('a page disappears as soon as its vacancies close, before the next count', async () => {
  await countPages()
  for (const id of bakerIds.slice(0, 2))
    await inTransaction(p.platform.db, (tx) => closeVacancy(tx, id, p.platform.now()))
  await p.platform.search.catchUp()
  refused(await role('padeiro'), 404, 'not-found')
  refused(await place('contagem-mg'), 404, 'not-found')
  await countPages()
  expect((await pagesOf(bakerIds[2] ?? 0)).body).toEqual({
    place: expect.objectContaining({ slug: 'betim-mg' }),
    role: null,
  })
})
