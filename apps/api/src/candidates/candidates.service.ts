import { factsSchema, type Facts } from '@trilha/contracts/assessments/rules'
import { displayName } from '../accounts/accounts.names.ts'
import type { Handle } from '../platform/db/database.ts'
import {
  selectBriefs,
  selectFacts,
  upsertFacts,
  type FactsPatch,
  type FactsRow,
} from './candidates.store.ts'

export { lockCandidate } from './candidates.store.ts'

/** The candidate data that other modules need. `name` is the display name. */
export type CandidateBrief = {
  id: string
  userId: string
  name: string
  email: string
  isEmailConfirmed: boolean
  /** `yyyy-mm-dd`. */
  birthDate: string
  city: string | null
  state: string | null
  /** `+55` and 10 or 11 digits. */
  phone: string | null
  photoFile: string | null
}

/** The candidates with these ids, by id; unknown ones are absent. */
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
        isEmailConfirmed: row.email_verified_at !== null,
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

/** Facts that requirement rules compare; an unknown fact is absent. */
export async function readFacts(db: Handle, candidateId: string): Promise<Facts> {
  const row = await selectFacts(db, candidateId)
  return row ? factsOf(row) : {}
}

/** The facts of a row; those that are null are absent. */
export function factsOf(row: FactsRow): Facts {
  const { schooling, cnh, state, shifts, languages, councils, availability } = row
  const facts = { schooling, cnh, state, shifts, languages, councils, availability }
  return factsSchema.parse(Object.fromEntries(Object.entries(facts).filter(([, v]) => v !== null)))
}

/** Saves facts: a value is set, an absent fact stays, null deletes the fact. */
export async function writeFacts(
  db: Handle,
  candidateId: string,
  facts: FactsPatch,
): Promise<void> {
  if (Object.keys(facts).length > 0) await upsertFacts(db, candidateId, facts)
}
