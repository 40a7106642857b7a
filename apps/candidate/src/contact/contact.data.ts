import * as contact from '@trilha/contracts/contact'
import type { BodyOf } from '@trilha/contracts/endpoint'
import { call } from '@trilha/web/data/call.ts'

/** The address of the form that the contact window embeds. */
export async function readForm(signal: AbortSignal): Promise<string> {
  return (await call(contact.contactForm, {}, { signal })).url
}

/** @returns the number by which the team knows the message. */
export async function sendMessage(body: BodyOf<typeof contact.sendMessage>): Promise<string> {
  return (await call(contact.sendMessage, { body })).number
}

/** What the framed form says to the window around it: Escape was pressed in here. */
export const closeMessage = 'trilha:contact:close'
