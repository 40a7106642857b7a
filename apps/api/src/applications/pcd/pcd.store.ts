import { sql } from 'kysely'
import type { ApplicationState } from '@trilha/contracts/applications/states'
import type { DeficiencyOption } from '@trilha/contracts/vacancies/enums'
import type { Handle, Tx } from '../../platform/db/database.ts'
import { pcdHiddenStates, pcdVisible } from '../applications.fragments.ts'

/** Disclosure of a disability: one consent for each application, and the accommodation needs. */

export type OwnPcdRow = {
  deficiency: DeficiencyOption | null
  state: ApplicationState
  given_at: Date | null
  sealed: Buffer | null
}

/** The disclosure in an application; undefined if the candidate has no such application. */
export async function selectOwnPcd(
  db: Handle,
  applicationId: string,
  candidateId: string,
): Promise<OwnPcdRow | undefined> {
  const { rows } = await sql<OwnPcdRow>`
    select v.deficiency, a.state, k.given_at, n.sealed
    from applications a join vacancies v on v.id = a.vacancy_id
    left join sensitive.consents k on k.application_id = a.id and k.revoked_at is null
    left join sensitive.application_needs n on n.application_id = k.application_id
    where a.id = ${applicationId} and a.candidate_id = ${candidateId}`.execute(db)
  return rows[0]
}

/** What the company may know: whether a disclosure is visible, and the encrypted needs. */
export async function selectVisiblePcd(
  db: Handle,
  applicationId: string,
): Promise<{ visible: boolean; sealed: Buffer | null } | undefined> {
  const { rows } = await sql<{ visible: boolean; sealed: Buffer | null }>`
    select ${pcdVisible} as visible, n.sealed from applications a
    left join sensitive.application_needs n on n.application_id = a.id
    where a.id = ${applicationId}`.execute(db)
  return rows[0]
}

/** Replaces the encrypted accommodation needs; null deletes them. */
export async function writeNeeds(
  tx: Tx,
  applicationId: string,
  sealed: Buffer | null,
  now: Date,
): Promise<void> {
  if (sealed === null)
    await sql`delete from sensitive.application_needs
      where application_id = ${applicationId}`.execute(tx)
  else
    await sql`insert into sensitive.application_needs (application_id, sealed, updated_at)
      values (${applicationId}, ${sealed}, ${now})
      on conflict (application_id) do update set sealed = ${sealed}, updated_at = ${now}`.execute(
      tx,
    )
}

/** Applications that ended without a hire before this instant and still have an active consent. */
export async function selectEndedPcd(tx: Tx, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select a.id from applications a
    join sensitive.consents k on k.application_id = a.id and k.revoked_at is null
    where a.state = any (${[...pcdHiddenStates]}) and a.last_movement_at < ${before}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Deletes the encrypted accommodation needs of applications. */
export async function deleteNeeds(tx: Tx, applicationIds: readonly string[]): Promise<void> {
  await sql`delete from sensitive.application_needs
    where application_id = any (${[...applicationIds]}::uuid[])`.execute(tx)
}
