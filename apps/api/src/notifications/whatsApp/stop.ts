import { fold } from '@trilha/contracts/shared/fold'
import { isUuid } from '@trilha/contracts/shared/uuid'
import { whatsAppTopics } from '@trilha/contracts/notifications/channels'
import type { Platform } from '../../platform/context.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { phoneKey, phonesOf } from '../../platform/whatsapp/phones.ts'
import { readWebhook, type WhatsAppInbound } from '../../platform/whatsapp/webhook.ts'
import { revokeConsent } from '../../consents/consents.service.ts'
import { upsertPreference } from '../preferences/preferences.store.ts'
import { answerNumber } from './numbers.store.ts'
import { notify } from '../notifications.service.ts'
import { advance, dropQueued, insertInbound, selectByPhones } from './whatsApp.store.ts'
import { notifyByWhatsApp } from './whatsApp.service.ts'

type Receiver = Pick<Platform, 'db' | 'tasks' | 'now' | 'config' | 'ports'>

const knownStatuses = ['sent', 'delivered', 'read', 'failed'] as const

/** Processes a webhook of the WhatsApp service: states of messages and incoming messages. */
export async function receive(platform: Receiver, body: unknown): Promise<void> {
  const { statuses, messages } = readWebhook(body)
  for (const status of statuses) {
    const to = knownStatuses.find((name) => name === status.status)
    const reference = status.biz_opaque_callback_data ?? ''
    const ids = { id: isUuid(reference) ? reference : null, wamid: status.id }
    if (to) await advance(platform.db, ids, to, status.errors?.[0]?.code ?? null)
  }
  for (const message of messages) await handleInbound(platform, message)
}

/** Words that stop all messages, as people write them. */
export const stopWords = ['SAIR', 'PARAR', 'PARE', 'STOP', 'CANCELAR', 'DESCADASTRAR']

/** Words that answer the question whether a number wants messages. */
const yesWords = ['SIM', 'S', 'YES', 'OK', 'FUI EU', 'SIM FUI EU']
const noWords = ['NAO', 'N', 'NO', 'NAO FUI EU']

export const isStop = (text: string): boolean => stopWords.includes(normalize(text))

/** Only letters and spaces, in upper case and without accents. */
const normalize = (text: string): string =>
  fold(text)
    .replaceAll(/[^a-z ]/g, '')
    .trim()
    .toUpperCase()

async function handleInbound(platform: Receiver, message: WhatsAppInbound): Promise<void> {
  const seconds = Number(message.timestamp)
  // A timestamp in the future must not extend the window for free text.
  const at = new Date(Math.min(seconds * 1000 || 0, platform.now().getTime()))
  await inTransaction(platform.db, async (tx) => {
    const isNew = await insertInbound(tx, {
      wamid: message.id,
      phone: phoneKey(message.from),
      at,
    })
    if (!isNew) return
    const text = message.text?.body ?? message.button?.text ?? ''
    const normalizedText = normalize(text)
    const wantsStop = isStop(text)
    if (yesWords.includes(normalizedText)) return confirm(platform, tx, message)
    if (!wantsStop && !noWords.includes(normalizedText)) return
    const refused = await answerNumber(tx, phoneKey(message.from), 'refused', platform.now())
    // A no that does not answer our question is ignored.
    if (!wantsStop && refused.length === 0) return
    for (const person of await selectByPhones(tx, phonesOf(message.from)))
      await stopMessages(platform, tx, { ...person, wamid: message.id })
  })
}

/** Confirms the number after a yes from its phone. */
async function confirm(platform: Receiver, tx: Tx, { from, id }: WhatsAppInbound): Promise<void> {
  const [candidateId] = await answerNumber(tx, phoneKey(from), 'confirmed', platform.now())
  if (!candidateId) return
  await notifyByWhatsApp(platform, tx, {
    candidateId,
    topic: null,
    content: {
      text: 'Pronto! Seus avisos da Trilha chegam por aqui, das 8h às 20h. Para parar, responda SAIR.',
    },
    key: `whatsapp-number:${id}`,
  })
}

async function stopMessages(
  platform: Receiver,
  tx: Tx,
  { candidateId, userId, wamid }: { candidateId: string; userId: string; wamid: string },
): Promise<void> {
  const at = platform.now()
  for (const topic of whatsAppTopics)
    await revokeConsent(tx, { userId, topic, channel: 'whatsapp', at })
  const off = { value: false, now: at }
  await upsertPreference(tx, candidateId, { name: 'receiveUpdateWhatsApp', ...off })
  await upsertPreference(tx, candidateId, { name: 'receiveJobNotificationsWhatsApp', ...off })
  await platform.ports.notifications.muteSearches(tx, candidateId)
  await dropQueued(tx, candidateId, 'stopped')
  await notify(tx, {
    userId,
    type: 'reminder',
    message:
      'WhatsApp desligado. Você respondeu para parar; nas preferências dá para ligar de novo.',
    key: `whatsapp-stop:${wamid}`,
    at,
    target: 'preferences',
  })
  await notifyByWhatsApp(platform, tx, {
    candidateId,
    topic: null,
    content: {
      text: 'Pronto, você não recebe mais mensagens da Trilha por aqui. Para voltar, ligue o WhatsApp nas preferências da sua conta.',
    },
    key: `whatsapp-stop:${wamid}:${candidateId}`,
  })
}
