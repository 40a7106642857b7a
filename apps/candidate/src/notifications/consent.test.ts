import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { whatsAppConsent } from '@trilha/contracts/notifications.channels'
import { expect, test } from 'vitest'

type Texts = { consent?: string; preferences?: { consent: string } }

const texts = (name: string): Texts =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../locales/pt-BR/${name}.json`), 'utf8'))

test('what the screens say before a yes to WhatsApp is what is kept as its proof', () => {
  expect(texts('notifications').preferences?.consent).toBe(whatsAppConsent.text)
  expect(texts('savedSearches').consent).toBe(whatsAppConsent.text)
})
