import { randomUUID } from 'node:crypto'
import { listViews } from '@trilha/contracts/candidates/views'
import * as candidates from '@trilha/contracts/candidates/candidates'
import * as contract from '@trilha/contracts/talents/talents'
import * as own from '@trilha/contracts/talents/own'
import { beforeAll, describe, expect, test } from 'vitest'
import { call, refused } from '../../test/client.ts'
import {
  aCandidate,
  aCompany,
  anApplication,
  aRecruiter,
  aVacancy,
  cities,
} from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import { aTalent, aWord } from '../../test/talents.ts'

const p = program()

type Query = Parameters<typeof call<typeof contract.listTalents>>[2]['query']
const search = (token: string | null, query: Query = {}) =>
  call(p, contract.listTalents, { query }, { token })
const facets = (token: string | null, query: object = {}) =>
  call(p, contract.countTalents, { query }, { token })
const sheet = (token: string | null, id: string, query: object = {}) =>
  call(p, contract.getTalent, { params: { id }, query }, { token })

let recruiter: Awaited<ReturnType<typeof aRecruiter>>
beforeAll(async () => {
  recruiter = await aRecruiter(p)
})

const names = async (query: Query, token = recruiter.token) => {
  const answer = await search(token, query)
  expect(answer.status).toBe(200)
  return answer.body.rows.map(({ firstName }) => firstName)
}

describe('permission to search', () => {
  test('only recruiters and owners of verified companies may search', async () => {
    const { token: candidate } = await aCandidate(p)
    const evaluator = await aRecruiter(p, { companyId: recruiter.companyId, role: 'evaluator' })
    const owner = await aRecruiter(p, { companyId: recruiter.companyId, role: 'owner' })
    const unverified = await aRecruiter(p, { companyId: await aCompany(p, { verified: false }) })
    for (const request of [search, facets, (token: string | null) => sheet(token, randomUUID())]) {
      refused(await request(null), 401, 'sign-in-needed')
      refused(await request(candidate), 403, 'forbidden')
      refused(await request(evaluator.token), 403, 'forbidden')
      refused(await request(unverified.token), 403, 'company-not-verified')
    }
    expect((await search(owner.token)).status).toBe(200)
    refused(await sheet(recruiter.token, randomUUID()), 404, 'not-found')
  })

  test('refuses unknown filters, pages out of range and vacancies of other companies', async () => {
    const { token } = recruiter
    refused(await search(token, { schooling: ['wizard'] as never }), 400, 'invalid-request')
    refused(await search(token, { page: 101 }), 400, 'invalid-request')
    refused(await search(token, { availability: 8 as never }), 400, 'invalid-request')
    const foreign = await aVacancy(p)
    refused(await search(token, { vacancyId: foreign.id }), 404, 'not-found')
    const own = await aVacancy(p, { companyId: recruiter.companyId, deficiency: null })
    const refusal = await search(token, { vacancyId: own.id, disability: 1 })
    expect(refused(refusal, 400, 'invalid-request').errors).toMatchObject([
      { field: 'disability', id: 'not-for-vacancy' },
    ])
    refused(await search(token, { disability: 1 }), 400, 'invalid-request')
  })
})

describe('search results', () => {
  test('include word forms, synonyms and typos, with title matches first', async () => {
    const city = { city: 'Salvador' }
    const facts = { municipalityCode: cities.salvador, state: 'BA' } as const
    await aTalent(p, { name: 'Íris Melo', role: 'Vendedora de calçados', facts })
    await aTalent(p, { name: 'Otto Braz', role: 'Estoquista', skills: ['Vendedores'], facts })
    await aTalent(p, { name: 'Lia Reis', role: 'Desenvolvedora de software', facts })
    expect(await names({ q: 'vendedor', ...city })).toEqual(['Íris', 'Otto'])
    expect(await names({ q: 'CALCADO', ...city })).toEqual(['Íris'])
    expect(await names({ q: 'dev', ...city })).toEqual(['Lia'])
    const corrected = (await search(recruiter.token, { q: 'estoqista', ...city })).body
    expect(corrected).toMatchObject({ count: 1, searchedFor: 'estoquista' })
    expect(await names({ q: 'vendedor motorista', ...city })).toEqual([])
    expect(await names({ city: 'Cidade que não há' })).toEqual([])
    const typo = (await search(recruiter.token, { q: 'vendedor', city: 'Salvadro' })).body
    expect(typo).toMatchObject({
      count: 2,
      place: { readAs: 'typo', municipality: { name: 'Salvador' } },
    })
    expect(await names({ q: 'vendedor', city: 'bahia' })).toEqual(['Íris', 'Otto'])
    expect((await search(recruiter.token, { q: "'); & | !(*:\\" })).status).toBe(200)
    expect((await search(recruiter.token, { q: "d'água \\ a:b" })).status).toBe(200)
  })

  test('OR within a filter, AND between filters; a filter does not change its own counts', async () => {
    const q = aWord()
    const base = { headline: q }
    const languages = [{ language: 'en' as const, level: 'B2' as const }]
    await aTalent(p, {
      ...base,
      name: 'Ana Um',
      facts: { schooling: 'college', languages, cnh: 'AB', availability: 7 },
    })
    await aTalent(p, {
      ...base,
      name: 'Bia Dois',
      facts: { schooling: 'high-school', languages: [{ language: 'en', level: null }] },
    })
    const found = async (query: Query) => (await names({ q, ...query })).toSorted()
    expect(await found({ schooling: ['college'] })).toEqual(['Ana'])
    expect(await found({ schooling: ['college', 'high-school'] })).toEqual(['Ana', 'Bia'])
    expect(await found({ language: ['en'] })).toEqual(['Ana'])
    expect(await found({ language: ['en'], languageLevel: 'B2' })).toEqual(['Ana'])
    expect(await found({ language: ['en'], languageLevel: 'C1' })).toEqual([])
    expect(await found({ cnh: ['A'] })).toEqual(['Ana'])
    expect(await found({ cnh: ['D'] })).toEqual([])
    expect(await found({ availability: 15 })).toEqual(['Ana'])
    expect(await found({ availability: 0 })).toEqual([])
    expect(await found({ state: ['MG'], schooling: ['high-school'] })).toEqual(['Bia'])
    const counted = (await facets(recruiter.token, { q, schooling: ['college'] })).body
    expect(counted.count).toBe(1)
    expect(counted.facets).toMatchObject({
      schooling: { college: 1, 'high-school': 1 },
      state: { MG: 1 },
      language: { en: 1 },
      cnh: { A: 1, B: 1 },
      availability: { 7: 1, 15: 1, 30: 1 },
    })
    expect(counted.facets.availability).not.toHaveProperty('0')
  })

  test('are limited to a radius around a city and include the distance to a vacancy', async () => {
    const q = aWord()
    const vacancy = await aVacancy(p, { companyId: recruiter.companyId })
    const role = 'Assistente de atendimento ao cliente'
    // The vacancy is in Contagem; Betim is 16 km from there, Salvador some 970.
    const factsIn = (municipalityCode: number) => ({
      municipalityCode,
      schooling: 'college' as const,
    })
    await aTalent(p, { headline: q, name: 'Aqui Sim', role, facts: factsIn(cities.contagem) })
    await aTalent(p, { headline: q, name: 'Perto Sim', role, facts: factsIn(cities.betim) })
    await aTalent(p, { headline: q, name: 'Longe Sim', role, facts: factsIn(cities.salvador) })
    const found = (more: object) => names({ q, vacancyId: vacancy.id, ...more })
    expect(await found({ city: 'Contagem' })).toEqual(['Aqui'])
    expect(await found({ city: 'Contagem', radius: 10 })).toEqual(['Aqui'])
    expect(await found({ city: 'Contagem', radius: 20 })).toEqual(['Aqui', 'Perto'])
    // A shorter distance gives a better match.
    expect(await found({})).toEqual(['Aqui', 'Perto', 'Longe'])
    const { rows } = (await search(recruiter.token, { q, vacancyId: vacancy.id })).body
    expect(rows.slice(0, 2).map(({ km }) => km)).toEqual([0, 16])
    expect(rows[2]?.km).toBeGreaterThan(940)
    const anywhere = (await search(recruiter.token, { q })).body.rows
    expect(anywhere.map(({ km }) => km)).toEqual([null, null, null])
    // A radius around a whole state is ignored: Resende is 20 km from Minas Gerais.
    const resende = 3_304_201
    await aTalent(p, { headline: q, name: 'Fora Sim', role, facts: factsIn(resende) })
    expect(await found({ city: 'minas gerais', radius: 100 })).toEqual(['Aqui', 'Perto'])
  })

  test('are sorted by the match and include its reasons and the application', async () => {
    const q = aWord()
    const vacancy = await aVacancy(p, { companyId: recruiter.companyId })
    const role = 'Assistente de atendimento ao cliente'
    // Companies learn nothing of what people look for.
    const near = { schooling: 'college' as const, wantedRoles: ['Domador de leões'] }
    await aTalent(p, { headline: q, name: 'Perto Sim', facts: near, role })
    const far = {
      municipalityCode: cities.salvador,
      state: 'BA' as const,
      schooling: 'none' as const,
    }
    await aTalent(p, { headline: q, name: 'Longe Sim', facts: far, role })
    const applicant = await aTalent(p, { headline: q, name: 'Já Sim', facts: far, role })
    await anApplication(p, { candidate: applicant, vacancy })
    const { rows } = (await search(recruiter.token, { q, vacancyId: vacancy.id })).body
    expect(rows.map(({ firstName }) => firstName)[0]).toBe('Perto')
    expect(rows[0]!.match).toEqual({
      // Work 63 of 70, as the last one, and place 14 of 14.
      percent: 90,
      reasons: [
        {
          id: 'work',
          ok: true,
          value: 'atendimento ao cliente',
          own: {
            title: 'Assistente de atendimento ao cliente',
            source: 'worked',
            isSame: true,
          },
        },
        { id: 'place', ok: true, value: 'Contagem' },
        { id: 'schooling', ok: true, value: 'high-school' },
        { id: 'facts', ok: false, value: 'shift' },
      ],
    })
    expect(rows.find(({ firstName }) => firstName === 'Longe')!.match!.percent).toBeLessThan(40)
    expect(rows.find(({ firstName }) => firstName === 'Já')!.applied).toBe(true)
    const recent = await names({ q, vacancyId: vacancy.id, sort: 'recent' })
    expect(recent[0]).toBe('Já')
  })

  test('are paged by ten without overlap', async () => {
    const q = aWord()
    for (let i = 0; i < 12; i++) await aTalent(p, { headline: q })
    const first = (await search(recruiter.token, { q })).body
    const second = (await search(recruiter.token, { q, page: 2 })).body
    expect([first.count, first.totalPages, first.rows.length, second.rows.length]).toEqual([
      12, 2, 10, 2,
    ])
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(12)
    const vacancy = await aVacancy(p, { companyId: recruiter.companyId })
    const byMatch = { q, vacancyId: vacancy.id, page: 2 }
    expect((await search(recruiter.token, byMatch)).body.rows).toHaveLength(2)
  })
})

describe('what a company sees', () => {
  test('hides contacts, surname, employer, age and salary; the view is recorded', async () => {
    const q = aWord()
    const person = await aTalent(p, {
      name: 'Marlene Quintanilha',
      headline: `Marlene Quintanilha, ${q}, 31 98888-7777`,
      objective: 'Escreva para marlene@exemplo.com.br, moro na rua.',
      role: 'Costureira',
      employer: 'Confecções Aurora',
      skills: ['Overloque', 'instagram @marlene.q'],
      facts: { desiredSalaryCents: 345_678 },
    })
    const personal = { phone: '31988887777', cpf: '529.982.247-25', street: 'Rua das Acácias' }
    await call(p, candidates.savePersonal, { body: personal }, { token: person.token })
    const vacancy = await aVacancy(p, { companyId: recruiter.companyId })
    const list = (await search(recruiter.token, { q, vacancyId: vacancy.id })).body
    const seen = (await sheet(recruiter.token, list.rows[0]!.id, { vacancyId: vacancy.id })).body
    const preview = (await call(p, own.getOwnTalent, {}, { token: person.token })).body.preview
    for (const view of [list, seen, preview]) {
      const text = JSON.stringify(view)
      expect(text).toContain('Costureira')
      expect(text).not.toMatch(
        /Quintanilha|98888|marlene@|@marlene|52998224725|Ac.cias|1994|345678|Aurora|salary/,
      )
      expect(text).not.toContain(person.candidateId)
      expect(text).not.toContain(person.userId)
    }
    expect(seen).toMatchObject({ firstName: 'Marlene', photoUrl: null, experienceMonths: 48 })
    // A correct guess of hidden data finds nobody; a guess with a typo is not corrected.
    for (const guess of ['Quintanilha', 'Quintanila', '988887777', 'marlene@exemplo.com.br']) {
      const guessed = (await search(recruiter.token, { q: `${q} ${guess}` })).body
      expect([guessed.count, guessed.searchedFor]).toEqual([0, null])
    }
    const { rows } = (await call(p, listViews, {}, { token: person.token })).body
    expect(rows).toMatchObject([{ company: { id: recruiter.companyId }, what: 'talent' }])
  })

  test('a blocked company does not find the person', async () => {
    const q = aWord()
    const person = await aTalent(p, { headline: q })
    const [found] = (await search(recruiter.token, { q })).body.rows
    const block = { params: { companyId: recruiter.companyId } }
    refused(await call(p, own.blockCompany, block, { token: null }), 401, 'sign-in-needed')
    refused(await call(p, own.blockCompany, block, { token: recruiter.token }), 403, 'forbidden')
    const unknown = { params: { companyId: randomUUID() } }
    refused(await call(p, own.blockCompany, unknown, { token: person.token }), 404, 'not-found')
    for (let i = 0; i < 2; i++)
      expect((await call(p, own.blockCompany, block, { token: person.token })).status).toBe(204)
    expect(await names({ q })).toEqual([])
    expect((await facets(recruiter.token, { q })).body.count).toBe(0)
    refused(await sheet(recruiter.token, found!.id), 404, 'not-found')
    const other = await aRecruiter(p)
    expect(await names({ q }, other.token)).toEqual(['Jussara'])
    const { blocked } = (await call(p, own.getOwnTalent, {}, { token: person.token })).body
    expect(blocked).toMatchObject([{ id: recruiter.companyId }])
    await call(p, own.unblockCompany, block, { token: person.token })
    expect(await names({ q })).toEqual(['Jussara'])
  })
})
