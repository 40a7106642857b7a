import * as accounts from '@trilha/contracts/accounts/admin'
import * as candidates from '@trilha/contracts/candidates/candidates'
import * as privacy from '@trilha/contracts/privacy/privacy'
import * as contract from '@trilha/contracts/talents/talents'
import * as own from '@trilha/contracts/talents/own'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { call, refused } from '../../test/client.ts'
import { aCandidate, anAdmin, aRecruiter, aVacancy, cities } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import { agreed, aTalent, aWord } from '../../test/talents.ts'
import { refreshTalents } from './talents.documents.ts'

const p = program()

type Query = Parameters<typeof call<typeof contract.listTalents>>[2]['query']
const search = (token: string | null, query: Query) =>
  call(p, contract.listTalents, { query }, { token })
const sheet = (token: string | null, id: string) =>
  call(p, contract.getTalent, { params: { id }, query: {} }, { token })
const allow = (token: string | null, body: object = agreed) =>
  call(p, own.allowTalent, { body: body as never }, { token })
const leave = (token: string | null) => call(p, own.leaveTalents, {}, { token })

let recruiter: Awaited<ReturnType<typeof aRecruiter>>
beforeAll(async () => {
  recruiter = await aRecruiter(p)
})

const names = async (query: Query) => {
  const answer = await search(recruiter.token, query)
  expect(answer.status).toBe(200)
  return answer.body.rows.map(({ firstName }) => firstName)
}

describe('consent', () => {
  test('only an adult candidate can give consent, and only to the current text', async () => {
    refused(await allow(null), 401, 'sign-in-needed')
    refused(await allow(recruiter.token), 403, 'forbidden')
    refused(await leave(recruiter.token), 403, 'forbidden')
    const { token } = await aCandidate(p)
    refused(await allow(token, { ...agreed, consentVersion: '2020-01' }), 400, 'invalid-request')
    const before = await call(p, own.getOwnTalent, {}, { token })
    expect(before.body).toMatchObject({ consent: null, mayAllow: true, disability: false })
    const minor = await aCandidate(p, { birthDate: '2010-01-01' })
    refused(await allow(minor.token), 409, 'talent-age')
    const seen = await call(p, own.getOwnTalent, {}, { token: minor.token })
    expect(seen.body).toMatchObject({ consent: null, mayAllow: false })
  })

  test('is stored with its text, and revoking it takes effect at once', async () => {
    const word = aWord()
    const person = await aTalent(p, { headline: `Pessoa de ${word}`, allow: false })
    expect(await names({ q: word })).toEqual([])
    expect((await allow(person.token)).body.consent?.version).toBe(own.talentConsent.version)
    expect(await names({ q: word })).toEqual(['Jussara'])
    const { rows } = (await call(p, privacy.listConsents, {}, { token: person.token })).body
    expect(rows).toMatchObject([
      { topic: 'talent-search', text: own.talentConsent.text, revokedAt: null },
    ])
    const [found] = (await search(recruiter.token, { q: word })).body.rows
    expect((await leave(person.token)).body.consent).toBe(null)
    expect(await names({ q: word })).toEqual([])
    refused(await sheet(recruiter.token, found!.id), 404, 'not-found')
    // After a new consent companies see a new id.
    await allow(person.token)
    const [again] = (await search(recruiter.token, { q: word })).body.rows
    expect(again!.id).not.toBe(found!.id)
  })

  test('a disability needs a separate consent and is shown only for vacancies that ask', async () => {
    const word = aWord()
    const disclosing = await aTalent(p, { headline: word, name: 'Célia Prado', disability: true })
    await aTalent(p, { headline: word, name: 'Davi Rocha' })
    const exclusiveVacancy = await aVacancy(p, {
      companyId: recruiter.companyId,
      deficiency: 'exclusive',
    })
    const both = (await search(recruiter.token, { q: word })).body.rows
    expect(both.map(({ disability }) => disability)).toEqual([false, false])
    const only = { q: word, vacancyId: exclusiveVacancy.id, disability: 1 } as const
    const { rows } = (await search(recruiter.token, only)).body
    expect(rows).toMatchObject([{ firstName: 'Célia', disability: true }])
    const consents = await call(p, privacy.listConsents, {}, { token: disclosing.token })
    expect(consents.body.rows.map(({ topic, text }) => [topic, text])).toContainEqual([
      'talent-disability',
      own.talentDisabilityConsent.text,
    ])
    // For a vacancy that is not open, a disability is not shown.
    const draft = { companyId: recruiter.companyId, deficiency: 'exclusive', draft: true } as const
    const forDraft = { ...only, vacancyId: (await aVacancy(p, draft)).id }
    refused(await search(recruiter.token, forDraft), 400, 'invalid-request')
    const seen = (await search(recruiter.token, { ...forDraft, disability: undefined })).body
    expect(seen.mayAskDisability).toBe(false)
    expect(seen.rows.map(({ disability }) => disability)).toEqual([false, false])
    await allow(disclosing.token)
    expect(await names(only)).toEqual([])
  })
})

/** Ways to leave the search, through the API or directly in the database. */
const exits: Record<string, (who: Awaited<ReturnType<typeof aTalent>>) => Promise<unknown>> = {
  'revokes the consent': ({ token }) => leave(token),
  'requests deletion': ({ token }) => call(p, privacy.askDeletion, { body: {} }, { token }),
  'is suspended': async ({ userId }) =>
    call(
      p,
      accounts.suspendUser,
      { params: { id: userId }, body: { reason: 'Conta usada por outra pessoa.' } },
      { token: (await anAdmin(p)).token },
    ),
  'turns out to be a minor': ({ token }) =>
    call(p, candidates.savePersonal, { body: { birthDate: '2011-05-05' } }, { token }),
  'is deleted directly in the database': ({ userId }) =>
    p.platform.db
      .updateTable('users')
      .set({ deleted_at: new Date() })
      .where('id', '=', userId)
      .execute(),
  'has the consent revoked directly in the database': ({ userId }) =>
    p.platform.db
      .updateTable('consents')
      .set({ revoked_at: new Date(Date.now() + 60_000) })
      .where('user_id', '=', userId)
      .execute(),
}

test(
  'no query finds people without consent, minors, or suspended or deleted accounts',
  { timeout: 120_000 },
  async () => {
    const about = { headline: 'Oculta', role: 'Confeiteira', skills: ['Bolos'] }
    const facts = { schooling: 'technical' as const, cnh: 'B' as const, availability: 0 as const }
    await aTalent(p, { ...about, facts, name: 'Visível Um' })
    await aTalent(p, { ...about, facts, name: 'Nunca Quis', allow: false })
    for (const [name, exit] of Object.entries(exits)) {
      const person = await aTalent(p, { ...about, facts, name: 'Saiu Já' })
      const answer = (await exit(person)) as { status?: number } | unknown[]
      if ('status' in answer) expect([name, answer.status! < 300]).toEqual([name, true])
      // A later profile change or the nightly task must not add the person again.
      await call(p, candidates.saveAbout, { body: about }, { token: person.token })
    }
    await refreshTalents(p.platform)
    const vacancy = await aVacancy(p, { companyId: recruiter.companyId })
    const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
    const queries = fc.record({
      q: maybe(
        fc.constantFrom('confeiteira', 'bolo', 'oculta', 'confeitera', 'saiu já', 'boleira'),
      ),
      state: maybe(fc.constant<'MG'[]>(['MG'])),
      city: maybe(fc.constantFrom('Contagem', String(cities.contagem))),
      schooling: maybe(fc.constant<'technical'[]>(['technical'])),
      cnh: maybe(fc.constant<'B'[]>(['B'])),
      availability: maybe(fc.constantFrom(0 as const, 90 as const)),
      vacancyId: maybe(fc.constant(vacancy.id)),
      sort: fc.constantFrom('best' as const, 'recent' as const),
      limit: fc.constant(50),
    })
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const { rows, count } = (await search(recruiter.token, query)).body
        const hidden = rows.filter(({ firstName }) => /Saiu|Nunca/.test(firstName))
        expect(hidden).toEqual([])
        expect(rows.length).toBe(Math.min(50, count))
      }),
      { numRuns: 25 },
    )
    expect(await names({ q: 'confeiteira oculta' })).toEqual(['Visível'])
  },
)

test('a restored account is found again', async () => {
  const q = aWord()
  const person = await aTalent(p, { headline: q })
  const admin = await anAdmin(p)
  const request = { params: { id: person.userId }, body: { reason: 'Conferido com a pessoa.' } }
  await call(p, accounts.suspendUser, request, { token: admin.token })
  expect(await names({ q })).toEqual([])
  await call(p, accounts.restoreUser, request, { token: admin.token })
  expect(await names({ q })).toEqual(['Jussara'])
})

test('revoking the consent during a profile change always removes the person', async () => {
  const q = aWord()
  const person = await aTalent(p, { headline: q })
  for (let i = 0; i < 8; i++) {
    await allow(person.token)
    await Promise.all([
      call(p, candidates.saveAbout, { body: { headline: q } }, { token: person.token }),
      leave(person.token),
      call(p, candidates.saveAbout, { body: { objective: q } }, { token: person.token }),
    ])
    expect(await names({ q })).toEqual([])
  }
})
