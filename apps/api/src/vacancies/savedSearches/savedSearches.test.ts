import { randomUUID } from 'node:crypto'
import * as contract from '@trilha/contracts/vacancies/savedSearches'
import { describe, expect, test } from 'vitest'
import { whatsAppConsentsOf } from '../../../test/channels.ts'
import { call, refused } from '../../../test/client.ts'
import { aCandidate, aRecruiter } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'

const p = program()

const wanted = {
  name: 'Atendente em Contagem',
  filters: { roleName: 'atendente', city: 'Contagem', contractType: ['clt' as const] },
  frequency: 'daily' as const,
  byEmail: true,
  byWhatsApp: false,
}
const save = (token: string | null, changes: object = {}) =>
  call(p, contract.saveSearch, { body: { ...wanted, ...changes } }, { token })
const list = (token: string | null) => call(p, contract.listSavedSearches, {}, { token })
const change = (token: string | null, id: string, body: object) =>
  call(p, contract.changeSavedSearch, { params: { id }, body }, { token })
const remove = (token: string | null, id: string) =>
  call(p, contract.removeSavedSearch, { params: { id } }, { token })

describe('saving a search', () => {
  test('is refused without a candidate account and for invalid values', async () => {
    const me = await aCandidate(p)
    const recruiter = await aRecruiter(p)
    refused(await save(null), 401, 'sign-in-needed')
    refused(await list(null), 401, 'sign-in-needed')
    refused(await save(recruiter.token), 403, 'forbidden')
    refused(await save(me.token, { name: '  ' }), 400, 'invalid-request')
    refused(await save(me.token, { name: 'a'.repeat(81) }), 400, 'invalid-request')
    refused(await save(me.token, { frequency: 'hourly' }), 400, 'invalid-request')
    const invalid = { filters: { contractType: ['slave'] } }
    refused(await save(me.token, invalid), 400, 'invalid-request')
    expect((await list(me.token)).body).toEqual({ rows: [] })
  })

  test('the same filters cannot be saved twice, nor more than twenty searches', async () => {
    const me = await aCandidate(p)
    const both = await Promise.all([save(me.token), save(me.token, { name: 'Outro nome' })])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    for (let i = 1; i < contract.maxSavedSearches; i++)
      expect((await save(me.token, { filters: { roleName: `cargo ${i}` } })).status).toBe(201)
    refused(await save(me.token, { filters: {} }), 409, 'saved-searches-full')
    const { body } = await list(me.token)
    expect(body.rows).toHaveLength(20)
  })

  test('returns the search as saved', async () => {
    const me = await aCandidate(p)
    const { body } = await save(me.token)
    expect(body).toEqual({
      id: expect.any(String),
      ...wanted,
      paused: false,
      createdAt: expect.any(String),
      company: null,
    })
    expect((await list(me.token)).body.rows).toEqual([body])
  })

  test('WhatsApp consent is recorded with the first search and revoked with the last', async () => {
    const me = await aCandidate(p)
    const first = await save(me.token, { byWhatsApp: true })
    const second = await save(me.token, { filters: {}, byWhatsApp: true })
    const activeConsents = async () =>
      (await whatsAppConsentsOf(p, me.userId)).map(({ holds }) => holds)
    expect(await activeConsents()).toEqual([true])
    await change(me.token, first.body.id, { byWhatsApp: false })
    expect(await activeConsents()).toEqual([true])
    await change(me.token, second.body.id, { byWhatsApp: false })
    expect(await activeConsents()).toEqual([false])
  })
})

describe('changing and deleting', () => {
  test('is refused for searches of other people', async () => {
    const me = await aCandidate(p)
    const other = await aCandidate(p)
    const { body } = await save(me.token)
    for (const id of [body.id, randomUUID()]) {
      refused(await change(other.token, id, { paused: true }), 404, 'not-found')
      refused(await remove(other.token, id), 404, 'not-found')
    }
    refused(await change(null, body.id, {}), 401, 'sign-in-needed')
    refused(await change(me.token, body.id, { name: '' }), 400, 'invalid-request')
    expect((await list(me.token)).body.rows).toEqual([body])
  })

  test('changes only the given fields; a deleted search is not found', async () => {
    const me = await aCandidate(p)
    const { body } = await save(me.token)
    const renamed = await change(me.token, body.id, { name: 'Perto de casa' })
    expect(renamed.body).toEqual({ ...body, name: 'Perto de casa' })
    const paused = await change(me.token, body.id, { paused: true, frequency: 'at-once' })
    expect(paused.body).toEqual({ ...renamed.body, paused: true, frequency: 'at-once' })
    expect((await remove(me.token, body.id)).status).toBe(204)
    refused(await remove(me.token, body.id), 404, 'not-found')
    expect((await list(me.token)).body.rows).toEqual([])
  })
})
