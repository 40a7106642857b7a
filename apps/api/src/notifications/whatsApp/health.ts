import type { WhatsAppHealth } from '@trilha/contracts/system/whatsapp'
import { dayMs } from '@trilha/contracts/shared/durations'
import type { Context } from '../../platform/context.ts'
import { templates } from '../../platform/whatsapp/templates.ts'
import { problemOf } from '../../platform/whatsapp/problems.ts'
import { hasWhatsApp } from '../../platform/whatsapp/whatsapp.ts'
import { countByTemplate, countDropped, selectWaiting, selectWebhookTime } from './health.store.ts'

const week = 7 * dayMs

/** The health of WhatsApp, without numbers or names. The caller checks the permission. */
export async function readWhatsAppHealth({ db, config, now }: Context): Promise<WhatsAppHealth> {
  const since = new Date(now().getTime() - week)
  const [webhookAt, waiting, counted, dropped] = await Promise.all([
    selectWebhookTime(db),
    selectWaiting(db),
    countByTemplate(db, since),
    countDropped(db, since),
  ])
  const byName = new Map(counted.map((row) => [row.name, row]))
  // Current templates first, then free text and templates that were replaced since.
  const names = new Set<string | null>([...Object.keys(templates), ...byName.keys()])
  return {
    mode: config.whatsapp ? 'cloud' : hasWhatsApp(config) ? 'stand-in' : 'off',
    webhookAt: webhookAt?.toISOString() ?? null,
    waiting: { count: waiting?.count ?? 0, since: waiting?.since?.toISOString() ?? null },
    templates: [...names].map((name) => {
      const { sent = 0, failed = 0, code = null } = byName.get(name) ?? {}
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
