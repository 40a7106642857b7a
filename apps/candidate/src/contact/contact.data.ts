import * as contact from '@trilha/contracts/contact'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import { call } from '@trilha/web/data/call.ts'

/** The address of the form for the contact dialog's frame. */
export async function readForm(signal: AbortSignal): Promise<string> {
  return (await call(contact.contactForm, {}, { signal })).url
}

/** Sends a message to the team. Returns the number under which the team finds it. */
export async function sendMessage(body: BodyOf<typeof contact.sendMessage>): Promise<string> {
  return (await call(contact.sendMessage, { body })).number
}

/** Message from the framed form to the surrounding page: Escape was pressed. */
export const closeMessage = 'trilha:contact:close'
