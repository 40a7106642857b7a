import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { aCandidate } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { passwordChangedTask, welcomeTask } from '../../accounts/accounts.tasks.ts'
import { inTransaction } from '../db/database.ts'

const p = program()

test('many tasks added at once all run without waiting for the next poll', async () => {
  const { userId } = await aCandidate(p)
  const at = p.platform.now().toISOString()
  const begun = performance.now()
  await inTransaction(p.platform.db, async (tx) => {
    for (let i = 0; i < 23; i++)
      await p.platform.tasks.add(tx, passwordChangedTask, { changeId: randomUUID(), userId, at })
  })
  await p.platform.tasks.settled()
  expect(performance.now() - begun).toBeLessThan(10_000)
  const mails = await p.platform.db.selectFrom('captured_mail').select('id').execute()
  expect(mails).toHaveLength(23)
})

test('a failing task does not affect other tasks of its batch', async () => {
  const { userId } = await aCandidate(p)
  const done: string[] = []
  p.platform.tasks.handle(welcomeTask, async (payload) => {
    if (payload.userId !== userId) throw new Error('broken')
    done.push(payload.userId)
  })
  await inTransaction(p.platform.db, async (tx) => {
    await p.platform.tasks.add(tx, welcomeTask, { userId: randomUUID() })
    await p.platform.tasks.add(tx, welcomeTask, { userId })
    await p.platform.tasks.add(tx, welcomeTask, { userId: randomUUID() })
  })
  await expect.poll(() => done, { timeout: 10_000 }).toEqual([userId])
  // The failing ones wait for their retries.
  const states = async () => {
    const { rows } = await sql<{ state: string }>`select state from tasks.job
      where name = ${welcomeTask.name} order by state::text`.execute(p.platform.db)
    return rows.map(({ state }) => state)
  }
  await expect.poll(states, { timeout: 10_000 }).toEqual(['completed', 'retry', 'retry'])
})

test('an invalid payload and an unknown task are refused', async () => {
  const unknown = { name: 'nothing.such', payload: z.object({}) }
  const write = (work: Parameters<typeof inTransaction<void>>[1]) =>
    inTransaction(p.platform.db, work)
  await expect(write((tx) => p.platform.tasks.add(tx, unknown, {}))).rejects.toThrow('unknown task')
  const wrong = { userId: 'nobody' }
  await expect(write((tx) => p.platform.tasks.add(tx, welcomeTask, wrong))).rejects.toThrow(
    'userId',
  )
})
