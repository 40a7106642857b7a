import * as contract from '@trilha/contracts/places/places'
import { expect, test } from 'vitest'
import { call, refused } from '../../test/client.ts'
import { program } from '../../test/program.ts'
import { capitals, placeKey } from './places.names.ts'
import { migrate } from '../migrate.ts'
import { distances, findMunicipality, placesWithin, resolveCity } from './places.service.ts'

const p = program()
const search = (q?: string, limit?: number) =>
  call(p, contract.searchPlaces, {
    query: { ...(q !== undefined && { q }), ...(limit && { limit }) },
  })
const names = async (q: string, limit?: number) =>
  (await search(q, limit)).body.municipalities.map(({ name, state }) => `${name} ${state}`)

test('a text that is too long and a limit out of bounds are refused', async () => {
  expect(refused(await search('a'.repeat(81)), 400, 'invalid-request').errors?.[0]?.field).toBe('q')
  const body = refused(await search('a', 21), 400, 'invalid-request')
  expect(body.errors?.[0]?.field).toBe('limit')
})

test('an empty text and a text of punctuation find nothing', async () => {
  for (const q of [undefined, '', '  ', '%_\\', '()['])
    expect((await search(q)).body).toEqual({
      municipalities: [],
      states: [],
      isStateMeant: false,
    })
})

test('accents, case, apostrophes and hyphens do not matter', async () => {
  for (const q of ['sao paulo', 'SÃO PAULO', 'São  Paulo'])
    expect((await names(q))[0]).toBe('São Paulo SP')
  expect(
    (await names('santa barbara doeste'))[0] ?? (await names("santa barbara d'oeste"))[0],
  ).toBe("Santa Bárbara d'Oeste SP")
  expect((await names('mogi guacu'))[0]).toBe('Mogi Guaçu SP')
})

test('whole names come first, then beginnings, beginnings of words, and the rest', async () => {
  const found = await names('campo', 20)
  const kinds = found.map((name) =>
    name.startsWith('Campo') ? 1 : name.includes(' Campo') ? 2 : 3,
  )
  expect(kinds).toEqual(kinds.toSorted((a, b) => a - b))
  expect(found[0]).toBe('Campo Grande MS')
  expect(await names('toledo', 3)).toEqual(['Toledo PR', 'Toledo MG', 'Pedro de Toledo SP'])
  expect(await names('iracem')).toContain('Iracema CE')
  expect((await names('horizonte', 3)).slice(0, 2)).toEqual(['Horizonte CE', 'Belo Horizonte MG'])
})

test('among equal names the capital comes first, then the largest', async () => {
  expect((await names('boa vista'))[0]).toBe('Boa Vista RR')
  expect((await names('palmas'))[0]).toBe('Palmas TO')
  expect((await names('belem'))[0]).toBe('Belém PA')
})

test.for(['contagem mg', 'contagem, mg', 'Contagem/MG', 'Contagem - MG', 'contagem minas gerais'])(
  '%s finds one city',
  async (q) => {
    expect(await names(q)).toEqual(['Contagem MG'])
  },
)

test('short names and typos find a city, and only typos are marked', async () => {
  const first = async (q: string) => (await search(q)).body.municipalities[0]
  expect(await first('bh')).toMatchObject({ name: 'Belo Horizonte', corrected: false })
  expect(await first('conta')).toMatchObject({ name: 'Contagem', corrected: false })
  for (const q of ['contagen', 'Contajem, MG', 'contagenn'])
    expect(await first(q)).toMatchObject({ name: 'Contagem', state: 'MG', corrected: true })
  expect((await search('xyzxyz')).body.municipalities).toEqual([])
})

test('says whether the text rather means a state', async () => {
  const isStateMeant = async (q: string) => (await search(q)).body.isStateMeant
  for (const q of ['mg', 'minas', 'goias', 'santa cat'])
    expect([q, await isStateMeant(q)]).toEqual([q, true])
  for (const q of ['sao paulo', 'contagem', 'rio', 'rio grande', 'goi'])
    expect([q, await isStateMeant(q)]).toEqual([q, false])
})

test('an incomplete city name is found within its state', async () => {
  expect((await names('bom jes pi'))[0]).toBe('Bom Jesus PI')
  expect((await names('bom jesus, sc')).every((name) => name.endsWith('SC'))).toBe(true)
})

test('states are found by abbreviation and by name', async () => {
  const states = async (q: string) => (await search(q)).body.states.map(({ code }) => code)
  expect(await states('mg')).toEqual(['MG'])
  expect(await states('minas')).toEqual(['MG'])
  expect(await states('rio grande')).toEqual(['RN', 'RS'])
  expect(await states('ceara')).toEqual(['CE'])
  expect(await states('norte')).toEqual(['RN'])
})

test('the 27 capitals are known and are in 27 states', async () => {
  const found = await Promise.all(
    [...capitals].map((code) => findMunicipality(p.platform.db, code)),
  )
  expect(found.every((place) => place !== null)).toBe(true)
  expect(new Set(found.map((place) => place?.state)).size).toBe(27)
  expect(found.map((place) => place?.name)).toContain('Brasília')
})

test('a code finds its municipality or null', async () => {
  expect(await findMunicipality(p.platform.db, 3118601)).toEqual({
    code: 3118601,
    name: 'Contagem',
    state: 'MG',
  })
  expect(await findMunicipality(p.platform.db, 1)).toBeNull()
})

test('a city resolves by name, by name and state, and by code', async () => {
  const { db } = p.platform
  expect(await resolveCity(db, 'contagem')).toEqual([3118601])
  expect(await resolveCity(db, 'Contagem/MG')).toEqual([3118601])
  expect(await resolveCity(db, '3118601')).toEqual([3118601])
  expect(await resolveCity(db, 3118601)).toEqual([3118601])
  expect(await resolveCity(db, 'contagem', 'SP')).toEqual([])
  expect(await resolveCity(db, 'contagem mg', 'SP')).toEqual([])
  expect(await resolveCity(db, 'Lugar Nenhum')).toEqual([])
  expect(await resolveCity(db, '9999999')).toEqual([])
  expect((await resolveCity(db, 'bom jesus')).length).toBeGreaterThan(3)
  expect(await resolveCity(db, 'bom jesus', 'PI')).toHaveLength(1)
  // Ends with the name of a state but is a whole name.
  expect(await resolveCity(db, 'Alto Paraíso de Goiás')).toHaveLength(1)
})

test('there are 5,571 municipalities, and name and state together are unique', async () => {
  const rows = await p.platform.db.selectFrom('municipalities').selectAll().execute()
  expect(rows).toHaveLength(5571)
  const keys = new Set(rows.map((row) => `${placeKey(row.name)} ${row.state}`))
  expect(keys.size).toBe(rows.length)
})

test('every municipality has coordinates in Brazil, also in an older data folder', async () => {
  const { db } = p.platform
  const rows = () =>
    db.selectFrom('municipalities').select(['code', 'name', 'latitude', 'longitude']).execute()
  const before = await rows()
  for (const { latitude, longitude } of before) {
    expect(latitude).toBeGreaterThan(-34)
    expect(latitude).toBeLessThan(6)
    expect(longitude).toBeGreaterThan(-75)
    expect(longitude).toBeLessThan(-28)
  }
  await db.updateTable('municipalities').set({ latitude: null, longitude: null }).execute()
  await migrate(p.databaseUrl)
  const byCode = (list: typeof before) => list.toSorted((a, b) => a.code - b.code)
  expect(byCode(await rows())).toEqual(byCode(before))
})

test('distances between municipalities, and municipalities within a radius', async () => {
  const { db } = p.platform
  const between = await distances(db)
  const [contagem, betim, belo, campinas] = [3_118_601, 3_106_705, 3_106_200, 3_509_502]
  expect(between(contagem, contagem)).toBe(0)
  const near = between(belo, contagem) ?? 0
  expect([near > 10, near < 20]).toEqual([true, true])
  const far = between(belo, campinas) ?? 0
  expect([far > 450, far < 520]).toEqual([true, true])
  expect(between(null, betim)).toBeNull()
  expect(between(contagem, 1)).toBeNull()
  expect(await placesWithin(db, [contagem], 0)).toEqual([contagem])
  const around = await placesWithin(db, [contagem], 25)
  expect(around).toEqual(expect.arrayContaining([contagem, betim, belo]))
  expect(around).not.toContain(campinas)
})
