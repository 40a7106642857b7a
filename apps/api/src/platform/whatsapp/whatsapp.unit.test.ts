import { expect, test, vi } from 'vitest'
import { createWhatsApp, type WhatsAppOutcome } from './whatsapp.ts'

const settings = {
  graphUrl: 'http://127.0.0.1:9',
  phoneNumberId: '1',
  token: 'a token',
  appSecret: 'a secret',
  verifyToken: 'a word',
}

test.each([
  [() => Response.json({ messages: [{ id: 'wamid' }] }), 'accepted'],
  [() => Response.json({ error: { code: 131_026 } }, { status: 400 }), 'refused'],
  [() => new Response('<html>', { status: 502 }), 'unanswered'],
  [() => Promise.reject(new TypeError('fetch failed')), 'unanswered'],
] as const)('the outcome of a call is told (%#: %s)', async (answer, expected) => {
  const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())
  const outcomes: WhatsAppOutcome[] = []
  const whatsApp = createWhatsApp(settings, (outcome) => outcomes.push(outcome))
  await whatsApp.send('5531900000000', { text: 'Oi' }, 'reference').catch(() => undefined)
  expect(outcomes).toEqual([expected])
  fetching.mockRestore()
})
