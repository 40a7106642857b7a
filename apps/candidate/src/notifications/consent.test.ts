import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { whatsAppConsent } from '@trilha/contracts/notifications/channels'
import { expect, test } from 'vitest'

type Texts = { consent?: string; preferences?: { consent: string } }

const texts = (name: string): Texts =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../locales/pt-BR/${name}.json`), 'utf8'))

test('the WhatsApp consent shown on screens equals the text stored as evidence', () => {
  expect(texts('notifications').preferences?.consent).toBe(whatsAppConsent.text)
  expect(texts('savedSearches').consent).toBe(whatsAppConsent.text)
})
