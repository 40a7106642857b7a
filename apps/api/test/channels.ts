import { whatsAppConsent } from '@trilha/contracts/notifications/channels'
import { hourMs } from '@trilha/contracts/shared/durations'
import { phoneKey } from '../src/platform/whatsapp/phones.ts'
import type { TestProgram } from './program.ts'

/**
 * Moves the server's clock forward to this hour in Brasília. Call it before signing in, because
 * sessions expire.
 */
export function moveToHour(p: TestProgram, hour: number): void {
  const local = new Date(p.platform.now().getTime() - 3 * hourMs)
  const today = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate(), hour)
  const wait = today - local.getTime()
  p.advance(wait > 0 ? wait : wait + 24 * hourMs)
}

let nextNumber = 10_000_000

/** Sets a unique phone number of a candidate, confirmed for WhatsApp, and returns it. */
export async function givePhone(p: TestProgram, candidateId: string): Promise<string> {
  const phone = `+55319${nextNumber++}`
  await p.platform.db
    .updateTable('candidates')
    .set({ phone })
    .where('id', '=', candidateId)
    .execute()
  await p.platform.db
    .insertInto('whatsapp_numbers')
    .values({
      candidate_id: candidateId,
      phone: phoneKey(phone),
      state: 'confirmed',
      asked_at: p.platform.now(),
      times_asked: 1,
    })
    .execute()
  return phone
}

/** Messages that the fake WhatsApp server accepted for this number, oldest first. */
export function outbox(p: TestProgram, phone: string) {
  return p.platform.db
    .selectFrom('captured_whatsapp')
    .selectAll()
    .where('recipient', '=', phone.replace('+', ''))
    .orderBy('id')
    .execute()
}

/** Mails to this address, oldest first. */
export function inbox(p: TestProgram, email: string) {
  return p.platform.db
    .selectFrom('captured_mail')
    .selectAll()
    .where('recipient', '=', email)
    .orderBy('id')
    .execute()
}

/** A user's WhatsApp consents, oldest first. */
export async function whatsAppConsentsOf(p: TestProgram, userId: string) {
  const rows = await p.platform.db
    .selectFrom('consents')
    .selectAll()
    .where('user_id', '=', userId)
    .where('channel', '=', 'whatsapp')
    .orderBy('given_at')
    .orderBy('id')
    .execute()
  const { text, version } = whatsAppConsent
  return rows.map((row) => ({
    topic: row.topic,
    holds: row.revoked_at === null,
    ip: row.ip,
    shown: row.text === text && row.text_version === version,
  }))
}
