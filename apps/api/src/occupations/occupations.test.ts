import * as contract from '@trilha/contracts/occupations'
import { expect, test } from 'vitest'
import { call, refused } from '../../test/client.ts'
import { program } from '../../test/program.ts'

const p = program()
const suggest = (query: object) => call(p, contract.suggestOccupations, { query }, {})
const names = async (q: string) => (await suggest({ q })).body.occupations.map(({ name }) => name)

test.each([[{ q: 'a'.repeat(81) }], [{ q: 'a', limit: 0 }], [{ q: 'a', limit: 21 }]])(
  '%j is refused',
  async (query) => {
    refused(await suggest(query), 400, 'invalid-request')
  },
)

test.each([
  ['aux coz', 'auxiliar de cozinha'],
  ['PEDREI', 'pedreiro'],
  ['tecnico de enfer', 'técnico de enfermagem'],
  ['motogirl', 'motoboy'],
  ['cozinheir', 'cozinheiro'],
  ['Caixa', 'operador de caixa'],
])('"%s" finds %s first', async (q, first) => {
  expect((await names(q))[0]).toBe(first)
})

test('each family is named once, at most as often as asked, and nothing for an empty text', async () => {
  const found = await names('auxiliar')
  expect(new Set(found).size).toBe(found.length)
  expect(found).toHaveLength(6)
  expect((await suggest({ q: 'auxiliar', limit: 3 })).body.occupations).toHaveLength(3)
  expect(await names('  ')).toEqual([])
  expect(await names('zxqw')).toEqual([])
})

test('names two other names of the same work, those with the typed words first', async () => {
  const { occupations } = (await suggest({ q: 'pdv' })).body
  const cashier = occupations.find(({ name }) => name === 'operador de caixa')
  expect(cashier?.otherNames).toEqual(['operador de pdv', 'caixa'])
})
