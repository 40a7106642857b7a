import { sql } from 'kysely'
import { finalStates, type ApplicationState } from '@trilha/contracts/applications/states'
import { literals } from '../platform/db/fragments.ts'

/** SQL conditions and orders of applications, for statements of other nouns. */

/** True if the trail of application `a` is over. */
export const hasEnded = sql<boolean>`a.state in (${literals(finalStates)})`

/** States in which the purpose has ended: nobody in the company sees the disclosure any more. */
export const pcdEnded: readonly ApplicationState[] = finalStates.filter(
  (state) => state !== 'hired',
)

/** True if the consent of application `a` is active, and it is not over or ended in a hire. */
export const pcdVisible = sql<boolean>`(a.state not in (${literals(pcdEnded)})
  and exists (select from sensitive.consents pk
    where pk.application_id = a.id and pk.revoked_at is null))`

/** `order by` for application_stages `s`: the last stage reached, else the first locked stage. */
export const reachedLast = sql`s.state = 'locked',
  case when s.state = 'locked' then s.position else -s.position end`
