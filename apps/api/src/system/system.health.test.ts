import { randomUUID } from 'node:crypto'
import { listAudit } from '@trilha/contracts/audit'
import * as contract from '@trilha/contracts/system/admin'
import { dayMs } from '@trilha/contracts/shared/durations'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { call, refused } from '../../test/client.ts'
import { aCandidate, anAdmin, aRecruiter } from '../../test/factories.ts'
import { program } from '../../test/program.ts'
import { signatureOf } from '../platform/whatsapp/webhook.ts'

const appSecret = 'the secret of the app'
const p = program({
  settings: {
    // A closed port, because the tests in this file send nothing.
    WHATSAPP_GRAPH_URL: 'http://127.0.0.1:9/v23.0',
    WHATSAPP_PHONE_NUMBER_ID: '100',
    WHATSAPP_TOKEN: 'a token',
    WHATSAPP_APP_SECRET: appSecret,
    WHATSAPP_VERIFY_TOKEN: 'a word',
  },
})

const read = (token: string | null) => call(p, contract.readHealth, {}, { token })
const retry = (id: string, token: string | null) =>
  call(p, contract.retryTask, { params: { id } }, { token })

type Message = { template?: string; state: string; code?: number; reason?: string; days?: number }

/** Inserts a message in this state, which was created `days` days ago. */
async function insertMessage(candidateId: string, message: Message): Promise<void> {
  const at = new Date(p.platform.now().getTime() - (message.days ?? 0) * dayMs)
  const content = message.template
    ? { template: message.template, parameters: ['Jussara'], button: null }
    : { text: 'Pronto, não escrevemos mais.' }
  await p.platform.db
    .insertInto('whatsapp_messages')
    .values({
      key: randomUUID(),
      candidate_id: candidateId,
      content: JSON.stringify(content),
      state: message.state,
      error_code: message.code ?? null,
      drop_reason: message.reason ?? null,
      created_at: at,
      expires_at: new Date(at.getTime() + dayMs),
    })
    .execute()
}

const webhook = (signature?: string) => {
  const raw = Buffer.from(JSON.stringify({ object: 'whatsapp_business_account', entry: [] }))
  return p.app.inject({
    method: 'POST',
    url: '/api/webhooks/whatsapp',
    headers: {
      'content-type': 'application/json',
      'x-hub-signature-256': signature ?? signatureOf(appSecret, raw),
    },
    payload: raw,
  })
}

describe('WhatsApp', () => {
  test("only Trilha's team reads the health report", async () => {
    refused(await read(null), 401, 'sign-in-needed')
    for (const { token } of [await aCandidate(p), await aRecruiter(p)])
      refused(await read(token), 403, 'forbidden')
  })

  test('the time of the last signed webhook is stored, that of a forged one is not', async () => {
    const { token } = await anAdmin(p)
    const at = async () => (await read(token)).body.channels.whatsApp.webhookAt
    expect(await at()).toBeNull()
    expect((await webhook('sha256=00')).statusCode).toBe(401)
    expect(await at()).toBeNull()
    expect((await webhook()).statusCode).toBe(200)
    const first = await at()
    expect(Math.abs(Date.parse(first ?? '') - p.platform.now().getTime())).toBeLessThan(60_000)
    await Promise.all([webhook(), webhook(), webhook()])
    expect(await at()).toBe(first)
    p.advance(2 * 60_000)
    await webhook()
    expect(Date.parse((await at()) ?? '')).toBeGreaterThan(Date.parse(first ?? '') + 60_000)
  })

  test('counts the messages of 7 days by template and state, without personal data', async () => {
    const { token } = await anAdmin(p)
    const { candidateId } = await aCandidate(p, { name: 'Cupuaçu Nogueira' })
    await p.platform.db
      .updateTable('candidates')
      .set({ phone: '+5531977776666' })
      .where('id', '=', candidateId)
      .execute()
    const all: Message[] = [
      { template: 'prazo_de_etapa_v1', state: 'accepted' },
      { template: 'prazo_de_etapa_v1', state: 'read', days: 6 },
      { template: 'prazo_de_etapa_v1', state: 'delivered', days: 8 },
      { template: 'prazo_de_etapa_v1', state: 'failed', code: 131_026, days: 2 },
      { template: 'prazo_de_etapa_v1', state: 'failed', code: 132_015, days: 1 },
      { template: 'vagas_novas_v1', state: 'queued', code: 190, days: 1 },
      { template: 'vagas_novas_v1', state: 'sending' },
      { template: 'vagas_novas_v0', state: 'sent', days: 3 },
      { state: 'failed', code: 999_999 },
      { template: 'mudanca_de_etapa_v1', state: 'dropped', reason: 'expired' },
      { template: 'mudanca_de_etapa_v1', state: 'dropped', reason: 'no-consent' },
      { template: 'mudanca_de_etapa_v1', state: 'dropped', reason: 'no-consent' },
      { template: 'mudanca_de_etapa_v1', state: 'dropped', reason: 'no-phone', days: 9 },
    ]
    for (const one of all) await insertMessage(candidateId, one)
    const answer = await read(token)
    const { mode, waiting, templates, dropped } = answer.body.channels.whatsApp
    expect(mode).toBe('cloud')
    expect(waiting.count).toBe(2)
    expect(p.platform.now().getTime() - Date.parse(waiting.since ?? '')).toBeGreaterThanOrEqual(
      dayMs,
    )
    const none = { sent: 0, failed: 0, lastError: null }
    expect(templates).toEqual([
      { name: 'confirmar_numero_v1', ...none },
      {
        name: 'vagas_novas_v1',
        sent: 0,
        failed: 0,
        lastError: { code: 190, problem: 'token' },
      },
      { name: 'mudanca_de_etapa_v1', ...none },
      {
        name: 'prazo_de_etapa_v1',
        sent: 2,
        failed: 2,
        lastError: { code: 132_015, problem: 'template-paused' },
      },
      { name: 'atualizar_dados_v1', ...none },
      { name: 'vagas_novas_v0', sent: 1, failed: 0, lastError: null },
      { name: null, sent: 0, failed: 1, lastError: { code: 999_999, problem: 'other' } },
    ])
    expect(dropped).toEqual([
      { reason: 'no-consent', count: 2 },
      { reason: 'expired', count: 1 },
    ])
    expect(JSON.stringify(answer.body)).not.toMatch(/77776666|Cupua|Jussara/)
  })
})

describe('the retry of a task', () => {
  /** Inserts a task that failed in all its tries. */
  async function insertDeadLetter(): Promise<string> {
    const { rows } = await sql<{ id: string }>`
      insert into tasks.job (name, data, source_name, source_retry_count)
      values ('dead-letters', '{"userId": "not one"}', 'accounts.welcome', 5)
      returning id`.execute(p.platform.db)
    return rows[0]?.id ?? ''
  }
  const auditRows = async (token: string) =>
    (await call(p, listAudit, { query: {} }, { token })).body.rows
  const deadLetterIds = async (token: string) =>
    (await read(token)).body.deadLetters.map(({ id }) => id)

  afterEach(() =>
    sql`alter table audit_log drop constraint if exists none_of_these`.execute(p.platform.db),
  )

  test("is allowed for Trilha's team only, and only for dead letters", async () => {
    const id = await insertDeadLetter()
    const { token } = await anAdmin(p)
    refused(await retry(id, null), 401, 'sign-in-needed')
    for (const other of [await aCandidate(p), await aRecruiter(p)])
      refused(await retry(id, other.token), 403, 'forbidden')
    refused(await retry('seven', token), 400, 'invalid-request')
    refused(await retry(randomUUID(), token), 404, 'not-found')
    expect(await deadLetterIds(token)).toContain(id)
    expect(await auditRows(token)).toEqual([])
  })

  test('is recorded in the audit log, once', async () => {
    const { token, email } = await anAdmin(p)
    const id = await insertDeadLetter()
    const before = (await auditRows(token)).length
    expect((await retry(id, token)).status).toBe(204)
    refused(await retry(id, token), 404, 'not-found')
    expect(await deadLetterIds(token)).not.toContain(id)
    const after = await auditRows(token)
    expect(after).toHaveLength(before + 1)
    expect(after[0]).toMatchObject({
      action: 'task.retry',
      actor: email,
      thing: { kind: 'task', id },
    })
    const { rows } = await sql`select id from tasks.job where name = 'accounts.welcome'`.execute(
      p.platform.db,
    )
    expect(rows).toHaveLength(1)
  })

  test('does not happen if it cannot be recorded in the audit log', async () => {
    const { token } = await anAdmin(p)
    const id = await insertDeadLetter()
    await sql`alter table audit_log add constraint none_of_these
      check (action <> 'task.retry') not valid`.execute(p.platform.db)
    expect((await retry(id, token)).status).toBe(500)
    expect(await deadLetterIds(token)).toContain(id)
  })
})
