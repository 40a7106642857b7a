import { displayName } from '../accounts/accounts.names.ts'
import type { RecruiterContext } from '../platform/context.ts'
import type { Handle } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { masker } from './blind.mask.ts'
import { selectNames } from './blind.people.store.ts'

/** What the viewer, a user of a company, may know about who the person of an application is. */

/**
 * What the viewer may read about the person of an application.
 * @param db the transaction that is open, if there is one.
 * @returns whether the person is hidden, and a function that masks their names in a text then.
 * @throws AppError `not-found`.
 */
export async function maskFor(
  ctx: RecruiterContext,
  applicationId: string,
  db: Handle = ctx.db,
): Promise<{ hidden: boolean; maskNames: (text: string) => string }> {
  const [person] = await selectNames(db, [applicationId], ctx.viewer.userId)
  if (!person) return fail('not-found')
  return { hidden: person.hidden, maskNames: masker(person) }
}

/** Names of people as a user of the company may see them, by application id. */
export async function namesFor(
  db: Handle,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const people = await selectNames(db, ids, userId)
  return new Map(people.map((person) => [person.id, shownName(person)]))
}

/** The name of a person, or an alias from the last characters of the application id. */
export const shownName = (person: {
  id: string
  name: string
  social_name: string | null
  hidden: boolean
}): string =>
  person.hidden
    ? `Pessoa ${person.id.slice(-4).toUpperCase()}`
    : displayName({ name: person.name, socialName: person.social_name })
