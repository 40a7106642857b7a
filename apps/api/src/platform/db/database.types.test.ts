import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { printTypes } from '../../../../../scripts/types.print.ts'

test('the database types match the migrations (to update: npx node scripts/types.ts)', async () => {
  const server = inject('databaseServer')
  const client = new pg.Client({ connectionString: server })
  const folder = mkdtempSync(join(tmpdir(), 'trilha-types-'))
  const printed = join(folder, 'database.types.ts')
  await client.connect()
  try {
    await client.query('create database types template template_trilha strategy file_copy')
    printTypes(server.replace(/postgres$/, 'types'), printed)
    const committed = readFileSync(join(import.meta.dirname, 'database.types.ts'), 'utf8')
    expect(committed).toBe(readFileSync(printed, 'utf8'))
  } finally {
    await client.query('drop database if exists types with (force)')
    await client.end()
    rmSync(folder, { recursive: true })
  }
})
