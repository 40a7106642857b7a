import type { RecruiterRole, TypeUser, User } from '@trilha/contracts/accounts/accounts'
import type { Language } from '@trilha/contracts/shared/languages'
import { deletionDays } from '@trilha/contracts/privacy/privacy'
import { dayMs } from '@trilha/contracts/shared/durations'
import type { Storage } from '../platform/storage/storage.ts'
import { displayName } from './accounts.names.ts'
import type { UserRow } from './accounts.users.store.ts'

/** Display name of a user. Members of Trilha's team have no names of their own. */
export function nameOf(row: UserRow): string {
  if (row.candidate_name !== null)
    return displayName({ name: row.candidate_name, socialName: row.social_name })
  return row.recruiter_name ?? 'Equipe Trilha'
}

/** Only candidates' addresses need it; others come from a link that was mailed to them. */
export const isEmailConfirmed = (row: UserRow): boolean =>
  row.type_user !== 1 || row.email_verified_at !== null

/** The time when an account is deleted, from the time of the request. */
export const deletionTime = (askedAt: Date): Date =>
  new Date(askedAt.getTime() + deletionDays * dayMs)

/**
 * A user's own account, as sent to them.
 * @param more.videoUrl address of their video resume.
 * @param more.overdue number of people who wait for an overdue answer of their company.
 */
export async function presentUser(
  row: UserRow,
  storage: Storage,
  { videoUrl, overdue }: { videoUrl: string | null; overdue: number },
): Promise<User> {
  return {
    id: row.id,
    typeUser: row.type_user as TypeUser,
    email: row.email,
    isEmailConfirmed: isEmailConfirmed(row),
    photoUrl: row.photo_file && (await storage.url(row.photo_file)),
    language: row.language as Language,
    deletionAt: row.deletion_asked_at && deletionTime(row.deletion_asked_at).toISOString(),
    candidate: row.candidate_id ? { id: row.candidate_id, name: nameOf(row), videoUrl } : null,
    recruiter:
      row.recruiter_id && row.company_id
        ? {
            id: row.recruiter_id,
            name: nameOf(row),
            role: row.role as RecruiterRole,
            overdue,
            company: {
              id: row.company_id,
              name: row.company_name ?? '',
              mark: row.mark ?? '',
              tone: row.tone ?? '',
            },
          }
        : null,
  }
}
