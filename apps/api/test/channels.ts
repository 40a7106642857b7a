import { whatsAppConsent } from '@trilha/contracts/notifications.channels'
import { phoneKey } from '../src/platform/whatsapp/phones.ts'
import type { TestProgram } from './program.ts'

const hour = 3_600_000

/** Moves the server's clock on to the next such hour in Brasília; to be called before signing in. */
export function moveToHour(p: TestProgram, wanted: number): void {
  const there = new Date(p.platform.now().getTime() - 3 * hour)
  const today = Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate(), wanted)
  const wait = today - there.getTime()
  p.advance(wait > 0 ? wait : wait + 24 * hour)
}

let numbers = 10_000_000

/** Gives a candidate a number of their own, which has said yes to messages; returns it. */
export async function givePhone(p: TestProgram, candidateId: string): Promise<string> {
  const phone = `+55319${numbers++}`
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

/** What the stand-in took for this number, the oldest first. */
export function outbox(p: TestProgram, phone: string) {
  return p.platform.db
    .selectFrom('captured_whatsapp')
    .selectAll()
    .where('recipient', '=', phone.replace('+', ''))
    .orderBy('id')
    .execute()
}

/** The mails to this address, the oldest first. */
export function inbox(p: TestProgram, email: string) {
  return p.platform.db
    .selectFrom('captured_mail')
    .selectAll()
    .where('recipient', '=', email)
    .orderBy('id')
    .execute()
}

/** The answers that prove a consent, the oldest first. */
export async function ledger(p: TestProgram, userId: string) {
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
