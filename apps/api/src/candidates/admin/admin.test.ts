import { randomUUID } from 'node:crypto'
import * as contract from '@trilha/contracts/candidates/admin'
import { expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aCandidate, anAdmin, aRecruiter } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'

const p = program()
const reason = 'A pessoa pediu por telefone, protocolo 123.'
const update = (id: string, body: object, token: string | null) =>
  call(p, contract.adminUpdate, { params: { id }, body: { reason, ...body } }, { token })
const log = (userId: string) =>
  p.platform.db
    .selectFrom('audit_log')
    .select(['actor_user_id', 'action', 'fields', 'reason'])
    .where('subject_user_id', '=', userId)
    .execute()

test("only Trilha's team may update, with a reason, and only an existing candidate", async () => {
  const [candidate, recruiter, admin] = await Promise.all([
    aCandidate(p),
    aRecruiter(p),
    anAdmin(p),
  ])
  const { userId } = candidate
  refused(await update(userId, { name: 'Ana Luz' }, null), 401, 'sign-in-needed')
  refused(await update(userId, { name: 'Ana Luz' }, candidate.token), 403, 'forbidden')
  refused(await update(userId, { name: 'Ana Luz' }, recruiter.token), 403, 'forbidden')
  for (const id of [randomUUID(), recruiter.userId, candidate.candidateId])
    refused(await update(id, { name: 'Ana Luz' }, admin.token), 404, 'not-found')
  const { errors } = refused(
    await update(userId, { reason: 'porque' }, admin.token),
    400,
    'invalid-request',
  )
  expect(errors).toMatchObject([{ field: 'reason', id: 'reason-required' }])
  refused(await update(userId, { cpf: '123' }, admin.token), 400, 'invalid-request')
  expect(await log(userId)).toEqual([])
})

test('a correction is logged in the same transaction, without the values', async () => {
  const [candidate, other, admin] = await Promise.all([aCandidate(p), aCandidate(p), anAdmin(p)])
  const { body } = await update(
    candidate.userId,
    { name: 'Ana Luz', cpf: '529.982.247-25' },
    admin.token,
  )
  expect(body).toMatchObject({
    id: candidate.userId,
    personal: { name: 'Ana Luz', cpf: '52998224725', birthDate: '1994-03-12' },
  })
  expect(await log(candidate.userId)).toEqual([
    { actor_user_id: admin.userId, action: 'candidate.update', fields: ['cpf', 'name'], reason },
  ])
  refused(await update(other.userId, { cpf: '52998224725' }, admin.token), 409, 'cpf-taken')
  expect(await log(other.userId)).toEqual([])
})

test('the log cannot be changed or shortened', async () => {
  const [{ userId }, admin] = await Promise.all([aCandidate(p), anAdmin(p)])
  await update(userId, { name: 'Ana Luz' }, admin.token)
  const { db } = p.platform
  const change = db.updateTable('audit_log').set({ reason: 'Outro motivo qualquer' })
  await expect(change.where('subject_user_id', '=', userId).execute()).rejects.toThrow(
    /append-only/,
  )
  const remove = db.deleteFrom('audit_log').where('subject_user_id', '=', userId)
  await expect(remove.execute()).rejects.toThrow(/append-only/)
  // When an account is deleted, its log entry stays, but no longer names the account.
  await db.deleteFrom('users').where('id', '=', userId).execute()
  expect(await log(userId)).toEqual([])
  const lines = db
    .selectFrom('audit_log')
    .select('action')
    .where('actor_user_id', '=', admin.userId)
  expect(await lines.execute()).toHaveLength(1)
})
