import { createHash, randomBytes } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backUp, restore } from './backup.ts'
import { migrate } from './migrate.ts'
import { createOwnDatabase } from './ownDatabase.ts'
import { writeManifest } from './platform/backup/manifest.ts'
import { readConfig } from './platform/config/config.ts'
import { startEmbedded, type EmbeddedPostgres } from './platform/db/embedded.ts'

const writers = 16

let root: string
let server: EmbeddedPostgres
let url: string
const folder = (name: string) => join(root, name)
const settings = (name: string) => readConfig({ TRILHA_DATA: folder(name), TRILHA_DEMO: 'off' })
const now = () => new Date('2026-11-25T12:00:00Z')

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'trilha-backup-'))
  server = await startEmbedded({ dir: folder('data') })
  url = await createOwnDatabase(server)
  // No machine is switched off here, and a server that starts on a copy would wait for the disk for
  // each of its 1,800 files. The setting is in the data folder, so the restored server has it too.
  await query(url, 'alter system set fsync = off')
  await query(url, 'select pg_reload_conf()')
})

afterAll(async () => {
  await server.stop()
  rmSync(root, { recursive: true, force: true })
})

async function query(address: string, text: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    return (await client.query<Record<string, string>>(text)).rows
  } finally {
    await client.end()
  }
}

/** Each writer commits the numbers 1, 2, 3, … to two tables in one transaction. */
function startWriters() {
  const acknowledged = Array.from({ length: writers }, () => 0)
  let stopped = false
  const loops = acknowledged.map(async (_, writer) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    for (let n = 1; !stopped; n++) {
      await client.query(
        `with entry as (insert into ledger values (${writer}, ${n}, md5('${writer} ${n}')))
         insert into copies values (${writer}, ${n}, md5('${writer} ${n}'))`,
      )
      acknowledged[writer] = n
      // Sixteen loops without a pause would leave the copy no processor on a small machine.
      await setTimeout(20)
    }
    await client.end()
  })
  return {
    acknowledged,
    stop: async () => {
      stopped = true
      await Promise.all(loops)
    },
  }
}

const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')

describe('refuses', () => {
  test('a folder that is not empty, and a backup that is none', async () => {
    writeFileSync(folder('note'), 'mine')
    await expect(backUp(settings('data'), root, now)).rejects.toThrow('is not empty')
    await expect(
      restore({ dataDir: folder('data'), databaseUrl: undefined }, root),
    ).rejects.toThrow('is not empty')
    mkdirSync(folder('nothing'))
    await expect(
      restore({ dataDir: folder('new'), databaseUrl: undefined }, folder('nothing')),
    ).rejects.toThrow('manifest.json is missing')
  })

  test('a database of ours that is not embedded', async () => {
    const location = { dataDir: folder('new'), databaseUrl: 'postgres://db.example/trilha' }
    await expect(restore(location, root)).rejects.toThrow('docs/operations.md')
  })
})

test('16 connections write while it is backed up: the copy is one moment, and complete', async () => {
  await migrate(url)
  await query(
    url,
    `create table ledger (writer int, n int, hash text, primary key (writer, n));
     create table copies (writer int, n int, hash text, primary key (writer, n));
     insert into users (email, type_user) values ('bia@exemplo.com.br', 1);
     insert into sessions (user_id, token_hash, expires_at, ends_at)
       select id, decode(md5('a') || md5('b'), 'hex'), now() + interval '1 day', now() + interval '1 day' from users`,
  )
  mkdirSync(folder('data/files/photos'), { recursive: true })
  writeFileSync(folder('data/files/photos/a.webp'), randomBytes(100_000))
  writeFileSync(folder('data/files/photos/b.webp.1.part'), 'half')
  const writing = startWriters()
  await expect.poll(() => Math.min(...writing.acknowledged)).toBeGreaterThan(20)
  const before = [...writing.acknowledged]
  const manifest = await backUp(settings('data'), folder('backup'), now)
  const after = [...writing.acknowledged]
  await writing.stop()

  await restore({ dataDir: folder('restored'), databaseUrl: undefined }, folder('backup'))
  const restored = await startEmbedded({ dir: folder('restored') })
  try {
    const address = restored.url('trilha')
    const found = await query(
      address,
      `select writer, count(*)::int as count, max(n) as last,
         count(*) filter (where hash <> md5(writer || ' ' || n))::int as wrong
       from ledger group by writer order by writer`,
    )
    const total = found.reduce((sum, row) => sum + Number(row['count']), 0)
    process.stdout.write(
      `backup: ${total} rows of ${writers} connections, ${before.reduce((a, b) => a + b)} acknowledged before, ${after.reduce((a, b) => a + b)} after; ${manifest.files.length} files, log to ${manifest.log.to}\n`,
    )
    for (const [writer, row] of found.entries()) {
      expect(row).toMatchObject({ writer, count: row['last'], wrong: 0 })
      expect(Number(row['last'])).toBeGreaterThanOrEqual(before[writer] ?? 0)
      expect(Number(row['last'])).toBeLessThanOrEqual((after[writer] ?? 0) + 1)
    }
    expect(
      await query(address, 'select * from ledger except select * from copies limit 1'),
    ).toEqual([])
    expect(await query(address, 'select email from users')).toEqual([
      { email: 'bia@exemplo.com.br' },
    ])
    expect(await query(address, 'select id from sessions')).toEqual([])
  } finally {
    await restored.stop()
  }
  for (const name of ['secret', 'files/photos/a.webp'])
    expect(hashOf(folder(`restored/${name}`))).toBe(hashOf(folder(`data/${name}`)))
  expect(manifest.files.some(({ path }) => path.endsWith('.part'))).toBe(false)
}, 120_000)

test('a damaged backup is refused by name, and nothing is written', async () => {
  mkdirSync(folder('damaged'))
  writeFileSync(folder('damaged/secret'), 'a key')
  const log = { from: '0/1', to: '0/2' }
  await writeManifest(folder('damaged'), { createdAt: now().toISOString(), log })
  const location = { dataDir: folder('never'), databaseUrl: undefined }
  appendFileSync(folder('damaged/secret'), 'x')
  await expect(restore(location, folder('damaged'))).rejects.toThrow('damaged: secret')
  rmSync(folder('damaged/secret'))
  await expect(restore(location, folder('damaged'))).rejects.toThrow('secret is missing')
  expect(existsSync(folder('never'))).toBe(false)
})
