import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { program } from '../../../test/program.ts'
import { createListener } from './listen.ts'

const p = program()
const outage = { noticed: () => undefined, ended: () => undefined }

test('a handler that fails stops neither the program nor the other handlers', async () => {
  const { log } = p.platform
  const errors = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const listener = createListener(p.databaseUrl, { outage, log })
  const heard: string[] = []
  await listener.on('test_channel', (payload) => {
    if (payload !== '') throw new Error('not understood')
  })
  await listener.on('test_channel', (payload) => void heard.push(payload))
  await sql`select pg_notify('test_channel', 'one')`.execute(p.platform.db)
  await vi.waitFor(() => expect(heard).toContain('one'))
  expect(errors).toHaveBeenCalledOnce()
  errors.mockRestore()
  await listener.stop()
})

test('a connection that is being made during the stop is closed too', async () => {
  const { log, db } = p.platform
  const url = `${p.databaseUrl}?application_name=stopped_listener`
  const listener = createListener(url, { outage, log })
  const connecting = listener.on('test_channel', () => undefined)
  await listener.stop()
  await connecting
  const connections = async () => {
    const { rows } = await sql`select pid from pg_stat_activity
      where application_name = 'stopped_listener'`.execute(db)
    return rows
  }
  await expect.poll(connections, { timeout: 10_000 }).toEqual([])
})
