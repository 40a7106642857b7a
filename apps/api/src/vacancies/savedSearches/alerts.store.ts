import { sql } from 'kysely'
import type { Handle, Tx } from '../../platform/db/database.ts'
import { savedColumns, type SavedSearchRecord } from './savedSearches.store.ts'

/** Ids of the searches whose alerts are due, locked; without those locked by others. */
export async function claimDue(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ search_id: string }>`
    select search_id from search_alerts where due_at <= ${now}
    order by due_at, search_id limit ${limit} for update skip locked`.execute(tx)
  return rows.map((row) => row.search_id)
}

/** Those of these searches that are not paused. */
export async function selectActive(tx: Tx, ids: readonly string[]): Promise<SavedSearchRecord[]> {
  const { rows } = await sql<SavedSearchRecord>`
    select ${savedColumns} from saved_searches s
    where s.id = any(${ids}::uuid[]) and not s.paused`.execute(tx)
  return rows
}

/**
 * Records which waiting vacancies an alert of each search includes: the open ones that were in no
 * earlier alert to the person, and that the person neither applied to nor hid. What several
 * searches of a person have found goes to the one saved first.
 * @param alerts.alertIds a new id for each search, in the order of `searchIds`
 * @returns the vacancies by alert; an alert without any is absent.
 */
export async function insertAlerted(
  tx: Tx,
  alerts: { searchIds: readonly string[]; alertIds: readonly string[] },
  now: Date,
): Promise<Map<string, number[]>> {
  const { rows } = await sql<{ alert_id: string; vacancy_id: number }>`
    insert into told_vacancies (candidate_id, vacancy_id, alert_id, at)
    select distinct on (s.candidate_id, h.vacancy_id)
      s.candidate_id, h.vacancy_id, t.alert_id, ${now}
    from unnest(${alerts.searchIds}::uuid[], ${alerts.alertIds}::uuid[]) t (search_id, alert_id)
    join saved_searches s on s.id = t.search_id
    join search_hits h on h.search_id = s.id
    join vacancies v on v.id = h.vacancy_id and v.state = 'open'
    where not exists (select from applications a
        where a.candidate_id = s.candidate_id and a.vacancy_id = v.id)
      and not exists (select from vacancy_marks k
        where k.candidate_id = s.candidate_id and k.vacancy_id = v.id and k.mark = 'hidden')
    -- In this order two processes that tell the same person cannot deadlock.
    order by s.candidate_id, h.vacancy_id, s.created_at, s.id
    on conflict do nothing
    returning alert_id, vacancy_id`.execute(tx)
  const byAlert = new Map<string, number[]>()
  for (const { alert_id: alertId, vacancy_id: id } of rows) {
    const ids = byAlert.get(alertId)
    if (ids) ids.push(id)
    else byAlert.set(alertId, [id])
  }
  return byAlert
}

/** Takes the waiting vacancies off. @param pausing searches that wait until the end of a pause */
export async function settleAlerts(
  tx: Tx,
  { searchIds, pausing, until }: { searchIds: string[]; pausing: string[]; until: Date },
): Promise<void> {
  await sql`delete from search_alerts where search_id = any(${searchIds}::uuid[])
    and not search_id = any(${pausing}::uuid[])`.execute(tx)
  if (pausing.length === 0) return
  await sql`delete from search_hits where search_id = any(${pausing}::uuid[])`.execute(tx)
  await sql`update search_alerts set due_at = ${until}
    where search_id = any(${pausing}::uuid[])`.execute(tx)
}

/** The vacancies of one alert. */
export async function selectAlerted(db: Handle, alertId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('told_vacancies')
    .select('vacancy_id')
    .where('alert_id', '=', alertId)
    .orderBy('vacancy_id', 'desc')
    .execute()
  return rows.map((row) => row.vacancy_id)
}
