import { sql } from 'kysely'
import type { Columns, Handle, Tx } from '../platform/db/database.ts'

/** Locks a candidate for the transaction, so that profile and consent changes run one at a time. */
export async function lockCandidate(tx: Handle, candidateId: string): Promise<void> {
  await sql`select from candidates where id = ${candidateId} for update`.execute(tx)
}

/**
 * Locks a candidate for the transaction and checks if companies may find the candidate.
 * @param latestBirthDate The latest birth date of an adult, `yyyy-mm-dd`.
 * @returns true for an adult with an active consent and an open account.
 */
export async function lockAndCheckSearchable(
  tx: Handle,
  candidateId: string,
  latestBirthDate: string,
): Promise<boolean> {
  await lockCandidate(tx, candidateId)
  // A separate statement sees the changes that were committed during the wait for the lock.
  const { rows } = await sql`
    select from candidates c join users u on u.id = c.user_id
    where c.id = ${candidateId} and c.birth_date <= ${latestBirthDate}::date
      and u.suspended_at is null and u.deletion_asked_at is null and u.deleted_at is null
      and exists (select from consents s where s.user_id = u.id and s.topic = 'talent-search'
        and s.channel = 'site' and s.revoked_at is null)`.execute(tx)
  return rows.length > 0
}

export type TalentTexts = { title: string[]; any: string[] }
type EntryTexts = Columns<'profile_entries', 'kind' | 'title' | 'place' | 'description'>

/** The person's names, which are removed from their searchable texts. */
export async function selectNames(tx: Handle, candidateId: string) {
  return tx
    .selectFrom('candidates')
    .select(['name', 'social_name'])
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow()
}

/** The person's profile texts, without names of employers; `title` weighs more than `any`. */
export async function selectTalentTexts(tx: Handle, candidateId: string): Promise<TalentTexts> {
  const profile = await tx
    .selectFrom('candidate_profiles')
    .select(['headline', 'objective', 'skills'])
    .where('candidate_id', '=', candidateId)
    .executeTakeFirst()
  const { rows: entries } = await sql<EntryTexts>`
    select kind, title, case when kind = 'experience' then '' else place end as place, description
    from profile_entries where candidate_id = ${candidateId}
    order by kind, position, id`.execute(tx)
  const roles = entries.filter(({ kind }) => kind === 'experience').map(({ title }) => title)
  return {
    title: [profile?.headline ?? '', ...roles],
    any: [
      profile?.objective ?? '',
      ...(profile?.skills ?? []),
      ...entries.flatMap(({ title, place, description }) => [title, place, description]),
    ],
  }
}

export type TalentDocument = {
  candidateId: string
  terms: string[]
  facets: string[]
  municipalityCode: number | null
  state: string | null
  schooling: string | null
  cnh: string | null
  /** See `storedWork`. */
  works: string[]
  /** How much each of the works counts, 0 to 1. */
  workWeights: number[]
}

/** Inserts or replaces a document; a replaced one keeps its id. */
export async function upsertDocument(tx: Handle, row: TalentDocument, now: Date): Promise<void> {
  await sql`insert into talent_documents (candidate_id, terms, facets, municipality_code, state,
      schooling, cnh, works, work_weights, updated_at)
    values (${row.candidateId}, array_to_tsvector(${row.terms}::text[]), ${row.facets}::text[],
      ${row.municipalityCode}, ${row.state}, ${row.schooling}, ${row.cnh},
      ${row.works}::text[], ${row.workWeights}::float8[], ${now})
    on conflict (candidate_id) do update set terms = excluded.terms, facets = excluded.facets,
      municipality_code = excluded.municipality_code, state = excluded.state,
      schooling = excluded.schooling, cnh = excluded.cnh, works = excluded.works,
      work_weights = excluded.work_weights, updated_at = excluded.updated_at`.execute(tx)
}

/** Removes a person from the search. */
export async function deleteDocument(tx: Handle, candidateId: string): Promise<void> {
  await tx.deleteFrom('talent_documents').where('candidate_id', '=', candidateId).execute()
}

/** Saves words for the correction of typos. @param words Folded word → word with accents. */
export async function insertWords(tx: Handle, words: ReadonlyMap<string, string>): Promise<void> {
  // Always sorted, so that two transactions cannot deadlock.
  const folded = [...words.keys()].toSorted()
  const shown = folded.map((word) => words.get(word)!)
  await sql`insert into talent_words (word, shown)
    select word, shown from unnest(${folded}::text[], ${shown}::text[]) as t (word, shown)
    where not exists (select from talent_words k where k.word = t.word)
    order by word on conflict do nothing`.execute(tx)
}

/** The next candidates with an active consent, and when their documents were updated. */
export async function selectConsenting(
  db: Handle,
  after: string,
  limit: number,
): Promise<{ id: string; updated_at: Date | null }[]> {
  const { rows } = await sql<{ id: string; updated_at: Date | null }>`
    select c.id, d.updated_at
    from consents s join candidates c on c.user_id = s.user_id
    left join talent_documents d on d.candidate_id = c.id
    where s.topic = 'talent-search' and s.channel = 'site' and s.revoked_at is null
      and c.id > ${after}
    order by c.id limit ${limit}`.execute(db)
  return rows
}

/** When the profile last changed; null if the person never saved one. */
export async function selectProfileTime(tx: Tx, candidateId: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('candidate_profiles')
    .select('updated_at')
    .where('candidate_id', '=', candidateId)
    .executeTakeFirst()
  return row?.updated_at ?? null
}
