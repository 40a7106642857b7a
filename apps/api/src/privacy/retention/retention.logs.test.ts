import * as accounts from '@trilha/contracts/accounts/accounts'
import { listViews } from '@trilha/contracts/candidates/views'
import { getPipelineApplication } from '@trilha/contracts/pipeline/pipeline'
import { dayMs, minuteMs } from '@trilha/contracts/shared/durations'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aCandidate, anApplication, aRecruiter, aVacancy } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { startSession } from '../../accounts/signIn/sessions.ts'
import { auditPlatformAction } from '../../audit/audit.service.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { privacyV1 } from '../../legal/privacy.v1.ts'
import { sweepRetention } from './retention.service.ts'

const p = program()

/** The addresses from which a user used Trilha, the oldest first. */
async function accesses(userId: string): Promise<string[]> {
  const { rows } = await sql<{ ip: string }>`select host(ip) as ip from access_records
    where user_id = ${userId} order by at`.execute(p.platform.db)
  return rows.map(({ ip }) => ip)
}
const use = (token: string, ip: string) => call(p, accounts.getUser, {}, { token, ip })
const signInAgain = async (userId: string) =>
  (await startSession(p.platform.db, userId, p.platform.now())).accessToken
/** Runs the sweep. @returns what it logged as deleted: `<action>: <count>`. */
async function sweep(): Promise<string[]> {
  const read = () =>
    p.platform.db
      .selectFrom('audit_log')
      .select(['id', 'action', 'reason'])
      .where('action', 'like', 'privacy.retention.%')
      .execute()
  // By id and not by time, because the computer's clock may be set back a little in between.
  const earlier = new Set((await read()).map(({ id }) => id))
  await sweepRetention(p.platform)
  return (await read())
    .filter(({ id }) => !earlier.has(id))
    .map(({ action, reason }) => `${action}: ${/: (\d+) apagados/.exec(reason)?.[1]}`)
}

test('the periods below match the privacy policy', () => {
  const times = privacyV1.sections.find(({ title }) => title === '6. Por quanto tempo')?.body[0]
  expect(times).toContain('Registros de acesso: 6 meses (Marco Civil da Internet, art. 15).')
  expect(times).toContain('Registro de consentimentos e de quem mexeu em dados: 5 anos.')
})

describe('access records', () => {
  test('store the address of a user once an hour; failed sign-ins store nothing', async () => {
    const password = 'trem de minas azul'
    const { userId, email } = await aCandidate(p, { password })
    const login = (given: string, ip: string) =>
      call(p, accounts.login, { query: {}, body: { email, password: given } }, { ip })
    refused(await login('outra senha', '203.0.113.1'), 401, 'invalid-credentials')
    expect(await accesses(userId)).toEqual([])
    const { accessToken } = (await login(password, '203.0.113.7')).body
    expect(await accesses(userId)).toEqual(['203.0.113.7'])
    p.advance(2 * minuteMs)
    await use(accessToken, '203.0.113.7')
    expect(await accesses(userId)).toEqual(['203.0.113.7'])
    // Another address adds a record at once.
    p.advance(2 * minuteMs)
    await use(accessToken, '2001:db8::5')
    expect(await accesses(userId)).toEqual(['203.0.113.7', '2001:db8::5'])
    p.advance(58 * minuteMs)
    await use(accessToken, '203.0.113.7')
    expect(await accesses(userId)).toEqual(['203.0.113.7', '2001:db8::5', '203.0.113.7'])
  })

  test('are deleted after 6 months, not earlier, and so are views of people', async () => {
    const candidate = await aCandidate(p)
    const vacancy = await aVacancy(p)
    const recruiter = await aRecruiter(p, { companyId: vacancy.companyId })
    const { id } = await anApplication(p, { candidate, vacancy })
    p.advance(2 * minuteMs)
    await use(candidate.token, '198.51.100.4')
    await call(p, getPipelineApplication, { params: { id } }, { token: recruiter.token })
    const views = async () => {
      const token = await signInAgain(candidate.userId)
      return (await call(p, listViews, {}, { token })).body.rows.map(({ what }) => what)
    }
    expect(await views()).toEqual(['application'])
    p.advance(180 * dayMs)
    expect(await sweep()).toEqual([])
    expect(await views()).toEqual(['application'])
    expect(await accesses(candidate.userId)).toContain('198.51.100.4')
    p.advance(5 * dayMs)
    expect(await sweep()).toEqual([expect.stringMatching(/^privacy\.retention\.access: [1-9]\d*$/)])
    expect(await views()).toEqual([])
    expect(await accesses(candidate.userId)).not.toContain('198.51.100.4')
    expect(await sweep()).toEqual([])
  })
})

describe('retention of 5 years', () => {
  test('applies to the audit log and to revoked consents; active ones stay', async () => {
    const { userId } = await aCandidate(p)
    const { db } = p.platform
    const startedAt = p.platform.now()
    await inTransaction(db, (tx) =>
      auditPlatformAction(p.platform, tx, {
        action: 'candidates.correct',
        subjectUserId: userId,
        reason: 'Correção pedida pela pessoa.',
      }),
    )
    const consent = (topic: string, revoked: boolean) =>
      db
        .insertInto('consents')
        .values({
          user_id: userId,
          topic,
          channel: 'site',
          text_version: '1',
          text: 'Sim',
          given_at: startedAt,
          revoked_at: revoked ? startedAt : null,
        })
        .execute()
    await consent('talent-search', true)
    await consent('cookies', false)
    const left = async () => {
      const log = await db
        .selectFrom('audit_log')
        .select('id')
        .where('subject_user_id', '=', userId)
        .execute()
      const topics = await db
        .selectFrom('consents')
        .select('topic')
        .where('user_id', '=', userId)
        .orderBy('topic')
        .execute()
      return [log.length, ...topics.map(({ topic }) => topic)]
    }
    const all = [1, ...(await left()).slice(1)]
    expect(all).toEqual(expect.arrayContaining(['talent-search', 'cookies']))
    await expect(sql`delete from audit_log`.execute(db)).rejects.toThrow(/append-only/)
    p.advance(5 * 365 * dayMs)
    await sweepRetention(p.platform)
    expect(await left()).toEqual(all)
    p.advance(3 * dayMs)
    const kinds = await sweep()
    expect(kinds).toContain('privacy.retention.consents: 1')
    expect(kinds.join()).toMatch(/privacy\.retention\.audit: [1-9]/)
    expect(await left()).toEqual([0, ...all.slice(1).filter((topic) => topic !== 'talent-search')])
    expect(await sweep()).toEqual([])
  })
})
