import { sql, type RawBuilder } from 'kysely'
import { maxWorks } from '../matching/person.ts'
import { shareSteps } from '../matching/work.ts'
import { isHiddenApplicant } from '../blind/blind.fragments.ts'
import type { MatchVacancy } from '../matching/matching.types.ts'
import type { Columns, Handle } from '../platform/db/database.ts'

/** The conditions of a search. `query` is a tsquery of lexemes; empty matches everybody. */
export type TalentWhere = {
  query: string
  companyId: string
  /** The viewer. Candidates whom a blind vacancy hides from the viewer are excluded. */
  userId: string
  /** Only people who consented to show that they have a disability. */
  disability: boolean
}

/** The SQL condition that a document `d` matches the search. */
const matching = ({
  query,
  companyId,
  userId,
  disability,
}: TalentWhere): RawBuilder<unknown> => sql`
  not exists (select from company_blocks b
    where b.candidate_id = d.candidate_id and b.company_id = ${companyId})
  and not ${isHiddenApplicant('d.candidate_id', { companyId, userId })}
  ${query === '' ? sql`` : sql`and d.terms @@ ${query}::tsquery`}
  ${disability ? sql`and ${disclosedDisability}` : sql``}`

const disclosedDisability = sql`exists (select from sensitive.consents s
  where s.candidate_id = d.candidate_id and s.purpose = 'talent-disability'
    and s.revoked_at is null)`

/** How many people match. */
export async function countTalents(db: Handle, where: TalentWhere): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from talent_documents d where ${matching(where)}`.execute(db)
  return rows[0]?.count ?? 0
}

type PageOptions = { titles: string; offset: number; limit: number }

/** One page of candidates: first people with all words in their titles, then by newest change. */
export async function selectRecent(
  db: Handle,
  where: TalentWhere,
  { titles, offset, limit }: PageOptions,
): Promise<string[]> {
  const { rows } = await sql<{ candidate_id: string }>`
    select d.candidate_id from talent_documents d where ${matching(where)}
    order by ${titles === '' ? sql`` : sql`d.terms @@ ${titles}::tsquery desc,`}
      d.updated_at desc, d.id
    offset ${offset} limit ${limit}`.execute(db)
  return rows.map((row) => row.candidate_id)
}

/** The municipalities (IBGE codes) near a vacancy by distance band, and the vacancy's state. */
export type Proximity = { near: readonly (readonly number[])[]; state: string | null }

/** With the shares by stored work, see `storedShares`. */
export type Grouping = Proximity & { workShares: Readonly<Record<string, number>> }

/**
 * People whose fields for a match are equal, so their scores are equal too. `place` is an index of
 * `Proximity.near`, or `state` (in the vacancy's state), `far` (elsewhere) or null (unknown).
 */
export type MatchGroup = {
  key: string
  place: `${number}` | 'state' | 'far' | null
  schooling: string | null
  cnh: string | null
  /** The share of the best work in steps; 0 for people whose work is not known. */
  work: number
  count: number
}

// The state counts only when the person or the vacancy has no municipality.
const proximityOf = ({ near, state }: Proximity) => sql`case
  ${sql.join(
    near.map((codes, i) => sql`when d.municipality_code = any(${codes}::int[]) then ${`${i}`}`),
    sql` `,
  )}
  when d.state = ${state}::text and (${near.length === 0} or d.municipality_code is null)
    then 'state'
  when d.municipality_code is not null or d.state is not null then 'far' end`
/**
 * The best share of a person's works in steps, as `workFit` rounds it (`round` would round halves to
 * the even number). Lookups by key and not a join, which would take a hundred times as long.
 */
const workStep = sql`floor(${sql.lit(shareSteps)} * coalesce(greatest(${sql.join(
  Array.from({ length: maxWorks }, (_, at) => sql.lit(at + 1)).map(
    (at) => sql`(w.shares ->> d.works[${at}])::float8 * d.work_weights[${at}]`,
  ),
)}), 0) + 0.5)::int`
/** The people of the search, with the shares by stored work for `workStep`. */
const talentsWithShares = ({ workShares }: Grouping) => sql`talent_documents d
  cross join (select ${JSON.stringify(workShares)}::jsonb as shares) w`
const groupKey = (by: Grouping) => sql`concat_ws('/', coalesce(${proximityOf(by)}, ''),
  coalesce(d.schooling, ''), coalesce(d.cnh, ''), ${workStep}::text)`

/**
 * The match groups among the people found: by place, schooling, licence and the share of the work,
 * a few hundred in practice.
 */
export async function selectMatchGroups(
  db: Handle,
  where: TalentWhere,
  grouping: Grouping,
): Promise<MatchGroup[]> {
  const { rows } = await sql<MatchGroup>`
    select ${groupKey(grouping)} as key, ${proximityOf(grouping)} as place, d.schooling, d.cnh,
      ${workStep} as work, count(*)::int as count
    from ${talentsWithShares(grouping)} where ${matching(where)} group by 1, 2, 3, 4, 5`.execute(db)
  return rows
}

type GroupScores = { grouping: Grouping; scores: readonly { key: string; score: number }[] }

/** One page of candidates: first people with all words in their titles, then by best score. */
export async function selectByScore(
  db: Handle,
  where: TalentWhere,
  { grouping, scores }: GroupScores,
  { titles, offset, limit }: PageOptions,
): Promise<string[]> {
  const keys = scores.map(({ key }) => key)
  const values = scores.map(({ score }) => score)
  const { rows } = await sql<{ candidate_id: string }>`
    select d.candidate_id from ${talentsWithShares(grouping)}
    join unnest(${keys}::text[], ${values}::float8[]) as k (key, score)
      on k.key = ${groupKey(grouping)}
    where ${matching(where)}
    order by ${titles === '' ? sql`` : sql`d.terms @@ ${titles}::tsquery desc,`}
      k.score desc, d.updated_at desc, d.id
    offset ${offset} limit ${limit}`.execute(db)
  return rows.map((row) => row.candidate_id)
}

/** How many people have each filter value. */
export async function countFacets(
  db: Handle,
  where: TalentWhere,
): Promise<{ value: string; count: number }[]> {
  const { rows } = await sql<{ value: string; count: number }>`
    select f.value, count(*)::int as count
    from talent_documents d, unnest(d.facets) as f (value)
    where ${matching(where)} group by f.value`.execute(db)
  return rows
}

export type TalentVacancy = Pick<
  MatchVacancy,
  'municipality' | 'state' | 'workplace' | 'schooling' | 'cnh' | 'shift' | 'deficiency'
> &
  Columns<'vacancies', 'id' | 'company_id' | 'min_age' | 'role_name' | 'keywords'> & {
    contract_type: MatchVacancy['contractType']
    job_profile: MatchVacancy['jobProfile']
    place_name: string | null
    payment: string
  }

/**
 * A vacancy with the fields that a match uses; undefined if the company has no such vacancy. The
 * deficiency is null if it is not open, because then a company must not learn about disabilities.
 */
export async function selectVacancy(
  db: Handle,
  companyId: string,
  vacancyId: number,
): Promise<TalentVacancy | undefined> {
  const { rows } = await sql<TalentVacancy>`
    select v.id, v.company_id, v.municipality_code as municipality, m.name as place_name,
      coalesce(m.state, v.place_state) as state, v.workplace, v.schooling, v.cnh, v.shift,
      v.contract_type, v.job_profile, v.min_age, v.role_name, v.keywords,
      case when v.state = 'open' then v.deficiency end as deficiency, v.payment_band as payment
    from vacancies v left join municipalities m on m.code = v.municipality_code
    where v.id = ${vacancyId} and v.company_id = ${companyId}`.execute(db)
  return rows[0]
}

/** True if Trilha's team has verified the company. */
export async function isCompanyVerified(db: Handle, companyId: string): Promise<boolean> {
  const row = await db
    .selectFrom('companies')
    .select('verified_at')
    .where('id', '=', companyId)
    .executeTakeFirst()
  return row?.verified_at != null
}
