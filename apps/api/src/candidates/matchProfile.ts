import type { Facts } from '@trilha/contracts/assessments/rules'
import type { GivenFacts } from '../matching/matching.types.ts'
import { worksOf } from '../matching/person.ts'
import type { CandidateContext } from '../platform/context.ts'
import type { Handle } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { factsOf } from './candidates.service.ts'
import {
  selectFactsByCandidate,
  selectWorkProfiles,
  type FactsRow,
  type WorkProfileRow,
} from './candidates.store.ts'

/** What a profile says about a person, for the match. */
export type MatchProfile = Facts &
  GivenFacts & {
    /** `yyyy-mm-dd`. */
    birthDate: string
    wantedRoles: readonly string[]
  }

/** The viewer's own profile for a match, with what they look for. */
export async function readOwnMatchProfile(ctx: CandidateContext): Promise<MatchProfile> {
  const { candidateId } = ctx.viewer
  return (await readProfiles(ctx.db, [candidateId], true)).get(candidateId) ?? fail('not-found')
}

/**
 * The profiles of candidates as companies may compare them, by candidate id; unknown candidates are
 * absent. What people look for is left out: the consent to be found does not name it, and a company
 * could learn it from the match.
 */
export const readMatchProfiles = (
  db: Handle,
  candidateIds: readonly string[],
): Promise<Map<string, MatchProfile>> => readProfiles(db, candidateIds, false)

/** Like `readMatchProfiles` for one candidate. @throws AppError `not-found`. */
export const readMatchProfile = async (db: Handle, candidateId: string): Promise<MatchProfile> =>
  (await readMatchProfiles(db, [candidateId])).get(candidateId) ?? fail('not-found')

async function readProfiles(db: Handle, candidateIds: readonly string[], isOwn: boolean) {
  const [facts, works] = await Promise.all([
    selectFactsByCandidate(db, candidateIds),
    selectWorkProfiles(db, candidateIds),
  ])
  const factsById = new Map(facts.map((row) => [row.candidate_id, row]))
  return new Map(
    works.map((row) => [row.id, profileOf(row, factsById.get(row.id), isOwn)] as const),
  )
}

function profileOf(
  { headline, experience, studies, birth_date: birthDate }: WorkProfileRow,
  facts: FactsRow | undefined,
  isOwn: boolean,
): MatchProfile {
  const wantedRoles = (isOwn && facts?.wanted_roles) || []
  const firstJob = isOwn && facts?.first_job === true
  return {
    ...(facts && factsOf(facts)),
    // Small jobs and studies do not narrow the search of a person who has not chosen a work.
    works: firstJob ? [] : worksOf({ wantedRoles, headline, experience, studies }),
    wantedRoles,
    firstJob,
    birthDate,
    municipalityCode: facts?.municipality_code ?? null,
    desiredSalaryCents: facts?.desired_salary_cents ?? null,
    workplaces: (facts?.workplaces ?? null) as GivenFacts['workplaces'],
    maxKm: facts?.max_km ?? null,
  }
}
