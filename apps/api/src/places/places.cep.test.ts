import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as contract from '@trilha/contracts/places/places'
import { dayMs } from '@trilha/contracts/shared/durations'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { call, refused } from '../../test/client.ts'
import { cities } from '../../test/factories.ts'
import { program } from '../../test/program.ts'

/** What the fake services answer: null closes the connection, 'late' never answers. */
type Reply = { status: number; body: string } | null | 'late'
const replies: Record<string, Reply> = {}
const requests: string[] = []
const server = createServer((request, response) => {
  requests.push(request.url ?? '')
  const answer = replies[request.url?.startsWith('/viacep') ? 'viacep' : 'brasilapi']
  if (answer === 'late') return
  if (!answer) return void request.socket.destroy()
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
})
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const p = program({ settings: { VIACEP_URL: `${url}/viacep`, BRASILAPI_URL: url } })

afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  replies.viacep = null
  replies.brasilapi = null
  requests.length = 0
})

const find = (cep: string) => call(p, contract.findCep, { params: { cep } })
const json = (body: unknown, status = 200) => ({ status, body: JSON.stringify(body) })
const contagem = {
  cep: '32010-370', logradouro: 'Rua das Acácias', complemento: '', bairro: 'Centro', localidade: 'Contagem',
  uf: 'MG', estado: 'Minas Gerais', regiao: 'Sudeste', ibge: '3118601', gia: '', ddd: '31', siafi: '4371',
} // prettier-ignore
const place = { code: cities.contagem, name: 'Contagem', state: 'MG' }

test('an invalid CEP is refused without a request', async () => {
  for (const cep of ['1234567', '123456789', '32010370/../x', 'abcdefgh'])
    refused(await find(cep), 400, 'invalid-request')
  expect(requests).toEqual([])
})

test.each([true, 'true'])('an unknown CEP answers 404, with erro as %j', async (erro) => {
  replies.viacep = json({ erro })
  refused(await find('99999-999'), 404, 'cep-unknown')
})

test('answers 503 when both services fail or send invalid data', async () => {
  refused(await find('32010-371'), 503, 'cep-unavailable')
  replies.viacep = { status: 200, body: '<html>' }
  replies.brasilapi = json([], 500)
  refused(await find('32010-371'), 503, 'cep-unavailable')
  expect(requests).toHaveLength(4)
})

test(
  'a service that never answers times out, and the other one is asked',
  { timeout: 30_000 },
  async () => {
    replies.viacep = 'late'
    replies.brasilapi = json({
      street: 'Rua B',
      neighborhood: 'Eldorado',
      city: 'Contagem',
      state: 'MG',
    })
    expect((await find('32310-000')).body).toEqual({
      cep: '32310000',
      street: 'Rua B',
      district: 'Eldorado',
      municipality: place,
    })
  },
)

test('answers 404 when the second service does not know the CEP', async () => {
  replies.brasilapi = json({ name: 'CepPromiseError' }, 404)
  refused(await find('32310-001'), 404, 'cep-unknown')
})

test('a found CEP is cached for half a year', async () => {
  replies.viacep = json(contagem)
  const found = {
    cep: '32010370',
    street: 'Rua das Acácias',
    district: 'Centro',
    municipality: place,
  }
  expect((await find('32010-370')).body).toEqual(found)
  replies.viacep = null
  expect((await find('32010370')).body).toEqual(found)
  expect(requests).toEqual(['/viacep/ws/32010370/json/'])
  p.advance(181 * dayMs)
  refused(await find('32010370'), 503, 'cep-unavailable')
})

test("the stand-in speaks ViaCEP's protocol", async () => {
  const ask = async (cep: string) => p.app.inject({ url: `/dev/viacep/ws/${cep}/json/` })
  expect((await ask('123')).statusCode).toBe(400)
  expect((await ask('99999999')).json()).toEqual({ erro: 'true' })
  expect((await ask('01001000')).json()).toMatchObject({
    logradouro: 'Praça da Sé',
    ibge: '3550308',
  })
  replies.viacep = json((await ask('32010370')).json())
  expect((await find('32015000')).body).toMatchObject({ street: '', municipality: place })
})
