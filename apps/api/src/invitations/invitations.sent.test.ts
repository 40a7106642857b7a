import { reveal, setBlind } from '@trilha/contracts/pipeline/person'
import * as contract from '@trilha/contracts/invitations'
import { getTalent, listTalents } from '@trilha/contracts/talents/talents'
import { blockCompany } from '@trilha/contracts/talents/own'
import { dayMs } from '@trilha/contracts/shared/durations'
import { expect, test } from 'vitest'
import { call, refused } from '../../test/client.ts'
import { aCompany, anApplication, aRecruiter, aVacancy } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import { aTalent } from '../../test/talents.ts'

const p = program()
const message = 'Seu cuidado com o balcão combina com esta vaga. Vamos conversar?'

const invite = (token: string | null, vacancyId: number, body: object) =>
  call(p, contract.invite, { params: { id: vacancyId }, body: body as never }, { token })
const sent = (token: string | null, query: object = {}) =>
  call(p, contract.listSentInvitations, { query }, { token })
const answer = (how: 'accept' | 'decline', token: string, id: string) =>
  how === 'accept'
    ? call(p, contract.acceptInvitation, { params: { id } }, { token })
    : call(p, contract.declineInvitation, { params: { id }, body: {} }, { token })

/** A company with an open vacancy, and a person found by its search. */
async function createSetup(name = 'Noêmia Tavares') {
  const recruiter = await aRecruiter(p)
  const vacancy = await aVacancy(p, { companyId: recruiter.companyId })
  const person = await aTalent(p, { name, headline: `Atendimento ${recruiter.companyId}` })
  const found = await call(p, listTalents, { query: {} }, { token: recruiter.token })
  const talentId = found.body.rows[0]!.id
  return { recruiter, vacancy, person, talentId, token: recruiter.token }
}

test('an invitation from the search checks recruiter, person, vacancy and message', async () => {
  const setup = await createSetup()
  const body = { talentId: setup.talentId, message }
  const evaluator = await aRecruiter(p, { companyId: setup.recruiter.companyId, role: 'evaluator' })
  refused(await invite(null, setup.vacancy.id, body), 401, 'sign-in-needed')
  refused(await invite(setup.person.token, setup.vacancy.id, body), 403, 'forbidden')
  refused(await invite(evaluator.token, setup.vacancy.id, body), 403, 'forbidden')
  const stranger = await aRecruiter(p)
  refused(await invite(stranger.token, setup.vacancy.id, body), 404, 'not-found')
  const newcomer = await aRecruiter(p, { companyId: await aCompany(p, { verified: false }) })
  const theirs = await aVacancy(p, { companyId: newcomer.companyId })
  refused(await invite(newcomer.token, theirs.id, body), 403, 'company-not-verified')
  const unknown = { ...body, talentId: '01900000-0000-7000-8000-000000000000' }
  refused(await invite(setup.token, setup.vacancy.id, unknown), 404, 'not-found')
  // Companies cannot use the id of the candidate.
  const byCandidate = { ...body, talentId: setup.person.candidateId }
  refused(await invite(setup.token, setup.vacancy.id, byCandidate), 404, 'not-found')
  const draft = await aVacancy(p, { companyId: setup.recruiter.companyId, draft: true })
  refused(await invite(setup.token, draft.id, body), 409, 'vacancy-not-open')
  for (const [bad, id] of [
    [{ talentId: setup.talentId }, 'invitation-short'],
    [{ talentId: setup.talentId, message: 'Vem!' }, 'invitation-short'],
    [{ ...body, message: `${message} Chame no 31 98888-7777.` }, 'contacts-in-text'],
    [{ ...body, message: `${message} Veja golpe.site/vaga` }, 'contacts-in-text'],
    [{ ...body, message: `${message} rh@golpe.com.br` }, 'contacts-in-text'],
    [{ ...body, message: 'a'.repeat(1001) }, 'too-long'],
  ] as const)
    expect(
      refused(await invite(setup.token, setup.vacancy.id, bad), 400, 'invalid-request'),
    ).toMatchObject({ errors: [{ field: 'message', id }] })
  refused(await invite(setup.token, setup.vacancy.id, { message }), 400, 'invalid-request')
  const both = { ...body, applicationId: setup.person.candidateId }
  refused(await invite(setup.token, setup.vacancy.id, both), 400, 'invalid-request')
})

test('accepting starts a trail and shows the name to the company', async () => {
  const setup = await createSetup()
  const { body } = await invite(setup.token, setup.vacancy.id, {
    talentId: setup.talentId,
    message,
  })
  refused(
    await invite(setup.token, setup.vacancy.id, { talentId: setup.talentId, message }),
    409,
    'already-invited',
  )
  const query = { vacancyId: setup.vacancy.id }
  const list = () => call(p, listTalents, { query }, { token: setup.token })
  const card = async () => (await list()).body.rows.find(({ id }) => id === setup.talentId)
  expect(await card()).toMatchObject({ applied: false, invitation: 'sent' })
  refused(await sent(null), 401, 'sign-in-needed')
  refused(await sent(setup.person.token), 403, 'forbidden')
  const evaluator = await aRecruiter(p, { companyId: setup.recruiter.companyId, role: 'evaluator' })
  refused(await sent(evaluator.token), 403, 'forbidden')
  const before = (await sent(setup.token)).body
  expect(before).toMatchObject({ count: 1, left: contract.maxInvitationsPerDay - 1 })
  expect(before.rows).toMatchObject([
    { name: 'Noêmia', state: 'sent', message, applicationId: null, by: 'Renata Campos' },
  ])
  expect((await answer('accept', setup.person.token, body.id)).status).toBe(200)
  const after = (await sent(setup.token)).body.rows
  expect(after).toMatchObject([{ name: 'Noêmia Tavares', state: 'accepted' }])
  expect(after[0]!.applicationId).toMatch(/^[\da-f-]{36}$/)
  expect(await card()).toMatchObject({ applied: true, invitation: 'accepted' })
  expect((await sent((await aRecruiter(p)).token)).body.count).toBe(0)
})

test('after a decline the company sees no reason and cannot invite for thirty days', async () => {
  const setup = await createSetup()
  const { body } = await invite(setup.token, setup.vacancy.id, {
    talentId: setup.talentId,
    message,
  })
  const reason = 'Já tive uma experiência ruim com esta loja.'
  await call(
    p,
    contract.declineInvitation,
    { params: { id: body.id }, body: { reason } },
    { token: setup.person.token },
  )
  const { rows } = (await sent(setup.token, { state: 'declined' })).body
  expect(rows).toMatchObject([{ name: 'Noêmia', state: 'declined' }])
  expect(JSON.stringify(rows)).not.toContain('experiência ruim')
  expect((await sent(setup.token, { state: 'sent' })).body.rows).toEqual([])
  const other = await aVacancy(p, { companyId: setup.recruiter.companyId })
  const again = { talentId: setup.talentId, message }
  refused(await invite(setup.token, other.id, again), 409, 'no-invitations-now')
  const stranger = await aRecruiter(p)
  const theirs = await aVacancy(p, { companyId: stranger.companyId })
  expect((await invite(stranger.token, theirs.id, again)).status).toBe(201)
  // Moves the answer a month into the past.
  await p.platform.db
    .updateTable('invitations')
    .set({ answered_at: new Date(p.platform.now().getTime() - 31 * dayMs) })
    .where('id', '=', body.id)
    .execute()
  expect((await invite(setup.token, other.id, again)).status).toBe(201)
})

test('blocking a company declines its open invitations and prevents new ones', async () => {
  const setup = await createSetup()
  const known = await anApplication(p, { candidate: setup.person, vacancy: setup.vacancy })
  const other = await aVacancy(p, { companyId: setup.recruiter.companyId })
  const { body } = await invite(setup.token, other.id, { applicationId: known.id })
  const params = { companyId: setup.recruiter.companyId }
  expect((await call(p, blockCompany, { params }, { token: setup.person.token })).status).toBe(204)
  refused(await answer('accept', setup.person.token, body.id), 409, 'invitation-answered')
  const third = await aVacancy(p, { companyId: setup.recruiter.companyId })
  const { token, talentId } = setup
  refused(await invite(token, third.id, { applicationId: known.id }), 409, 'no-invitations-now')
  refused(await invite(token, third.id, { talentId, message }), 404, 'not-found')
})

test('invitations and the search hide the name of a person evaluated blind', async () => {
  const setup = await createSetup()
  const { token, talentId } = setup
  const blind = { params: { id: setup.vacancy.id }, body: { blind: true } }
  expect((await call(p, setBlind, blind, { token })).status).toBe(204)
  const application = await anApplication(p, { candidate: setup.person, vacancy: setup.vacancy })
  const other = await aVacancy(p, { companyId: setup.recruiter.companyId })
  const words = `Noêmia, ${message}`
  const body = { applicationId: application.id, message: words }
  expect((await invite(token, other.id, body)).status).toBe(201)
  const { rows } = (await sent(token)).body
  expect(rows).toMatchObject([{ name: null, applicationId: null, state: 'sent' }])
  expect(JSON.stringify(rows)).not.toMatch(/Noêmia|Tavares/)
  const vacancyId = setup.vacancy.id
  const ids = async (as: string) =>
    (await call(p, listTalents, { query: { vacancyId } }, { token: as })).body.rows.map(
      ({ id }) => id,
    )
  expect(await ids(token)).not.toContain(talentId)
  const talentPage = () => call(p, getTalent, { params: { id: talentId }, query: {} }, { token })
  refused(await talentPage(), 404, 'not-found')
  refused(await invite(token, vacancyId, { talentId, message }), 404, 'not-found')
  const revealed = { params: { id: application.id } }
  expect((await call(p, reveal, revealed, { token })).status).toBe(204)
  expect((await sent(token)).body.rows).toMatchObject([{ name: 'Noêmia Tavares', message: words }])
  expect((await talentPage()).body).toMatchObject({ firstName: 'Noêmia' })
  refused(await invite(token, vacancyId, { talentId, message }), 409, 'person-applied')
  // The name stays hidden from a colleague who did not reveal it.
  const { token: colleague } = await aRecruiter(p, { companyId: setup.recruiter.companyId })
  expect((await sent(colleague)).body.rows).toMatchObject([{ name: null }])
})
