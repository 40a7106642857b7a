import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { program } from '../../../test/program.ts'
import type { Tx } from '../db/database.ts'
import { inSharedBatches } from './sharedBatches.ts'

const p = program()

/** A table of numbers that are handled by deleting them. */
async function numbers(count: number) {
  const { db } = p.platform
  await sql`create table if not exists numbers (n integer primary key, waits boolean not null)`.execute(
    db,
  )
  await sql`insert into numbers select n, false from generate_series(1, ${count}::int) n`.execute(
    db,
  )
  const claim = async (tx: Tx, limit: number): Promise<number[]> => {
    const { rows } = await sql<{ n: number }>`select n from numbers where not waits
      order by n limit ${limit} for update skip locked`.execute(tx)
    return rows.map(({ n }) => n)
  }
  const remove = (tx: Tx, rows: number[]) =>
    sql`delete from numbers where n = any(${rows}::int[])`.execute(tx)
  const postpone = async (n: number) => {
    await sql`update numbers set waits = true where n = ${n}`.execute(db)
  }
  const left = async () => {
    const { rows } = await sql<{ n: number }>`delete from numbers returning n`.execute(db)
    return rows.map(({ n }) => n)
  }
  return { db, size: 4, claim, remove, postpone, left }
}

test('all rows are handled, in full batches', async () => {
  const { remove, left, ...batches } = await numbers(10)
  const sizes: number[] = []
  const handle = async (tx: Tx, rows: number[]) => {
    sizes.push(rows.length)
    await remove(tx, rows)
    return rows.length
  }
  expect(await inSharedBatches({ ...batches, handle })).toBe(10)
  expect(sizes).toEqual([4, 4, 2])
  expect(await left()).toEqual([])
})

test('the rows of a batch that fails are handled one by one; one that fails alone waits', async () => {
  const { remove, left, ...batches } = await numbers(10)
  const handled: number[] = []
  const handle = async (tx: Tx, rows: number[]) => {
    await remove(tx, rows)
    if (rows.includes(2) || rows.includes(7)) throw new Error(`broken ${rows.join()}`)
    handled.push(...rows)
    return rows.length
  }
  await expect(inSharedBatches({ ...batches, handle })).rejects.toThrow('broken 2')
  expect(handled).toEqual([1, 3, 4, 5, 6, 8, 9, 10])
  expect((await left()).toSorted((a, b) => a - b)).toEqual([2, 7])
})

test('it stops when the database is unavailable', async () => {
  const { remove: _remove, left, ...batches } = await numbers(3)
  let tries = 0
  const handle = () => {
    tries++
    return Promise.reject(Object.assign(new Error('terminated'), { code: '57P01' }))
  }
  await expect(inSharedBatches({ ...batches, handle })).rejects.toThrow('terminated')
  expect(tries).toBe(1)
  expect(await left()).toHaveLength(3)
})
