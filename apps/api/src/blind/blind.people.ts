import { displayName } from '../accounts/accounts.names.ts'
import type { RecruiterContext } from '../platform/context.ts'
import type { Handle } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { createMasker } from './blind.mask.ts'
import { selectNames } from './blind.people.store.ts'

/**
 * How texts about the person of an application must be masked for the viewer.
 * @param db the open transaction, if there is one.
 * @returns whether the person is hidden, and a function that masks the names of a hidden person.
 * @throws AppError `not-found`.
 */
export async function maskFor(
  ctx: RecruiterContext,
  applicationId: string,
  db: Handle = ctx.db,
): Promise<{ hidden: boolean; maskNames: (text: string) => string }> {
  const [person] = await selectNames(db, [applicationId], ctx.viewer.userId)
  if (!person) return fail('not-found')
  return { hidden: person.hidden, maskNames: createMasker(person) }
}

/** Names of people, or aliases of those hidden from the user, by application id. */
export async function namesFor(
  db: Handle,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const people = await selectNames(db, ids, userId)
  return new Map(people.map((person) => [person.id, shownName(person)]))
}

/** The name of a person; for a hidden person, an alias made from the application id. */
export const shownName = (person: {
  id: string
  name: string
  social_name: string | null
  hidden: boolean
}): string =>
  person.hidden
    ? `Pessoa ${person.id.slice(-4).toUpperCase()}`
    : displayName({ name: person.name, socialName: person.social_name })
