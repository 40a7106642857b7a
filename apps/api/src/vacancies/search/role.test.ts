import * as contract from '@trilha/contracts/vacancies/vacancies'
import { beforeAll, expect, test } from 'vitest'
import { call } from '../../../test/client.ts'
import { aVacancy, cities } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'

const p = program()
const idOf: Record<string, number> = {}

beforeAll(async () => {
  const add = async (name: string, roleName: string, more: object = {}) => {
    idOf[name] = (await aVacancy(p, { roleName, ...more })).id
  }
  await add('guard', 'Porteiro(a)')
  await add('otherWords', 'Controlador(a) de acesso', { municipalityCode: cities.salvador })
  await add('mentions', 'Desenvolvedor(a) Java', {
    description: '<p>Nosso prédio tem porteiro e estacionamento. Inglês ajuda.</p>',
  })
})

const search = async (roleName: string, more: object = {}) => {
  const { body } = await call(
    p,
    contract.listVacancies,
    { query: { roleName, ...more } as never },
    {},
  )
  const names = Object.keys(idOf).filter((name) => body.rows.some(({ id }) => id === idOf[name]))
  return { names: names.sort(), byMost: body.byMost }
}

test('a role finds its work by any name, not the texts that mention it', async () => {
  for (const role of ['porteira', 'PORTEIRO', 'vaga de porteiro'])
    expect([role, await search(role)]).toEqual([
      role,
      { names: ['guard', 'otherWords'], byMost: false },
    ])
})

test('other words of the text narrow the role', async () => {
  expect((await search('porteiro salvador')).names).toEqual(['otherWords'])
  const none = await search('porteiro inglês')
  expect(none).toEqual({ names: ['guard', 'otherWords'], byMost: true })
})

test('without the work, near work is shown as such, and else nothing', async () => {
  expect(await search('vigia')).toEqual({ names: ['guard', 'otherWords'], byMost: true })
  expect(await search('apicultor')).toEqual({ names: [], byMost: false })
})

test('words that are no role are found in the texts', async () => {
  expect((await search('inglês')).names).toEqual(['mentions'])
  expect((await search('java')).names).toEqual(['mentions'])
})
