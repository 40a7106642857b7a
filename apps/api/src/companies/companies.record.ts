import type { listAnswering as listContract } from '@trilha/contracts/companies/companies'
import type { QueryOf, ReplyOf } from '@trilha/contracts/shared/endpoint'
import { page } from '@trilha/contracts/shared/paging'
import type { Context, Platform } from '../platform/context.ts'
import type { Handle } from '../platform/db/database.ts'
import { logoUrl } from './companies.presenter.ts'
import {
  countRecord,
  deleteRecordsBefore,
  selectAnswering,
  selectCompaniesWithPeople,
  selectRecord,
  upsertRecord,
  type RecordCounts,
  type RecordScope,
} from './companies.record.store.ts'

export type ResponseRecord = { inTimePercent: number; medianDays: number; people: number }

/** With fewer people the figures would mostly reflect chance. */
const minPeople = 5
const batchSize = 200

/** How a company answers people, as counted last night; null with fewer than 5 people. */
export async function responseRecord(
  db: Handle,
  companyId: string,
): Promise<ResponseRecord | null> {
  const counted = await selectRecord(db, companyId)
  if (!counted || counted.people < minPeople || counted.median_days === null) return null
  return { ...figures(counted, counted.median_days), people: counted.people }
}

/** How a company answered the applications of a scope, counted now; null below 5 people. */
export async function countResponseRecord(
  db: Handle,
  companyId: string,
  now: Date,
  scope: RecordScope,
): Promise<ResponseRecord | null> {
  const counted = await countRecord(db, companyId, now, scope)
  if (counted.people < minPeople || counted.median_days === null) return null
  return { ...figures(counted, counted.median_days), people: counted.people }
}

/** The companies that answer, the best first. A page past the end is empty. */
export async function listAnswering(
  ctx: Context,
  query: QueryOf<typeof listContract>,
): Promise<ReplyOf<typeof listContract>> {
  const offset = (query.page - 1) * query.limit
  const { rows, count } = await selectAnswering(ctx.replica, {
    minPeople,
    offset,
    limit: query.limit,
  })
  const shown = rows.map((row) => ({
    id: row.id,
    name: row.name,
    mark: row.mark,
    tone: row.tone,
    logoUrl: logoUrl(row.logo_file),
    slug: row.slug,
    sector: row.sector,
    ...figures(row, row.median_days),
    people: row.people,
    openVacancies: row.open_vacancies,
    newest: row.newest,
    countedAt: row.counted_at.toISOString(),
  }))
  return page(shown, count, query)
}

/** The share of people always answered in time, and the median in whole days, at least one. */
function figures(
  { in_time, people }: Pick<RecordCounts, 'in_time' | 'people'>,
  medianDays: number,
) {
  return {
    inTimePercent: Math.round((100 * in_time) / people),
    medianDays: Math.max(1, Math.round(medianDays)),
  }
}

/** Recounts the record of every company. Safe to run twice. */
export async function countRecords({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  const startedAt = now()
  for (let after: string | null = null; ;) {
    const ids: string[] = await selectCompaniesWithPeople(db, after, batchSize)
    for (const id of ids) {
      const counted = await countRecord(db, id, startedAt)
      if (counted.people > 0) await upsertRecord(db, id, counted, startedAt)
    }
    after = ids.at(-1) ?? null
    if (ids.length < batchSize) break
  }
  await deleteRecordsBefore(db, startedAt)
}
