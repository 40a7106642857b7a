import { sql } from 'kysely'
import { finalStates, type ApplicationState } from '@trilha/contracts/applications/states'
import { literals } from '../platform/db/fragments.ts'

/** SQL expressions about applications, for statements of other nouns. */

/** True if the trail of application `a` is over. */
export const hasEnded = sql<boolean>`a.state in (${literals(finalStates)})`

/** Final states without a hire: the company no longer sees the disclosure of a disability. */
export const pcdHiddenStates: readonly ApplicationState[] = finalStates.filter(
  (state) => state !== 'hired',
)

/**
 * True if the company of application `a` no longer sees what the person sent: its snapshot is empty
 * (`applications/snapshot/`).
 */
export const isWithheld = sql<boolean>`exists (select from application_snapshots ws
  where ws.application_id = a.id and ws.profile is null)`

/** Joins the `snapshot` of an application `a`, which exists once the trail is over. */
export const snapshotJoin = sql`left join application_snapshots snapshot
  on snapshot.application_id = a.id`

/**
 * True if the company may see the disclosure in application `a`: its consent is active, and the
 * trail still goes on or ended with a hire.
 */
export const pcdVisible = sql<boolean>`(a.state not in (${literals(pcdHiddenStates)})
  and not ${isWithheld}
  and exists (select from sensitive.consents pk
    where pk.application_id = a.id and pk.revoked_at is null))`

/** `order by` for application_stages `s`: the last unlocked stage first, locked stages last. */
export const latestStageFirst = sql`s.state = 'locked',
  case when s.state = 'locked' then s.position else -s.position end`
