import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { program } from '../../../test/program.ts'
import { inventory } from './inventory.ts'
import { selectPersonRows } from '../privacy.store.ts'
import { randomUUID } from 'node:crypto'

const p = program()

/**
 * Every table with a direct or indirect reference to a user or a candidate, and every table with a
 * column named like the id of a person.
 */
async function tablesOfPeople(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive reached (id) as (
      select oid from pg_class where oid in ('users'::regclass, 'candidates'::regclass)
      union
      select c.conrelid from pg_constraint c join reached r on r.id = c.confrelid
      where c.contype = 'f'
    ), named (id) as (
      select attrelid from pg_attribute join pg_class on pg_class.oid = attrelid
      where relkind = 'r' and attname ~ '(user|candidate|application|person)_id$'
    )
    select case nspname when 'public' then relname else nspname || '.' || relname end as name
    from pg_class join pg_namespace n on n.oid = relnamespace
    where pg_class.oid in (select id from reached union select id from named)
      and nspname in (select table_schema from information_schema.tables)
      and nspname not in ('pg_catalog', 'information_schema', 'tasks')
    order by 1`.execute(p.platform.db)
  return rows.map((row) => row.name)
}

test('every table that refers to a person is in the inventory once', async () => {
  const listed = inventory.map(({ table }) => table)
  const missing = (await tablesOfPeople()).filter((table) => !listed.includes(table))
  expect(missing).toEqual([])
  expect(new Set(listed).size).toBe(listed.length)
})

test('tables that are not exported or not erased have a readable reason', () => {
  const reasons = inventory.flatMap(({ exported, deletion }) => [
    ...('not' in exported ? [exported.not] : []),
    ...(deletion === 'erase' ? [] : [deletion.keep]),
  ])
  expect(reasons.filter((reason) => reason.length < 20)).toEqual([])
})

test.each(inventory.map((entry) => [entry.table, entry] as const))(
  '%s: its exported columns exist and contain no secret',
  async (_, entry) => {
    if ('not' in entry.exported) return expect(entry.exported.not).not.toBe('')
    const { columns } = entry.exported
    expect(columns.compile(p.platform.db).sql).not.toMatch(/hash|token|\bkey\b/)
    const nobody = { userId: randomUUID(), candidateId: randomUUID() }
    expect(await selectPersonRows(p.platform.db, entry, columns, nobody)).toEqual([])
  },
)
