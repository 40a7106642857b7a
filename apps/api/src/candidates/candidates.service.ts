import { factsSchema, type Facts } from '@trilha/contracts/requirements.rules'
import type { Handle } from '../platform/db/database.ts'
import {
  selectBriefs,
  selectFacts,
  selectFactsOf,
  upsertFacts,
  type FactsPatch,
} from './candidates.store.ts'

/** A candidate as other nouns need them. `name` is how the person wants to be called. */
export type CandidateBrief = {
  id: string
  userId: string
  name: string
  email: string
  /** `yyyy-mm-dd`. */
  birthDate: string
  city: string | null
  state: string | null
  /** `+55` and 10 or 11 digits. */
  phone: string | null
  photoFile: string | null
}

/** How a person is called everywhere: the social name comes before the civil one (Decreto 8.727/2016). */
export function displayName(person: { name: string; socialName: string | null }): string {
  return person.socialName || person.name
}

/** The candidates with these identities, by identity; unknown ones are absent. */
export async function findCandidateBriefs(
  db: Handle,
  ids: readonly string[],
): Promise<Map<string, CandidateBrief>> {
  const rows = ids.length ? await selectBriefs(db, ids) : []
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        userId: row.user_id,
        name: displayName({ name: row.name, socialName: row.social_name }),
        email: row.email,
        birthDate: row.birth_date,
        city: row.city,
        state: row.state,
        phone: row.phone,
        photoFile: row.photo_file,
      },
    ]),
  )
}

/** One candidate; null when unknown. */
export async function findCandidateBrief(db: Handle, id: string): Promise<CandidateBrief | null> {
  return (await findCandidateBriefs(db, [id])).get(id) ?? null
}

/** Facts that requirement rules compare; a fact not told yet is absent. */
export async function readFacts(db: Handle, candidateId: string): Promise<Facts> {
  const row = await selectFacts(db, candidateId)
  return row ? factsOf(row) : {}
}

type FactsRow = NonNullable<Awaited<ReturnType<typeof selectFacts>>>

function factsOf(row: FactsRow): Facts {
  const { schooling, cnh, state, shifts, languages, councils, availability } = row
  const told = { schooling, cnh, state, shifts, languages, councils, availability }
  return factsSchema.parse(Object.fromEntries(Object.entries(told).filter(([, v]) => v !== null)))
}

/** Where a candidate lives (IBGE's code) and what they would like to earn a month, for the match. */
export async function readHomeAndPay(
  db: Handle,
  candidateId: string,
): Promise<{ municipalityCode: number | null; desiredSalaryCents: number | null }> {
  return homeAndPayOf(await selectFacts(db, candidateId))
}

const homeAndPayOf = (row: FactsRow | undefined) => ({
  municipalityCode: row?.municipality_code ?? null,
  desiredSalaryCents: row?.desired_salary_cents ?? null,
})

/** What a match looks at, of many candidates by their identity; who told nothing is absent. */
export async function readForMatch(db: Handle, candidateIds: readonly string[]) {
  const rows = await selectFactsOf(db, candidateIds)
  return new Map(rows.map((row) => [row.candidate_id, { ...factsOf(row), ...homeAndPayOf(row) }]))
}

/** Keeps what a candidate tells: value sets, absent leaves, null forgets. */
export async function writeFacts(
  db: Handle,
  candidateId: string,
  facts: FactsPatch,
): Promise<void> {
  if (Object.keys(facts).length > 0) await upsertFacts(db, candidateId, facts)
}
