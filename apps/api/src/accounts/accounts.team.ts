import { randomUUID } from 'node:crypto'
import { auditOfPlatform } from '../audit/audit.service.ts'
import type { Platform } from '../platform/context.ts'
import { inTransaction } from '../platform/db/database.ts'
import { dropKeys } from './accounts.keys.store.ts'
import { createAdminAccount } from './accounts.service.ts'
import { endSessions } from './accounts.store.ts'
import { selectTeam, type TeamMember } from './accounts.team.store.ts'
import { createTeamLink, teamWelcomeTask } from './accounts.team.tasks.ts'
import { closeUser, selectCredentials } from './accounts.users.store.ts'

const admin = 3
const reason = 'Pela linha de comando do servidor (npm run admin).'

type Parts = Pick<Platform, 'db' | 'now' | 'config' | 'tasks'>

/**
 * Makes an account of Trilha's own team, or gives one that exists a new link to its password.
 * @returns whether the account existed, and the link where no mail leaves this installation; null
 * where it is mailed.
 */
export async function createAdmin(
  parts: Parts,
  email: string,
): Promise<{ existed: boolean; link: string | null }> {
  return inTransaction(parts.db, async (tx) => {
    const known = await selectCredentials(tx, email, admin)
    const userId = known?.id ?? (await createAdminAccount(tx, { email, passwordHash: null })).userId
    const action = known ? 'team.link' : 'team.create'
    await auditOfPlatform(parts, tx, { action, subjectUserId: userId, reason })
    if (parts.config.smtpUrl === undefined)
      return { existed: known !== undefined, link: await createTeamLink(parts, tx, userId) }
    await parts.tasks.add(tx, teamWelcomeTask, { requestId: randomUUID(), userId })
    return { existed: known !== undefined, link: null }
  })
}

/** Everybody of Trilha's own team, the first first. */
export const listAdmins = ({ db }: Pick<Platform, 'db'>): Promise<TeamMember[]> => selectTeam(db)

/**
 * Ends an account of the team with its sessions and links; its lines in the audit log stay.
 * @returns false when nobody of the team has this address.
 */
export async function removeAdmin(parts: Parts, email: string): Promise<boolean> {
  return inTransaction(parts.db, async (tx) => {
    const known = await selectCredentials(tx, email, admin)
    if (!known) return false
    await closeUser(tx, known.id, parts.now())
    await dropKeys(tx, known.id, parts.now())
    // Every process hears of it and forgets its cached copy.
    await endSessions(tx, known.id, {})
    await auditOfPlatform(parts, tx, { action: 'team.remove', subjectUserId: known.id, reason })
    return true
  })
}
