import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { program } from '../../../test/program.ts'
import { createListener } from './listen.ts'
import { createOutage } from './outage.ts'

const p = program()

test('a handler that fails stops neither the program nor the others', async () => {
  const { log } = p.platform
  const errors = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const listener = createListener(p.databaseUrl, { outage: createOutage(log), log })
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
