import type { WhatsAppHealth } from '@trilha/contracts/system.whatsapp'
import type { Context } from '../platform/context.ts'
import { templates } from '../platform/whatsapp/templates.ts'
import { problemOf } from '../platform/whatsapp/problems.ts'
import { hasWhatsApp } from '../platform/whatsapp/whatsapp.ts'
import {
  countByTemplate,
  countDropped,
  selectWaiting,
  selectWebhookTime,
} from './notifications.health.store.ts'

const week = 7 * 86_400_000

/** How WhatsApp does, for whoever asked that this viewer may know. Nobody's number, nobody's name. */
export async function healthOfWhatsApp({ db, config, now }: Context): Promise<WhatsAppHealth> {
  const since = new Date(now().getTime() - week)
  const [webhookAt, waiting, counted, dropped] = await Promise.all([
    selectWebhookTime(db),
    selectWaiting(db),
    countByTemplate(db, since),
    countDropped(db, since),
  ])
  const of = new Map(counted.map((row) => [row.name, row]))
  // Those of today, then what else was sent meanwhile: free text, and templates since replaced.
  const names = new Set<string | null>([...Object.keys(templates), ...of.keys()])
  return {
    mode: config.whatsapp ? 'cloud' : hasWhatsApp(config) ? 'stand-in' : 'off',
    webhookAt: webhookAt?.toISOString() ?? null,
    waiting: { count: waiting?.count ?? 0, since: waiting?.since?.toISOString() ?? null },
    templates: [...names].map((name) => {
      const { sent = 0, failed = 0, code = null } = of.get(name) ?? {}
      return {
        name,
        sent,
        failed,
        lastError: code === null ? null : { code, problem: problemOf(code) },
      }
    }),
    dropped,
  }
}
