import { sql } from 'kysely'
import type { Profile } from '@trilha/contracts/candidates/candidates'
import type { Handle } from '../../platform/db/database.ts'

/** The personal data and the profile; undefined when unknown. */
export async function selectProfile(db: Handle, candidateId: string) {
  return db
    .selectFrom('candidates as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('candidate_profiles as p', 'p.candidate_id', 'c.id')
    .select([
      'c.name',
      'c.social_name',
      'c.cpf',
      'c.birth_date',
      'c.gender',
      'c.phone',
      'c.cep',
      'c.street',
      'c.number',
      'c.complement',
      'c.district',
      'c.city',
      'c.state',
      'u.email',
      'u.photo_file',
      'p.headline',
      'p.objective',
      'p.skills',
      'p.links',
      'p.updated_at',
    ])
    .where('c.id', '=', candidateId)
    .executeTakeFirst()
}
export type ProfileRow = NonNullable<Awaited<ReturnType<typeof selectProfile>>>

/** Absent keys are not written. */
export type PersonPatch = Partial<{
  name: string
  social_name: string | null
  cpf: string | null
  birth_date: string
  gender: string | null
  phone: string | null
  cep: string | null
  street: string | null
  number: number | null
  complement: string | null
  district: string | null
  city: string | null
  state: string | null
}>

/** @throws unique violation `candidates_cpf_key` when another account has the CPF. */
export async function updatePerson(
  db: Handle,
  candidateId: string,
  patch: PersonPatch,
): Promise<void> {
  if (Object.keys(patch).length === 0) return
  await db.updateTable('candidates').set(patch).where('id', '=', candidateId).execute()
}

/** Absent keys are not written; null clears. */
export type AboutPatch = {
  headline?: string | null
  objective?: string | null
  skills?: string[] | null
  links?: Profile['links'] | null
}

/** Saves profile fields; an empty patch only updates the time of the last change. */
export async function upsertAbout(
  db: Handle,
  candidateId: string,
  patch: AboutPatch,
  now: Date,
): Promise<void> {
  const row = {
    ...('headline' in patch && { headline: patch.headline ?? null }),
    ...('objective' in patch && { objective: patch.objective ?? null }),
    ...('skills' in patch && { skills: patch.skills ?? [] }),
    ...('links' in patch && { links: JSON.stringify(patch.links ?? []) }),
    updated_at: now,
  }
  await db
    .insertInto('candidate_profiles')
    .values({ candidate_id: candidateId, ...row })
    .onConflict((conflict) => conflict.column('candidate_id').doUpdateSet(row))
    .execute()
}

/** Locks the candidate's row for the transaction, so that profile changes run one at a time. */
export async function lockCandidate(db: Handle, candidateId: string): Promise<void> {
  await sql`select 1 from candidates where id = ${candidateId} for update`.execute(db)
}
