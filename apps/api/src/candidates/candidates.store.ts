import { sql } from 'kysely'
import type { Facts } from '@trilha/contracts/assessments/rules'
import type { Workplace } from '@trilha/contracts/vacancies/enums'
import { folded } from '../language/folded.ts'
import type { WorkProfile } from '../matching/person.ts'
import type { Columns, Handle, Tx } from '../platform/db/database.ts'

/** The data of a new candidate; documents as digits, the phone as `+55…`. */
export type NewCandidate = {
  userId: string
  name: string
  socialName: string | null
  birthDate: string
  cpf: string | null
  phone: string | null
  cep: string | null
  street: string | null
  number: number | null
  complement: string | null
  district: string | null
  city: string | null
  state: string | null
  gender: string | null
  partnerId: string | null
  acceptedTermsVersion: string
  acceptedTermsAt: Date
}

/** @throws unique violation `candidates_cpf_key` when another account has the CPF. */
export async function insertCandidate(db: Handle, candidate: NewCandidate): Promise<string> {
  const { id } = await db
    .insertInto('candidates')
    .values({
      user_id: candidate.userId,
      name: candidate.name,
      social_name: candidate.socialName,
      birth_date: candidate.birthDate,
      cpf: candidate.cpf,
      phone: candidate.phone,
      cep: candidate.cep,
      street: candidate.street,
      number: candidate.number,
      complement: candidate.complement,
      district: candidate.district,
      city: candidate.city,
      state: candidate.state,
      gender: candidate.gender,
      partner_id: candidate.partnerId,
      accepted_terms_version: candidate.acceptedTermsVersion,
      accepted_terms_at: candidate.acceptedTermsAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** True when a partner institution with this id exists. */
export async function partnerExists(db: Handle, id: string): Promise<boolean> {
  const row = await db.selectFrom('partners').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** The rows of `CandidateBrief`, in no particular order. */
export async function selectBriefs(db: Handle, ids: readonly string[]) {
  return db
    .selectFrom('candidates as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select([
      'c.id',
      'c.user_id',
      'c.name',
      'c.social_name',
      'c.birth_date',
      'c.city',
      'c.state',
      'c.phone',
      'u.email',
      'u.email_verified_at',
      'u.photo_file',
    ])
    .where((eb) => eb('c.id', '=', sql<string>`any(${ids}::uuid[])`))
    .execute()
}

/** The facts of a candidate; undefined when none are saved. */
export async function selectFacts(db: Handle, candidateId: string) {
  const [row] = await selectFactsByCandidate(db, [candidateId])
  return row
}

/** The facts of several candidates; those without facts are absent. */
export async function selectFactsByCandidate(db: Handle, candidateIds: readonly string[]) {
  if (candidateIds.length === 0) return []
  return db
    .selectFrom('candidate_facts')
    .select([
      'candidate_id',
      'schooling',
      'cnh',
      'state',
      'shifts',
      'languages',
      'councils',
      'availability',
      'municipality_code',
      'wanted_roles',
      'first_job',
      'desired_salary_cents',
      'workplaces',
      'max_km',
      'updated_at',
    ])
    .where('candidate_id', 'in', candidateIds)
    .execute()
}

export type FactsRow = Awaited<ReturnType<typeof selectFactsByCandidate>>[number]

/** What profiles say about work and studies; unknown candidates are absent. */
export async function selectWorkProfiles(db: Handle, candidateIds: readonly string[]) {
  if (candidateIds.length === 0) return []
  const { rows } = await sql<WorkProfileRow>`
    select c.id, c.birth_date, p.headline,
      coalesce(jsonb_agg(jsonb_build_object('title', e.title, 'bond', e.bond, 'start', e.started,
        'end', e.ended)) filter (where e.kind = 'experience'), '[]') as experience,
      coalesce(jsonb_agg(e.title order by e.kind desc, e.position)
        filter (where e.kind <> 'experience'), '[]') as studies
    from candidates c
    left join candidate_profiles p on p.candidate_id = c.id
    left join profile_entries e on e.candidate_id = c.id
    where c.id = any(${candidateIds}::uuid[])
    group by c.id, p.headline`.execute(db)
  return rows
}
export type WorkProfileRow = Columns<'candidates', 'id' | 'birth_date'> &
  Columns<'candidate_profiles', 'headline'> &
  Pick<WorkProfile, 'experience' | 'studies'>

/** Absent keys are not written; null deletes a fact. */
export type FactsPatch = { [K in keyof Facts]?: Facts[K] | null } & {
  municipalityCode?: number | null
  wantedRoles?: string[] | null
  firstJob?: boolean | null
  desiredSalaryCents?: number | null
  workplaces?: Workplace[] | null
  maxKm?: number | null
}

/** Without texts that differ only in accents and case; null for an empty list. */
function unique(texts: readonly string[] | null | undefined): string[] | null {
  const found = [...new Map((texts ?? []).map((text) => [folded(text), text])).values()]
  return found.length > 0 ? found : null
}

/** Wanted roles and a first job in any work exclude each other. */
function wishOf({ wantedRoles, firstJob }: FactsPatch) {
  const roles = unique(wantedRoles)
  if (roles) return { wanted_roles: roles, first_job: false }
  if (firstJob) return { wanted_roles: null, first_job: true }
  return {
    ...(wantedRoles !== undefined && { wanted_roles: null }),
    ...(firstJob !== undefined && { first_job: false }),
  }
}

/** Inserts or updates the facts of the patch. */
export async function upsertFacts(
  db: Handle,
  candidateId: string,
  patch: FactsPatch,
): Promise<void> {
  const row = {
    ...('schooling' in patch && { schooling: patch.schooling ?? null }),
    ...('cnh' in patch && { cnh: patch.cnh ?? null }),
    ...('state' in patch && { state: patch.state ?? null }),
    ...('shifts' in patch && { shifts: patch.shifts ?? null }),
    ...('languages' in patch && {
      languages: patch.languages ? JSON.stringify(patch.languages) : null,
    }),
    ...('councils' in patch && {
      councils: patch.councils ? JSON.stringify(patch.councils) : null,
    }),
    ...('availability' in patch && { availability: patch.availability ?? null }),
    ...('municipalityCode' in patch && { municipality_code: patch.municipalityCode ?? null }),
    ...('desiredSalaryCents' in patch && {
      desired_salary_cents: patch.desiredSalaryCents ?? null,
    }),
    ...('workplaces' in patch && { workplaces: patch.workplaces ?? null }),
    ...wishOf(patch),
    ...('maxKm' in patch && { max_km: patch.maxKm ?? null }),
  }
  await db
    .insertInto('candidate_facts')
    .values({ candidate_id: candidateId, ...row })
    .onConflict((conflict) =>
      conflict.column('candidate_id').doUpdateSet({ ...row, updated_at: sql<Date>`now()` }),
    )
    .execute()
}

/** Locks a candidate, so that concurrent requests cannot exceed a maximum per person. */
export async function lockCandidate(tx: Tx, candidateId: string): Promise<void> {
  await sql`select from candidates where id = ${candidateId} for no key update`.execute(tx)
}
