import { readdir, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import * as contract from '@trilha/contracts/privacy/privacy'
import { listNotifications } from '@trilha/contracts/notifications/notifications'
import { dayMs, hourMs } from '@trilha/contracts/shared/durations'
import { sql } from 'kysely'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aCandidate, aRecruiter } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { mailsTo } from '../../../test/trails.ts'
import { aWholePerson } from '../../../test/wholePerson.ts'
import { makeExport } from './export.ts'
import { exportFiles } from './files.ts'
import { inventory } from '../inventory/inventory.ts'
import { sweepPrivacy } from '../retention/sweep.ts'

const p = program()
const ask = (token: string | null) => call(p, contract.askExport, {}, { token })
const read = (token: string) => call(p, contract.getExport, {}, { token })

async function download(url: string) {
  const answer = await p.app.inject({ method: 'GET', url })
  if (answer.statusCode !== 200) return { status: answer.statusCode, files: {} }
  const files = unzipSync(new Uint8Array(answer.rawPayload))
  const texts = Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString()])
  return { status: 200, files: Object.fromEntries(texts) as Record<string, string> }
}

test('only a candidate can ask for a copy', async () => {
  refused(await ask(null), 401, 'sign-in-needed')
  refused(await ask((await aRecruiter(p)).token), 403, 'forbidden')
  const { token } = await aCandidate(p)
  expect((await read(token)).body).toMatchObject({ state: 'none', url: null })
})

test('the copy has every table and file of the person only, and decrypted data', async () => {
  await aRecruiter(p)
  const person = await aWholePerson(p, 'Marcassol')
  await aCandidate(p, { name: 'Outra Pessoa' })
  // A second request at the same time returns the copy of the first one.
  const [asked, again] = await Promise.all([ask(person.token), ask(person.token)])
  expect(asked.status).toBe(202)
  expect(again.body.askedAt).toBe(asked.body.askedAt)
  const mails = await mailsTo(p, person.email)
  expect(mails.map(({ subject }) => subject)).toContain('A cópia dos seus dados está pronta')
  const { body } = await read(person.token)
  expect(body).toMatchObject({ state: 'ready' })
  expect(Date.parse(body.expiresAt ?? '') - p.platform.now().getTime()).toBeGreaterThan(6.9 * dayMs)

  const { files } = await download(body.url ?? '')
  const names = Object.keys(files)
  for (const name of Object.keys(exportFiles)) expect(names).toContain(`dados/${name}.json`)
  for (const file of ['photo', 'cv', 'answer', 'video'] as const)
    expect(files[`arquivos/${person.files[file]}`]).toBe('Marcassol')
  const data = Object.assign(
    {},
    ...names.filter((name) => name.startsWith('dados/')).map((n) => JSON.parse(files[n] ?? '{}')),
  ) as Record<string, Record<string, unknown>[]>
  expect(Object.keys(data).toSorted()).toEqual(
    inventory.flatMap(({ table, exported }) => ('not' in exported ? [] : [table])).toSorted(),
  )
  expect(data['candidates']).toMatchObject([{ name: 'Ana Marcassol', cpf: '52998224725' }])
  expect(data['sensitive.inclusion']).toMatchObject([{ accommodations: 'Marcassol' }])
  expect(data['sensitive.application_needs']).toMatchObject([{ accommodation: 'Marcassol' }])
  expect(data['stage_answers']).toMatchObject([
    { question: 'Conte um dia bom.', value: 'Marcassol' },
  ])
  expect(data['application_letters']).toMatchObject([{ text: 'wordOfCompany' }])
  expect(data['applications']).toHaveLength(2)
  expect(data['self_assessments']).toHaveLength(1)
  const all = Object.values(files).join('\n')
  for (const never of ['Outra Pessoa', 'argon2', 'token_hash']) expect(all).not.toContain(never)
  expect(files['LEIA-ME.txt']).toContain('dados/candidaturas.json')
  const notifications = await call(
    p,
    listNotifications,
    { params: { userId: person.userId } },
    { token: person.token },
  )
  // Notifications about the applications may come before or after this one.
  expect(notifications.body.rows.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^A cópia dos seus dados está pronta\. .*\d{4}\.$/),
  )
})

test('a later copy replaces the earlier one and expires after seven days', async () => {
  const { token, userId } = await aCandidate(p)
  const copy = async () => {
    await ask(token)
    await p.platform.tasks.settled()
    return (await read(token)).body.url ?? ''
  }
  const first = await copy()
  p.advance(60_000)
  const second = await copy()
  await sweepPrivacy(p.platform)
  expect((await download(first)).status).toBe(404)
  expect((await download(second)).status).toBe(200)
  // The session has expired by now, so the test reads the table.
  p.advance(8 * dayMs)
  await sweepPrivacy(p.platform)
  expect((await download(second)).status).toBe(404)
  const { rows } = await sql<{ file: string | null }>`
    select file from data_exports where user_id = ${userId}`.execute(p.platform.db)
  expect(rows.map(({ file }) => file)).toEqual([null, null])
})

test('a copy that takes too long has failed, and another can be asked for', async () => {
  const { token, userId } = await aCandidate(p)
  await sql`insert into data_exports (user_id, asked_at)
    values (${userId}, ${new Date(p.platform.now().getTime() - 3 * hourMs)})`.execute(p.platform.db)
  expect((await read(token)).body).toMatchObject({ state: 'failed', url: null })
  expect((await ask(token)).status).toBe(202)
  await p.platform.tasks.settled()
  expect((await read(token)).body.state).toBe('ready')
})

test('at most three copies a day are made, since each contains every recording', async () => {
  const { token } = await aCandidate(p)
  for (let n = 0; n < 3; n++) {
    expect((await ask(token)).status).toBe(202)
    await p.platform.tasks.settled()
  }
  refused(await ask(token), 429, 'too-many-requests')
  expect((await call(p, contract.getExport, {}, { token })).body.state).toBe('ready')
})

/** Paths of the files that this process has open; none where the system has no `/proc`. */
async function openFiles(): Promise<string[]> {
  const numbers = await readdir('/proc/self/fd').catch(() => [])
  return Promise.all(numbers.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')))
}

test('a copy that fails leaves no file open', async () => {
  const { db, storage } = p.platform
  const { userId } = await aCandidate(p)
  await sql`update users set photo_file = 'photos/me.webp' where id = ${userId}`.execute(db)
  const { rows } = await sql<{ id: string }>`insert into data_exports (user_id, asked_at)
    values (${userId}, ${p.platform.now()}) returning id`.execute(db)
  // The photo is never written to the work folder, so adding it to the archive fails.
  const broken = { ...p.platform, storage: { ...storage, getFile: () => Promise.resolve() } }
  await expect(makeExport(broken, rows[0]?.id ?? '')).rejects.toThrow('ENOENT')
  expect((await openFiles()).filter((path) => path.includes('dados.zip'))).toEqual([])
})

test('the file of a copy that failed after it was stored is removed', async () => {
  const { db, storage, now } = p.platform
  const { userId } = await aCandidate(p)
  const { rows } = await sql<{ id: string }>`insert into data_exports (user_id, asked_at)
    values (${userId}, ${now()}) returning id`.execute(db)
  const stored: string[] = []
  const putFile: typeof storage.putFile = async (file, ...rest) => {
    stored.push(file)
    await storage.putFile(file, ...rest)
    throw new Error('the process ends here')
  }
  const broken = { ...p.platform, storage: { ...storage, putFile } }
  await expect(makeExport(broken, rows[0]?.id ?? '')).rejects.toThrow('the process ends here')
  const isStored = () =>
    storage.getFile(stored[0] ?? '', join(p.platform.config.dataDir, 'found')).then(
      () => true,
      () => false,
    )
  expect(await isStored()).toBe(true)
  p.advance(2 * dayMs)
  await sweepPrivacy(p.platform)
  expect(await isStored()).toBe(false)
})
