import type { Handle } from '../platform/db/database.ts'

/** A candidate who receives messages. */
export type Recipient = {
  /** The candidate's id. */
  id: string
  userId: string
  email: string
  /** `+55` and 10 or 11 digits. */
  phone: string | null
  /** The state of their address, which gives the time zone. */
  state: string | null
}

/** A recipient by the candidate's id; undefined when unknown. */
export async function findRecipient(
  db: Handle,
  candidateId: string,
): Promise<Recipient | undefined> {
  return db
    .selectFrom('candidates as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.id', 'c.user_id as userId', 'u.email', 'c.phone', 'c.state'])
    .where('c.id', '=', candidateId)
    .executeTakeFirst()
}
