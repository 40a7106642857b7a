import { stageCount } from '@trilha/contracts/vacancies/stageCount'
import { sql } from 'kysely'
import type { VacancyFacts } from '@trilha/contracts/vacancies/states'
import type { PaymentBand, State, VacancyState } from '@trilha/contracts/vacancies/enums'
import { finalStates } from '@trilha/contracts/applications/states'
import type { Handle, Tx } from '../../platform/db/database.ts'
import { toFieldRow } from '../fields.ts'
import type { CompleteDraft } from './draft.ts'

/** Values computed from a draft and stored with it. */
export type Derived = {
  slug: string
  keywords: string
  paymentBand: PaymentBand
  minAge: number
  expectedDays: number
  placeState: State | null
}

export type NewVacancy = { companyId: string; draft: CompleteDraft; derived: Derived; now: Date }

const toRow = ({ companyId, draft, derived, now }: NewVacancy) => ({
  company_id: companyId,
  state: 'draft',
  created_at: now,
  ...toColumns({ draft, derived, now }),
})

const toColumns = ({ draft, derived, now }: Omit<NewVacancy, 'companyId'>) => ({
  slug: derived.slug,
  role_name: draft.roleName,
  keywords: derived.keywords,
  description: draft.description,
  requirements: draft.requirements,
  nice_to_have: draft.niceToHave,
  benefits: JSON.stringify(draft.benefits),
  municipality_code: draft.municipalityCode,
  place_state: derived.placeState,
  ...toFieldRow(draft),
  salary_min_cents: draft.salary?.minCents ?? null,
  salary_max_cents: draft.salary?.maxCents ?? null,
  salary_unit: draft.salary?.unit ?? 'month',
  salary_hidden_reason: draft.salaryHiddenReason,
  payment_band: derived.paymentBand,
  deficiency: draft.deficiency,
  affirmative_for: draft.affirmativeFor,
  job_profile: draft.jobProfile,
  min_age: derived.minAge,
  stage_count: stageCount(draft.stages),
  expected_days: derived.expectedDays,
  closes_on: draft.closesOn,
  records_ground: draft.recordsCheck?.ground ?? null,
  records_reason: draft.recordsCheck?.reason ?? null,
  updated_at: now,
})

/** Inserts drafts. @returns their ids, in the order given. */
export async function insertVacancies(
  db: Handle,
  vacancies: readonly NewVacancy[],
): Promise<number[]> {
  const rows = await db
    .insertInto('vacancies')
    .values(vacancies.map(toRow))
    .returning('id')
    .execute()
  // Ids are assigned in row order, so sorting restores the order given.
  return rows.map((row) => row.id).sort((a, b) => a - b)
}

/** Updates all facts of a vacancy except its company, its state and its trail. */
export async function updateVacancy(
  tx: Tx,
  id: number,
  facts: Omit<NewVacancy, 'companyId'>,
): Promise<void> {
  await tx.updateTable('vacancies').set(toColumns(facts)).where('id', '=', id).execute()
}

/** Names and states of municipalities by code; unknown codes are absent. */
export async function selectMunicipalities(
  db: Handle,
  codes: readonly number[],
): Promise<Map<number, { name: string; state: State }>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .selectFrom('municipalities')
    .select(['code', 'name', 'state'])
    .where((eb) => eb('code', '=', sql<number>`any(${codes}::int[])`))
    .execute()
  return new Map(rows.map(({ code, name, state }) => [code, { name, state: state as State }]))
}

/** Inserts the trails, each in the order given. @returns the stages with their ids. */
export async function insertStages(
  db: Handle,
  trails: readonly { vacancyId: number; stages: CompleteDraft['stages'] }[],
): Promise<(CompleteDraft['stages'][number] & { stageId: string })[]> {
  const all = trails.flatMap(({ vacancyId, stages }) =>
    stages.map((stage, i) => ({ ...stage, vacancyId, position: i + 1 })),
  )
  const column = <T>(pick: (stage: (typeof all)[number]) => T) => all.map(pick)
  // The parameters are arrays, so the statement is the same for any number of stages.
  const { rows } = await sql<{ id: string; vacancy_id: number; position: number }>`
    insert into vacancy_stages
      (vacancy_id, position, kind, title, instructions, minutes, days, answer_days, eliminatory, rules,
        weight)
    select vacancy_id, position, kind, title, instructions, minutes, days, answer_days, eliminatory,
      rules::jsonb, weight
    from unnest(
      ${column((s) => s.vacancyId)}::bigint[], ${column((s) => s.position)}::smallint[],
      ${column((s) => s.kind)}::text[], ${column((s) => s.title)}::text[],
      ${column((s) => s.instructions)}::text[], ${column((s) => s.minutes)}::smallint[],
      ${column((s) => s.days)}::smallint[], ${column((s) => s.answerDays)}::smallint[],
      ${column((s) => s.eliminatory)}::boolean[], ${column((s) => JSON.stringify(s.rules))}::text[],
      ${column((s) => s.weight)}::smallint[]
    ) as t (vacancy_id, position, kind, title, instructions, minutes, days, answer_days,
      eliminatory, rules, weight)
    returning id, vacancy_id, position`.execute(db)
  const ids = new Map(rows.map((row) => [`${row.vacancy_id} ${row.position}`, row.id]))
  return all.flatMap((stage) => {
    const stageId = ids.get(`${stage.vacancyId} ${stage.position}`)
    return stageId ? [{ ...stage, stageId }] : []
  })
}

export type LockedFacts = VacancyFacts & { companyId: string; closesOn: string }

/** The facts that the state machine needs; locks the rows until the transaction ends. */
export async function lockFacts(tx: Tx, ids: readonly number[]): Promise<Map<number, LockedFacts>> {
  const { rows } = await sql<{
    id: number
    state: VacancyState
    company_id: string
    closes_on: string
    verified: boolean
    copy_of_suspended: boolean
    asks_for_records: boolean
    suspended: boolean
    unanswered: number
  }>`
    select v.id, v.state, v.company_id, v.closes_on,
      (select c.verified_at is not null from companies c where c.id = v.company_id) as verified,
      exists (select from vacancy_reports s where s.vacancy_id = any(v.copied_from)
        and s.resolution = 'paused') as copy_of_suspended,
      v.records_ground is not null as asks_for_records,
      (v.review_asked_at is not null or exists (select from vacancy_reports s
        where s.vacancy_id = v.id and s.resolution = 'paused')) as suspended,
      (select count(*)::int from applications a where a.vacancy_id = v.id
        and a.state <> all(${finalStates}::text[])) as unanswered
    from vacancies v where v.id = any(${ids}::bigint[]) order by v.id for update of v`.execute(tx)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        state: row.state,
        companyId: row.company_id,
        closesOn: row.closes_on,
        companyVerified: row.verified,
        copyOfSuspended: row.copy_of_suspended,
        asksForRecords: row.asks_for_records,
        suspended: row.suspended,
        unanswered: row.unanswered,
      },
    ]),
  )
}

/** Updates states. `published_at` is a vacancy's first opening, `closed_at` its last closing. */
export async function updateStates(
  tx: Tx,
  changes: readonly { id: number; to: VacancyState; now: Date }[],
): Promise<void> {
  await sql`
    update vacancies v set state = m.state, updated_at = m.at,
      published_at = case m.state when 'open' then coalesce(v.published_at, m.at)
        else v.published_at end,
      -- Opening a vacancy ends its review.
      review_asked_at = case m.state when 'open' then null else v.review_asked_at end,
      closed_at = case m.state when 'closed' then m.at else v.closed_at end
    from unnest(
      ${changes.map((m) => m.id)}::bigint[], ${changes.map((m) => m.to)}::text[],
      ${changes.map((m) => m.now)}::timestamptz[]
    ) as m (id, state, at)
    where v.id = m.id`.execute(tx)
}

/**
 * Closes up to `limit` vacancies whose last day is over.
 * @returns the number of closed vacancies.
 */
export async function closePastDeadline(
  db: Handle,
  today: string,
  now: Date,
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update vacancies set state = 'closed', closed_at = ${now}, updated_at = ${now}
    where id in (
      select id from vacancies
      where state in ('open', 'paused') and closes_on < ${today}
      order by closes_on limit ${limit} for update skip locked
    )`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Records since when a paused vacancy waits for review, if no earlier time is recorded. */
export async function requestReview(tx: Tx, id: number, now: Date): Promise<void> {
  await sql`update vacancies set review_asked_at = coalesce(review_asked_at, ${now})
    where id = ${id}`.execute(tx)
}

/** Ids of the open and paused vacancies of a company. */
export async function selectOpenOrPaused(tx: Tx, companyId: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('vacancies')
    .select('id')
    .where('company_id', '=', companyId)
    .where('state', 'in', ['open', 'paused'])
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
