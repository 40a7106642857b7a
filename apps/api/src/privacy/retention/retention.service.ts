import { auditPlatformAction } from '../../audit/audit.service.ts'
import type { Platform } from '../../platform/context.ts'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { deleteRecordings } from '../../videos/videos.forget.ts'
import {
  deleteApplications,
  deleteOld,
  lockOldApplications,
  selectFilesOf,
  selectOldInterviews,
} from './retention.store.ts'
import { removeFilesTask } from '../privacy.tasks.names.ts'

/** Rows deleted in one transaction. */
const batchSize = 200
/** The same for records without files or dependent rows. */
const largeBatchSize = 5000

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
 * applications (with answers and history) 2 years after the end of the process; access records and
 * records of who viewed a person after 6 months; consents 5 years after they were revoked; entries
 * of the audit log after 5 years. The audit log gets the counts. Safe to run twice and in parallel
 * with another process. Messages of the contact window are deleted by another task.
 */
export async function sweepRetention(platform: Platform): Promise<void> {
  const { tasks } = platform
  const now = platform.now()
  const interviewsBefore = monthsBefore(now, retentionMonths.interviews)
  const applicationsBefore = monthsBefore(now, retentionMonths.applications)
  await deleteInBatches(platform, 'interviews', batchSize, async (tx) => {
    const ids = await selectOldInterviews(tx, interviewsBefore, batchSize)
    await deleteRecordings(platform, tx, ids)
    return ids.length
  })
  await deleteInBatches(platform, 'applications', batchSize, async (tx) => {
    const ids = await lockOldApplications(tx, applicationsBefore, batchSize)
    if (ids.length === 0) return 0
    const files = await selectFilesOf(tx, ids)
    await deleteApplications(tx, ids)
    if (files.length > 0) await tasks.add(tx, removeFilesTask, { files })
    return ids.length
  })
  for (const kind of ['access', 'consents', 'audit'] as const) {
    const before = monthsBefore(now, retentionMonths[kind])
    await deleteInBatches(platform, kind, largeBatchSize, (tx) =>
      deleteOld[kind](tx, before, largeBatchSize),
    )
  }
}

/** Deletes batches until one is not full. Each is a transaction with its own audit log entry. */
async function deleteInBatches(
  platform: Platform,
  kind: keyof typeof retentionMonths,
  size: number,
  deleteBatch: (tx: Tx) => Promise<number>,
): Promise<void> {
  for (;;) {
    const count = await inTransaction(platform.db, async (tx) => {
      const deleted = await deleteBatch(tx)
      await auditDeletion(platform, tx, kind, deleted)
      return deleted
    })
    if (count < size) return
  }
}

const reasons = {
  interviews: 'Vídeos de entrevista, 6 meses depois do fim do processo',
  applications: 'Candidaturas com respostas e histórico, 2 anos depois do fim',
  access: 'Registros de acesso e de quem viu quem, depois de 6 meses',
  consents: 'Consentimentos, 5 anos depois de retirados',
  audit: 'Registro do que a equipe fez, depois de 5 anos',
} as const

async function auditDeletion(
  platform: Platform,
  tx: Tx,
  kind: keyof typeof retentionMonths,
  count: number,
): Promise<void> {
  if (count === 0) return
  await auditPlatformAction(platform, tx, {
    action: `privacy.retention.${kind}`,
    reason: `${reasons[kind]}: ${count} apagados pelo prazo da política de privacidade.`,
  })
}

/** The same day `months` earlier, or the last day of the month when that day does not exist. */
export function monthsBefore(day: Date, months: number): Date {
  const before = new Date(day)
  before.setUTCMonth(before.getUTCMonth() - months)
  if (before.getUTCDate() !== day.getUTCDate()) before.setUTCDate(0)
  return before
}
