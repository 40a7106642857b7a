import { sql } from 'kysely'
import type { Rule } from '@trilha/contracts/assessments/rules'
import type { StageKind, StageWeight } from '@trilha/contracts/vacancies/enums'
import { publishedStates } from '@trilha/contracts/vacancies/states'
import type { Columns, Handle } from '../platform/db/database.ts'
import { cardColumns, cardTables, type CardRow } from './vacancies.cards.store.ts'

export type ViewRow = CardRow &
  Columns<
    'vacancies',
    'description' | 'requirements' | 'nice_to_have' | 'salary_hidden_reason' | 'affirmative_for'
  > & {
    benefits: { kind: string; detail: string }[]
    company_sector: string
    company_size: number | null
    company_since: number | null
    company_about: string
  }

/** A published vacancy, including closed ones; undefined for drafts and unknown ids. */
export async function selectView(
  db: Handle,
  id: number,
  candidateId: string | null,
): Promise<ViewRow | undefined> {
  const { rows } = await sql<ViewRow>`
    select ${cardColumns}, v.description, v.requirements, v.nice_to_have, v.benefits,
      v.salary_hidden_reason, v.affirmative_for,
      c.sector as company_sector, c.size as company_size, c.since as company_since,
      c.about as company_about
    ${cardTables(candidateId)}
    where v.id = ${id} and v.state = any(${publishedStates})`.execute(db)
  return rows[0]
}

export type StageRow = Columns<
  'vacancy_stages',
  'id' | 'position' | 'title' | 'instructions' | 'minutes' | 'days' | 'answer_days' | 'eliminatory'
> & {
  kind: StageKind
  weight: StageWeight
  rules: Rule[]
}

/** The stages of a vacancy in order. */
export async function selectStages(db: Handle, vacancyId: number): Promise<StageRow[]> {
  return db
    .selectFrom('vacancy_stages')
    .select([
      'id',
      'position',
      'kind',
      'title',
      'instructions',
      'minutes',
      'days',
      'answer_days',
      'eliminatory',
      'weight',
    ])
    .select((eb) => eb.ref('rules').$castTo<Rule[]>().as('rules'))
    .$narrowType<Pick<StageRow, 'kind' | 'weight'>>()
    .where('vacancy_id', '=', vacancyId)
    .orderBy('position')
    .execute()
}

/** True when the vacancy has a public page. */
export async function isPublished(db: Handle, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('vacancies')
    .select('id')
    .where('id', '=', id)
    .where('state', 'in', publishedStates)
    .executeTakeFirst()
  return row !== undefined
}

/** A page of open vacancies by id, for sitemaps. */
export async function selectOpenAddresses(
  db: Handle,
  range: { above: number; upTo: number; limit: number },
): Promise<{ id: number; slug: string; updated_at: Date }[]> {
  return db
    .selectFrom('vacancies')
    .select(['id', 'slug', 'updated_at'])
    .where('state', '=', 'open')
    .where('id', '>', range.above)
    .where('id', '<=', range.upTo)
    .orderBy('id')
    .limit(range.limit)
    .execute()
}

/** Blocks of `size` ids that contain an open vacancy, each with its latest change. */
export async function selectOpenBlocks(
  db: Handle,
  size: number,
): Promise<{ block: number; lastmod: Date }[]> {
  const { rows } = await sql<{ block: number; lastmod: Date }>`
    select (id - 1) / ${size}::bigint as block, max(updated_at) as lastmod
    from vacancies where state = 'open' group by 1 order by 1`.execute(db)
  return rows
}
