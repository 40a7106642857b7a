import { randomUUID } from 'node:crypto'
import * as accounts from '@trilha/contracts/accounts/accounts'
import * as own from '@trilha/contracts/companies/own'
import * as registration from '@trilha/contracts/companies/registration'
import * as contract from '@trilha/contracts/companies/team'
import { dayMs } from '@trilha/contracts/shared/durations'
import { expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aCandidate, aRecruiter } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'

const p = program()
const password = 'caminho longo de araucaria'
const address = () => `${randomUUID().slice(0, 8)}@padaria.com.br`
const readTeam = (token: string | null) => call(p, contract.getTeam, {}, { token })
const invite = (token: string | null, email: string, role = 'evaluator') =>
  call(p, contract.inviteToTeam, { body: { email, role: role as 'owner' } }, { token })
const change = (token: string, id: string, body: object) =>
  call(p, contract.updateMember, { params: { id }, body: body as never }, { token })
const remove = (token: string, id: string) =>
  call(p, contract.removeMember, { params: { id } }, { token })
const keyMailedTo = async (email: string) => {
  await p.platform.tasks.settled()
  const mail = await p.platform.db
    .selectFrom('captured_mail')
    .select('text')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return /key=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
const accept = (key: string, changes = {}) =>
  call(p, registration.acceptTeamInvitation, {
    body: {
      key,
      name: 'Davi Rocha',
      jobTitle: 'Gerência',
      password,
      acceptedTerms: true,
      ...changes,
    },
  })

test('all members see the team; only owners manage it', async () => {
  const owner = await aRecruiter(p, { role: 'owner' })
  const { companyId } = owner
  refused(await readTeam(null), 401, 'sign-in-needed')
  refused(await readTeam((await aCandidate(p)).token), 403, 'forbidden')
  for (const role of ['recruiter', 'evaluator'] as const) {
    const member = await aRecruiter(p, { companyId, role })
    const { body } = await readTeam(member.token)
    expect([body.manage, body.invitations]).toEqual([false, []])
    refused(await invite(member.token, address()), 403, 'forbidden')
    refused(await change(member.token, member.recruiterId, { role: 'owner' }), 403, 'forbidden')
    refused(await remove(member.token, owner.recruiterId), 403, 'forbidden')
  }
  expect((await readTeam(owner.token)).body.members).toHaveLength(3)
})

test('a full team invites nobody else, but an invitation can be sent again, and expired ones do not count', async () => {
  const owner = await aRecruiter(p, { role: 'owner' })
  const emails = Array.from({ length: contract.maxTeamSize - 1 }, address)
  const expiresAt = new Date(p.platform.now().getTime() + 7 * dayMs)
  await p.platform.db
    .insertInto('team_invitations')
    .values(
      emails.map((email) => ({
        company_id: owner.companyId,
        email,
        role: 'evaluator' as const,
        invited_by: owner.recruiterId,
        created_at: p.platform.now(),
        expires_at: expiresAt,
      })),
    )
    .execute()
  const [first = '', second = ''] = emails
  refused(await invite(owner.token, address()), 409, 'team-full')
  expect((await invite(owner.token, first.toUpperCase())).status).toBe(201)
  await p.platform.db
    .updateTable('team_invitations')
    .set({ expires_at: p.platform.now() })
    .where('company_id', '=', owner.companyId)
    .where('email', '=', second)
    .execute()
  expect((await invite(owner.token, address())).status).toBe(201)
})

test('people and invitations of another company are not found', async () => {
  const [owner, other] = [
    await aRecruiter(p, { role: 'owner' }),
    await aRecruiter(p, { role: 'owner' }),
  ]
  const { id } = (await invite(other.token, address())).body
  refused(await change(owner.token, other.recruiterId, { role: 'evaluator' }), 404, 'not-found')
  refused(await remove(owner.token, other.recruiterId), 404, 'not-found')
  const cancel = { params: { id } }
  refused(
    await call(p, contract.cancelTeamInvitation, cancel, { token: owner.token }),
    404,
    'not-found',
  )
})

test('the invitations of an owner end when the owner leaves or loses the role', async () => {
  const owner = await aRecruiter(p, { role: 'owner' })
  for (const end of [
    (id: string) => remove(owner.token, id),
    (id: string) => change(owner.token, id, { role: 'recruiter' }),
  ]) {
    const second = await aRecruiter(p, { companyId: owner.companyId, role: 'owner' })
    const email = address()
    await invite(second.token, email, 'owner')
    const key = await keyMailedTo(email)
    expect((await end(second.recruiterId)).status).toBe(204)
    refused(await accept(key), 400, 'key-invalid')
  }
})

test('an invitation by mail can be accepted, but not twice', async () => {
  const owner = await aRecruiter(p, { role: 'owner', name: 'Ivone Batista' })
  const email = address()
  expect((await invite(owner.token, email)).status).toBe(201)
  const key = await keyMailedTo(email)
  const { body: seen } = await call(p, registration.getTeamInvitation, { query: { key } })
  expect(seen).toMatchObject({ invitedBy: 'Ivone Batista', email, role: 'evaluator' })
  refused(await accept(key, { password: 'davirocha' }), 400, 'password-weak')
  const joined = await accept(key)
  expect(joined.status).toBe(201)
  expect(joined.body.user.recruiter).toMatchObject({ name: 'Davi Rocha', role: 'evaluator' })
  refused(await accept(key), 400, 'key-invalid')
  refused(await invite(owner.token, email.toUpperCase()), 409, 'already-member')
  const { body } = await readTeam(owner.token)
  const members = body.members.map((member) => [member.email, member.role])
  expect(members).toContainEqual([email, 'evaluator'])
  expect(body.invitations).toEqual([])
})

test('a second invitation ends the earlier link, and so does cancelling', async () => {
  const { token } = await aRecruiter(p, { role: 'owner' })
  const email = address()
  await invite(token, email)
  const first = await keyMailedTo(email)
  await invite(token, email, 'recruiter')
  const second = await keyMailedTo(email)
  refused(await accept(first), 400, 'key-invalid')
  const { invitations } = (await readTeam(token)).body
  expect(invitations).toEqual([
    expect.objectContaining({ email, role: 'recruiter', expired: false }),
  ])
  const params = { id: invitations[0]?.id ?? '' }
  await call(p, contract.cancelTeamInvitation, { params }, { token })
  refused(await accept(second), 400, 'key-invalid')
})

test('a person with an account in another team cannot join', async () => {
  const { token } = await aRecruiter(p, { role: 'owner' })
  const elsewhere = await aRecruiter(p, { email: address() })
  await invite(token, elsewhere.email)
  refused(await accept(await keyMailedTo(elsewhere.email)), 409, 'email-taken')
})

test('the last owner cannot leave, even when both owners leave at the same time', async () => {
  const owner = await aRecruiter(p, { role: 'owner' })
  refused(await remove(owner.token, owner.recruiterId), 409, 'last-owner')
  refused(await change(owner.token, owner.recruiterId, { role: 'recruiter' }), 409, 'last-owner')
  expect((await change(owner.token, owner.recruiterId, { jobTitle: 'Direção' })).status).toBe(204)
  const second = await aRecruiter(p, { companyId: owner.companyId, role: 'owner' })
  const answers = await Promise.all([
    remove(owner.token, owner.recruiterId),
    remove(second.token, second.recruiterId),
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 409]))
})

test('roles and removals take effect at once; a removed person can be invited again', async () => {
  const owner = await aRecruiter(p, { role: 'owner' })
  const email = address()
  const other = await aRecruiter(p, { companyId: owner.companyId, role: 'owner', email, password })
  expect((await call(p, own.getCompany, {}, { token: other.token })).body.can.edit).toBe(true)
  await change(owner.token, other.recruiterId, { role: 'evaluator' })
  expect((await call(p, own.getCompany, {}, { token: other.token })).body.can.edit).toBe(false)
  expect((await remove(owner.token, other.recruiterId)).status).toBe(204)
  refused(await readTeam(other.token), 401, 'session-ended')
  const signIn = { query: { typeUser: 2 as const }, body: { email, password } }
  refused(await call(p, accounts.login, signIn), 401, 'invalid-credentials')
  await invite(owner.token, email)
  expect((await accept(await keyMailedTo(email))).status).toBe(201)
})

test('members change only their own name and title', async () => {
  const body = { name: 'Davi da Rocha', jobTitle: 'Coordenação' }
  const changeOwn = (token: string | null, changes = {}) =>
    call(p, contract.updateOwnMember, { body: { ...body, ...changes } }, { token })
  refused(await changeOwn(null), 401, 'sign-in-needed')
  refused(await changeOwn((await aCandidate(p)).token), 403, 'forbidden')
  const owner = await aRecruiter(p, { role: 'owner' })
  const { companyId } = owner
  const evaluator = await aRecruiter(p, { companyId, role: 'evaluator' })
  refused(await changeOwn(evaluator.token, { name: ' ' }), 400, 'invalid-request')
  expect((await changeOwn(evaluator.token)).status).toBe(204)
  const shown = await call(p, contract.getTeam, {}, { token: evaluator.token })
  expect(shown.body.members.find(({ you }) => you)).toMatchObject({ ...body, role: 'evaluator' })
  expect(shown.body.members.filter(({ name }) => name === body.name)).toHaveLength(1)
})
