import { auditOfPlatform } from '../audit/audit.service.ts'
import type { Platform } from '../platform/context.ts'
import { inTransaction, type Tx } from '../platform/db/database.ts'
import { forget } from '../videos/videos.forget.ts'
import {
  deleteApplications,
  deleteOld,
  lockOldApplications,
  selectFilesOf,
  selectOldInterviews,
} from './privacy.retention.store.ts'
import { removeFilesTask } from './privacy.tasks.names.ts'

/** Rows of one transaction. */
const batch = 200
/** The same where a row is all there is to delete. */
const many = 5000

/** The times that section 6 of the privacy policy promises, in months after the end. */
const kept = { interviews: 6, applications: 24, access: 6, consents: 60, audit: 60 } as const

/**
 * Deletes what the privacy policy says is kept no longer: recordings of interviews 6 months and
 * applications, with answers and history, 2 years after the end of the process; records of access (who
 * used Trilha from where, who looked at whom) after 6 months; consents 5 years after they ended and
 * the audit log after 5 years. What was deleted is counted in the audit log. Safe to run twice and
 * beside another process. (Messages of the contact window have a task of their own.)
 */
export async function sweepRetention(platform: Platform): Promise<void> {
  const { tasks } = platform
  const now = platform.now()
  const interviews = monthsBefore(now, kept.interviews)
  const applications = monthsBefore(now, kept.applications)
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
    const before = monthsBefore(now, kept[what])
    await inBatches(platform, what, many, (tx) => deleteOld[what](tx, before, many))
  }
}

/** Goes on until nothing is left; each batch is one transaction with its line in the log. */
async function inBatches(
  platform: Platform,
  what: keyof typeof kept,
  full: number,
  step: (tx: Tx) => Promise<number>,
): Promise<void> {
  for (;;) {
    const count = await inTransaction(platform.db, async (tx) => {
      const done = await step(tx)
      await note(platform, tx, what, done)
      return done
    })
    if (count < full) return
  }
}

const words = {
  interviews: 'Vídeos de entrevista, 6 meses depois do fim do processo',
  applications: 'Candidaturas com respostas e histórico, 2 anos depois do fim',
  access: 'Registros de acesso e de quem viu quem, depois de 6 meses',
  consents: 'Consentimentos, 5 anos depois de retirados',
  audit: 'Registro do que a equipe fez, depois de 5 anos',
} as const

async function note(
  platform: Platform,
  tx: Tx,
  what: keyof typeof kept,
  count: number,
): Promise<void> {
  if (count === 0) return
  await auditOfPlatform(platform, tx, {
    action: `privacy.retention.${what}`,
    reason: `${words[what]}: ${count} apagados pelo prazo da política de privacidade.`,
  })
}

/** The same day so many months before, the last of the month where there is none. */
export function monthsBefore(day: Date, months: number): Date {
  const before = new Date(day)
  before.setUTCMonth(before.getUTCMonth() - months)
  if (before.getUTCDate() !== day.getUTCDate()) before.setUTCDate(0)
  return before
}
