import { displayName } from '../candidates/candidates.service.ts'
import type { Handle } from '../platform/db/database.ts'
import { aliasOf } from './desk.presenter.ts'
import { selectPeople } from './desk.store.ts'

/** Names of people as a user of the company may see them, by application id. */
export async function namesFor(
  db: Handle,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const people = await selectPeople(db, ids, userId)
  return new Map(
    people.map((row) => [
      row.id,
      row.hidden ? aliasOf(row.id) : displayName({ name: row.name, socialName: row.social_name }),
    ]),
  )
}
