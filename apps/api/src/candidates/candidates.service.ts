import { factsSchema, type Facts } from '@trilha/contracts/assessments/rules'
import { displayName } from '../accounts/accounts.names.ts'
import type { MatchPerson } from '../matching/matching.types.ts'
import { worksOf } from '../matching/person.ts'
import type { Platform } from '../platform/context.ts'
import type { Handle } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { readInclusion } from './inclusion/inclusion.service.ts'
import {
  selectBriefs,
  selectFacts,
  selectFactsByCandidate,
  selectWorkProfiles,
  upsertFacts,
  type FactsPatch,
  type WorkProfileRow,
} from './candidates.store.ts'

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

type FactsRow = NonNullable<Awaited<ReturnType<typeof selectFacts>>>

function factsOf(row: FactsRow): Facts {
  const { schooling, cnh, state, shifts, languages, councils, availability } = row
  const facts = { schooling, cnh, state, shifts, languages, councils, availability }
  return factsSchema.parse(Object.fromEntries(Object.entries(facts).filter(([, v]) => v !== null)))
}

/** What a profile says about a person, for the match. */
export type MatchProfile = Facts &
  Omit<MatchPerson, 'kmTo' | 'hasDisability' | 'age'> & {
    /** `yyyy-mm-dd`. */
    birthDate: string
  }

/** The profile of a candidate for a match. @throws AppError `not-found`. */
export async function readMatchProfile(db: Handle, candidateId: string): Promise<MatchProfile> {
  return (await readMatchProfiles(db, [candidateId])).get(candidateId) ?? fail('not-found')
}

/** The profiles of candidates for a match, by candidate id; unknown candidates are absent. */
export async function readMatchProfiles(
  db: Handle,
  candidateIds: readonly string[],
): Promise<Map<string, MatchProfile>> {
  const [facts, works] = await Promise.all([
    selectFactsByCandidate(db, candidateIds),
    selectWorkProfiles(db, candidateIds),
  ])
  const factsById = new Map(facts.map((row) => [row.candidate_id, row]))
  return new Map(works.map((row) => [row.id, matchProfileOf(row, factsById.get(row.id))] as const))
}

function matchProfileOf(work: WorkProfileRow, facts: FactsRow | undefined): MatchProfile {
  return {
    ...(facts && factsOf(facts)),
    works: worksOf({
      wantedRoles: facts?.wanted_roles ?? [],
      headline: work.headline,
      experience: work.experience,
      studies: work.studies,
    }),
    birthDate: work.birth_date,
    municipalityCode: facts?.municipality_code ?? null,
    desiredSalaryCents: facts?.desired_salary_cents ?? null,
    workplaces: (facts?.workplaces ?? null) as MatchPerson['workplaces'],
    maxKm: facts?.max_km ?? null,
  }
}

/** True when the candidate told a disability and agreed to its use. */
export async function hasToldDisability(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  candidateId: string,
): Promise<boolean> {
  return (await readInclusion({ db, config }, candidateId)).disabilities.length > 0
}

/** Saves facts: a value is set, an absent fact stays, null deletes the fact. */
export async function writeFacts(
  db: Handle,
  candidateId: string,
  facts: FactsPatch,
): Promise<void> {
  if (Object.keys(facts).length > 0) await upsertFacts(db, candidateId, facts)
}
