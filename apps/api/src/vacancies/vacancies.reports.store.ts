import type { ReportReason } from '@trilha/contracts/vacancies/enums'
import type { Handle } from '../platform/db/database.ts'

/** Inserts a report; a second one by the same person about the same vacancy is ignored. */
export async function insertReport(
  db: Handle,
  report: { vacancyId: number; userId: string; reason: ReportReason; text: string; at: Date },
): Promise<void> {
  await db
    .insertInto('vacancy_reports')
    .values({
      vacancy_id: report.vacancyId,
      user_id: report.userId,
      reason: report.reason,
      text: report.text,
      created_at: report.at,
    })
    .onConflict((conflict) => conflict.columns(['vacancy_id', 'user_id']).doNothing())
    .execute()
}

/** Settles the open reports of a vacancy. @returns the number of these reports. */
export async function settleReports(
  db: Handle,
  vacancyId: number,
  resolution: 'kept' | 'paused',
  now: Date,
): Promise<number> {
  const rows = await db
    .updateTable('vacancy_reports')
    .set({ resolved_at: now, resolution })
    .where('vacancy_id', '=', vacancyId)
    .where('resolved_at', 'is', null)
    .returning('id')
    .execute()
  return rows.length
}

/** Dismisses the reports that paused a vacancy; the audit log still has that decision. */
export async function dismissReports(db: Handle, vacancyId: number): Promise<void> {
  await db
    .updateTable('vacancy_reports')
    .set({ resolution: 'kept' })
    .where('vacancy_id', '=', vacancyId)
    .where('resolution', '=', 'paused')
    .execute()
}
