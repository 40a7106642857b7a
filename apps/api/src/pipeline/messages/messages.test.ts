import * as messages from '@trilha/contracts/pipeline/messages'
import { expect, test } from 'vitest'
import { call } from '../../../test/client.ts'
import { conversationStage } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { aTrail } from '../../../test/trails.ts'

const p = program()

test('the candidate learns when their message was opened; nobody learns more', async () => {
  const { id, recruiter, candidate } = await aTrail(p, {
    changes: { stages: [conversationStage] },
  })
  const params = { id }
  const readOwn = async () =>
    (await call(p, messages.listOwnMessages, { params, query: {} }, candidate)).body.rows
  const body = { text: 'Onde é a loja?' }
  await call(p, messages.writeOwnMessage, { params, body }, candidate)
  expect((await readOwn())[0]).toMatchObject({ read: false, readAt: null })

  p.advance(60_000)
  const opened = p.platform.now()
  const readByCompany = () =>
    call(p, messages.listPipelineMessages, { params, query: {} }, recruiter)
  await readByCompany()
  const [own] = await readOwn()
  expect(own?.read).toBe(true)
  expect(Date.parse(own?.readAt ?? '')).toBeGreaterThanOrEqual(opened.getTime())

  await call(p, messages.writePipelineMessage, { params, body }, recruiter)
  await readOwn()
  expect((await readOwn()).map(({ readAt }) => readAt !== null)).toEqual([false, true])
  const { rows } = (await readByCompany()).body
  expect(rows.every((row) => !('readAt' in row))).toBe(true)
})
