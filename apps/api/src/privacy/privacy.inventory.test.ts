import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { program } from '../../test/program.ts'
import { inventory } from './privacy.inventory.ts'
import { selectHeld } from './privacy.store.ts'
import { randomUUID } from 'node:crypto'

const p = program()

/**
 * Every table from which references lead to a user or a candidate, over however many tables, and
 * every one with a column called like a person's identity.
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

test('every table that refers to a person says whether it is exported and what deletion does', async () => {
  const named = inventory.map(({ table }) => table)
  const unnamed = (await tablesOfPeople()).filter((table) => !named.includes(table))
  expect(unnamed).toEqual([])
  expect(new Set(named).size).toBe(named.length)
})

test('what is not exported or is kept has a reason that a person can read', () => {
  const reasons = inventory.flatMap(({ exported, deletion }) => [
    ...('not' in exported ? [exported.not] : []),
    ...(deletion === 'erase' ? [] : [deletion.keep]),
  ])
  expect(reasons.filter((reason) => reason.length < 20)).toEqual([])
})

test.each(inventory.map((held) => [held.table, held] as const))(
  '%s: its columns are there, and no secret among them',
  async (_, held) => {
    if ('not' in held.exported) return expect(held.exported.not).not.toBe('')
    const { columns } = held.exported
    expect(columns).not.toMatch(/hash|token|\bkey\b/)
    const nobody = { userId: randomUUID(), candidateId: randomUUID() }
    expect(await selectHeld(p.platform.db, held, columns, nobody)).toEqual([])
  },
)
