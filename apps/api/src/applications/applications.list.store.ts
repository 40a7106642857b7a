import { sql, type RawBuilder } from 'kysely'
import { finalStates, type ApplicationState } from '@trilha/contracts/applications/states'
import { literals } from '../platform/db/fragments.ts'
import type { Handle } from '../platform/db/database.ts'
import { groupStates } from './applications.groups.ts'
import { applicationQuery, type SummaryRecord } from './applications.reads.store.ts'
import {
  hidePendingDecision,
  pendingUndoColumns,
  pendingUndoJoin,
  visibleState,
  type PendingUndo,
} from './judging/pendingUndo.store.ts'

/** Statements for Minhas Vagas. They show the state before a decision that can still be undone. */

/** An application in a list, with the beginning of its final decision message. */
export type ListRecord = SummaryRecord & { quote: string | null }

/** Maximum number of characters of a quoted decision message. */
const maxQuote = 240

const quote = sql<string | null>`(
  select case when length(l.text) > ${sql.lit(maxQuote)}
    then left(l.text, ${sql.lit(maxQuote)}) || '…' else l.text end
  from application_letters l
  where l.application_id = a.id and l.undone_at is null and l.kind in ('not_approved', 'offer')
  order by l.at desc, l.id desc limit 1)`

const listQuery = (now: Date): RawBuilder<unknown> =>
  applicationQuery(sql``, {
    columns: sql`${pendingUndoColumns}, ${quote} as quote,`,
    tables: pendingUndoJoin(now),
  })

/** The candidate's deadline at the current stage. A hidden decision may have removed it. */
const dueAt = sql<Date | null>`coalesce(
  (select min((s ->> 'due_at')::timestamptz) from jsonb_array_elements(h.before -> 'stages') s),
  (select min(s.due_at) from application_stages s where s.application_id = a.id
    and s.state not in ('locked', 'submitted', 'approved', 'not_approved', 'skipped')))`
const answerDueAt = sql<Date | null>`case when h.before is null then a.answer_due_at
  else (h.before ->> 'answerDueAt')::timestamptz end`
const lastMovementAt = sql<Date>`coalesce((h.before ->> 'lastMovementAt')::timestamptz,
  a.last_movement_at)`

/** `order by`: whose turn it is, offers first, then by date; ended trails by their end. */
const listOrder = sql`
  case when ${visibleState} = 'offer' then 0
    when ${visibleState} in (${literals(groupStates['your-turn'])}) then 1
    when ${visibleState} in (${literals(groupStates.waiting)}) then 2
    else 3 end,
  case when ${visibleState} in (${literals(groupStates['your-turn'])}) then ${dueAt}
    when ${visibleState} in (${literals(groupStates.waiting)}) then ${answerDueAt} end nulls last,
  case when ${visibleState} in (${literals(finalStates)}) then ${lastMovementAt} end desc,
  a.applied_at, a.id`

/** A page of a candidate's applications in these states; null for all states. */
export async function selectPage(
  db: Handle,
  candidateId: string,
  page: {
    states: readonly ApplicationState[] | null
    limit: number
    offset: number
    now: Date
  },
): Promise<ListRecord[]> {
  const { states, limit, offset, now } = page
  const { rows } = await sql<ListRecord & PendingUndo>`${listQuery(now)}
    where a.candidate_id = ${candidateId}
      and (${states}::text[] is null or ${visibleState} = any(${states}::text[]))
    order by ${listOrder} limit ${limit} offset ${offset}`.execute(db)
  return rows.map(hidePendingDecision)
}

/** How many applications a candidate has in each state. */
export async function countByState(
  db: Handle,
  candidateId: string,
  now: Date,
): Promise<{ state: ApplicationState; count: number }[]> {
  const { rows } = await sql<{ state: ApplicationState; count: number }>`
    select ${visibleState} as state, count(*)::int as count
    from applications a ${pendingUndoJoin(now)}
    where a.candidate_id = ${candidateId} group by 1`.execute(db)
  return rows
}
