import { getUser } from '@trilha/contracts/accounts/accounts'
import { getSecondStep, turnOffSecondStep } from '@trilha/contracts/accounts/secondStep'
import * as contract from '@trilha/contracts/companies/secondStepRule'
import { getTeam } from '@trilha/contracts/companies/team'
import { listPipelineVacancies } from '@trilha/contracts/pipeline/pipeline'
import { minuteMs } from '@trilha/contracts/shared/durations'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aCandidate, aRecruiter, dayFromNow } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { turnOnSecondStep } from '../../../test/secondStep.ts'
import { codeAt } from '../../../test/totp.ts'
import { mailsTo } from '../../../test/trails.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { mailSecondStepRule } from './mailRule.ts'

const p = program()
const password = 'trem de minas azul'
const read = (token: string | null) => call(p, contract.getSecondStepRule, {}, { token })
const save = (token: string | null, from: string | null) =>
  call(p, contract.saveSecondStepRule, { body: { from } }, { token })
const team = (token: string) => call(p, getTeam, {}, { token })

async function aCompanyOfTwo() {
  const owner = await aRecruiter(p, { password, role: 'owner', name: 'Renata Teles' })
  const { companyId } = owner
  const recruiter = await aRecruiter(p, { password, companyId, name: 'Hélio Tavares' })
  return { owner, recruiter, companyId }
}

test('only an owner with a fresh sign-in sets the rule, for a day of the next 90', async () => {
  const { owner, recruiter } = await aCompanyOfTwo()
  refused(await read(null), 401, 'sign-in-needed')
  refused(await save(null, null), 401, 'sign-in-needed')
  for (const token of [recruiter.token, (await aCandidate(p)).token]) {
    refused(await read(token), 403, 'forbidden')
    refused(await save(token, dayFromNow(p, 7)), 403, 'forbidden')
  }
  for (const day of ['2026-02-30', 'amanhã', dayFromNow(p, -1), dayFromNow(p, 91)]) {
    const { errors } = refused(await save(owner.token, day), 400, 'invalid-request')
    expect(errors).toMatchObject([{ field: 'from' }])
  }
  expect((await read(owner.token)).body.from).toBeNull()
  p.advance(16 * minuteMs)
  refused(await save(owner.token, dayFromNow(p, 7)), 403, 'fresh-proof-needed')
})

test('people without a second step are told by mail, once for each day that is set', async () => {
  const { owner, recruiter } = await aCompanyOfTwo()
  await turnOnSecondStep(p, owner.token, password)
  const day = dayFromNow(p, 14)
  const { status, body } = await save(owner.token, day)
  expect(status).toBe(200)
  expect(body).toEqual({
    from: day,
    lacking: [{ id: recruiter.recruiterId, name: 'Hélio Tavares' }],
  })
  expect((await save(owner.token, day)).body.from).toBe(day)
  const mails = (await mailsTo(p, recruiter.email)).map(({ subject, text }) => [subject, text])
  expect(mails).toEqual([
    ['Ligue a segunda etapa da sua conta', expect.stringMatching(/A partir de \d+ de \w+ de 2026/)],
  ])
  expect((await mailsTo(p, owner.email)).map(({ subject }) => subject)).not.toContain(mails[0]?.[0])
  // Nobody is refused before that day.
  expect((await team(recruiter.token)).status).toBe(200)
  const { body: own } = await call(p, getSecondStep, {}, { token: recruiter.token })
  expect(own).toMatchObject({ isRequired: false, requiredFrom: day })
})

test('the reminder of an earlier day is not sent', async () => {
  const { owner, recruiter, companyId } = await aCompanyOfTwo()
  await save(owner.token, dayFromNow(p, 14))
  const begins = async () =>
    (
      await p.platform.db
        .selectFrom('companies')
        .select('second_step_from')
        .where('id', '=', companyId)
        .executeTakeFirstOrThrow()
    ).second_step_from?.toISOString() ?? ''
  const first = await begins()
  await save(owner.token, dayFromNow(p, 30))
  const sent: string[] = []
  const mailer = {
    send: async (mail: Mail) => void sent.push(mail.to),
  } as never
  const remind = (at: string) =>
    mailSecondStepRule(p.platform, mailer, { companyId, begins: at, setAt: at, isReminder: true })
  await remind(first)
  expect(sent).toEqual([])
  await remind(await begins())
  await remind(await begins())
  expect(sent.toSorted()).toEqual([owner.email, recruiter.email].toSorted())
})

test('from that day on, whoever has no second step can only turn it on', async () => {
  const { owner, recruiter } = await aCompanyOfTwo()
  const { key } = await turnOnSecondStep(p, owner.token, password)
  await save(owner.token, dayFromNow(p, 0))
  const vacancies = () => call(p, listPipelineVacancies, { query: {} }, { token: recruiter.token })
  refused(await vacancies(), 403, 'second-step-required')
  refused(await team(recruiter.token), 403, 'second-step-required')
  expect((await call(p, getUser, {}, { token: recruiter.token })).status).toBe(200)
  expect((await team(owner.token)).status).toBe(200)

  await turnOnSecondStep(p, recruiter.token, password)
  expect((await vacancies()).status).toBe(200)
  const code = codeAt(key, new Date(p.platform.now().getTime() + 30_000))
  p.advance(30_000)
  const off = { body: { password, code } }
  refused(await call(p, turnOffSecondStep, off, { token: owner.token }), 409, 'conflict')
  // Saved again when its day is over.
  await sql`update companies set second_step_from = second_step_from - interval '1 day'
    where id = ${owner.companyId}`.execute(p.platform.db)
  const { from } = (await read(owner.token)).body
  expect(from).toBe(dayFromNow(p, -1))
  expect((await save(owner.token, from)).status).toBe(200)
  expect((await save(owner.token, null)).body).toEqual({ from: null, lacking: [] })
  expect((await call(p, turnOffSecondStep, off, { token: owner.token })).status).toBe(204)
})
