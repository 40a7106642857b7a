import { auditOfPlatform } from '../../audit/audit.service.ts'
import type { Platform } from '../../platform/context.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { forget } from '../../videos/videos.forget.ts'
import {
  deleteApplications,
  deleteOld,
  lockOldApplications,
  selectFilesOf,
  selectOldInterviews,
} from './retention.store.ts'
import { removeFilesTask } from '../privacy.tasks.names.ts'

/** Rows deleted in one transaction. */
const batch = 200
/** The same for records without files or dependent rows. */
const largeBatch = 5000

/** The retention periods in section 6 of the privacy policy, in months. */
const retentionMonths = {
  interviews: 6,
  applications: 24,
  access: 6,
  consents: 60,
  audit: 60,
} as const

/**
 * Deletes data past the retention periods of the privacy policy: interview recordings 6 months and
 * applications, with answers and history, 2 years after the end of the process; access records (who
 * used Trilha from where, who viewed a person) after 6 months; consents 5 years after they ended
 * and the audit log after 5 years. The audit log gets the counts. Safe to run twice and in parallel
 * with another process. (Messages of the contact window have a task of their own.)
 */
export async function sweepRetention(platform: Platform): Promise<void> {
  const { tasks } = platform
  const now = platform.now()
  const interviews = monthsBefore(now, retentionMonths.interviews)
  const applications = monthsBefore(now, retentionMonths.applications)
  await inBatches(platform, 'interviews', batch, async (tx) => {
    const ids = await selectOldInterviews(tx, interviews, batch)
    await forget(platform, tx, ids)
    return ids.length
  })
  await inBatches(platform, 'applications', batch, async (tx) => {
    const ids = await lockOldApplications(tx, applications, batch)
    if (ids.length === 0) return 0
    const files = await selectFilesOf(tx, ids)
    await deleteApplications(tx, ids)
    if (files.length > 0) await tasks.add(tx, removeFilesTask, { files })
    return ids.length
  })
  for (const what of ['access', 'consents', 'audit'] as const) {
    const before = monthsBefore(now, retentionMonths[what])
    await inBatches(platform, what, largeBatch, (tx) => deleteOld[what](tx, before, largeBatch))
  }
}

/** Repeats until nothing is left; each batch is one transaction with its own log entry. */
async function inBatches(
  platform: Platform,
  what: keyof typeof retentionMonths,
  batchSize: number,
  step: (tx: Tx) => Promise<number>,
): Promise<void> {
  for (;;) {
    const count = await inTransaction(platform.db, async (tx) => {
      const deleted = await step(tx)
      await note(platform, tx, what, deleted)
      return deleted
    })
    if (count < batchSize) return
  }
}

const reasons = {
  interviews: 'Vídeos de entrevista, 6 meses depois do fim do processo',
  applications: 'Candidaturas com respostas e histórico, 2 anos depois do fim',
  access: 'Registros de acesso e de quem viu quem, depois de 6 meses',
  consents: 'Consentimentos, 5 anos depois de retirados',
  audit: 'Registro do que a equipe fez, depois de 5 anos',
} as const

async function note(
  platform: Platform,
  tx: Tx,
  what: keyof typeof retentionMonths,
  count: number,
): Promise<void> {
  if (count === 0) return
  await auditOfPlatform(platform, tx, {
    action: `privacy.retention.${what}`,
    reason: `${reasons[what]}: ${count} apagados pelo prazo da política de privacidade.`,
  })
}

/** The same day `months` earlier, or the last day of the month when that day does not exist. */
export function monthsBefore(day: Date, months: number): Date {
  const before = new Date(day)
  before.setUTCMonth(before.getUTCMonth() - months)
  if (before.getUTCDate() !== day.getUTCDate()) before.setUTCDate(0)
  return before
}
