import { sql } from 'kysely'
import { finalStates, type ApplicationState } from '@trilha/contracts/applications.states'
import type { DeficiencyOption } from '@trilha/contracts/vacancies.enums'
import { readRows, type Handle, type Tx } from '../platform/db/database.ts'

/** Who runs as a person with a disability: a consent for each application, and what they need. */

/** States in which the purpose has ended: nobody of the company sees it any more. */
export const pcdEnded: readonly ApplicationState[] = finalStates.filter(
  (state) => state !== 'hired',
)

/** True where the person of an application `a` told it and the selection goes on, or hired them. */
export const toldPcd = `(a.state not in (${pcdEnded.map((state) => `'${state}'`).join(', ')})
  and exists (select from sensitive.consents pk
    where pk.application_id = a.id and pk.revoked_at is null))`

export type OwnPcdRow = {
  deficiency: DeficiencyOption | null
  state: ApplicationState
  given_at: Date | null
  sealed: Buffer | null
}

/** What a candidate told in an application of theirs; undefined for somebody else's. */
export async function selectOwnPcd(
  db: Handle,
  applicationId: string,
  candidateId: string,
): Promise<OwnPcdRow | undefined> {
  const [row] = await readRows<OwnPcdRow>(
    db,
    `select v.deficiency, a.state, k.given_at, n.sealed
    from applications a join vacancies v on v.id = a.vacancy_id
    left join sensitive.consents k on k.application_id = a.id and k.revoked_at is null
    left join sensitive.application_needs n on n.application_id = k.application_id
    where a.id = $1 and a.candidate_id = $2`,
    [applicationId, candidateId],
  )
  return row
}

/** What the company may know of an application: nothing, or that it was told with what is needed. */
export async function selectToldPcd(
  db: Handle,
  applicationId: string,
): Promise<{ told: boolean; sealed: Buffer | null } | undefined> {
  const [row] = await readRows<{ told: boolean; sealed: Buffer | null }>(
    db,
    `select ${toldPcd} as told, n.sealed from applications a
    left join sensitive.application_needs n on n.application_id = a.id where a.id = $1`,
    [applicationId],
  )
  return row
}

/** Notes the consent; one to this text that holds stays, one to an earlier text ends. */
export async function givePcd(
  tx: Tx,
  whose: { applicationId: string; candidateId: string },
  version: string,
  now: Date,
): Promise<void> {
  await sql`update sensitive.consents set revoked_at = ${now}
    where application_id = ${whose.applicationId} and revoked_at is null
      and text_version <> ${version}`.execute(tx)
  await sql`insert into sensitive.consents
      (candidate_id, application_id, purpose, text_version, given_at)
    values (${whose.candidateId}, ${whose.applicationId}, 'application-pcd', ${version}, ${now})
    on conflict do nothing`.execute(tx)
}

/** Writes what is needed over what was; null: nothing. */
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

/** Ends the consent, its row staying as proof. @returns whether one held. */
export async function endPcd(tx: Tx, applicationId: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`update sensitive.consents set revoked_at = ${now}
    where application_id = ${applicationId} and revoked_at is null`.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}

/** Erases what was told where the selection ended without a hire before this instant. */
export async function eraseEndedPcd(tx: Tx, before: Date, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update sensitive.consents k set revoked_at = ${now} from applications a
    where a.id = k.application_id and k.revoked_at is null
      and a.state = any (${[...pcdEnded]}) and a.last_movement_at < ${before}
    returning a.id`.execute(tx)
  await sql`delete from sensitive.application_needs
    where application_id = any (${rows.map(({ id }) => id)}::uuid[])`.execute(tx)
}
