import { verifySample } from '@trilha/contracts/webhooks/sample'
import { expect, test } from 'vitest'
import { newSecret, signedHeaders } from './webhooks.signature.ts'

type Check = (secret: string, headers: object, body: string, now?: number) => boolean

test('the sample of the developer guide accepts only what we signed', async () => {
  const address = `data:text/javascript,${encodeURIComponent(verifySample)}`
  const { cameFromTrilha } = (await import(/* @vite-ignore */ address)) as { cameFromTrilha: Check }
  const [secret, next] = [newSecret(), newSecret()]
  const sent = { id: 'msg_1', body: '{"type":"application.moved","nome":"é"}', at: new Date() }
  const headers = signedHeaders([secret], sent)

  expect(cameFromTrilha(next, headers, sent.body)).toBe(false)
  expect(cameFromTrilha(secret, headers, `${sent.body} `)).toBe(false)
  expect(cameFromTrilha(secret, { ...headers, 'webhook-id': 'msg_2' }, sent.body)).toBe(false)
  expect(cameFromTrilha(secret, {}, sent.body)).toBe(false)
  expect(cameFromTrilha(secret, headers, sent.body, sent.at.getTime() + 400_000)).toBe(false)

  expect(cameFromTrilha(secret, headers, sent.body)).toBe(true)
  const both = signedHeaders([next, secret], sent)
  expect(cameFromTrilha(secret, both, sent.body)).toBe(true)
  expect(cameFromTrilha(next, both, sent.body)).toBe(true)
})
