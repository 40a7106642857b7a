import { randomUUID } from 'node:crypto'
import { auditPlatformAction } from '../../audit/audit.service.ts'
import type { Platform } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { dropKeys } from '../password/keys.store.ts'
import { deletePasskeys } from '../passkeys/passkeys.store.ts'
import { deleteSecondStep } from '../secondStep/secondStep.store.ts'
import { createUser } from '../accounts.service.ts'
import { endSessions } from '../accounts.store.ts'
import { addSecondStepMail } from '../accounts.tasks.ts'
import { selectTeam, type TeamMember } from './team.store.ts'
import { createTeamLink, teamWelcomeTask } from './team.tasks.ts'
import { closeUser, selectCredentials } from '../accounts.users.store.ts'

const adminType = 3
const reason = 'Pela linha de comando do servidor (npm run admin).'

type Deps = Pick<Platform, 'db' | 'now' | 'config' | 'tasks'>

/**
 * Creates an account of Trilha's team, or a new password link for an existing one.
 * @returns whether the account existed, and its link; the link is null when it is mailed.
 */
export async function createAdmin(
  deps: Deps,
  email: string,
): Promise<{ existed: boolean; link: string | null }> {
  return inTransaction(deps.db, async (tx) => {
    const known = await selectCredentials(tx, email, adminType)
    const userId =
      known?.id ?? (await createUser(tx, { typeUser: adminType, email, passwordHash: null }))
    const action = known ? 'team.link' : 'team.create'
    await auditPlatformAction(deps, tx, { action, subjectUserId: userId, reason })
    if (deps.config.smtpUrl === undefined)
      return { existed: known !== undefined, link: await createTeamLink(deps, tx, userId) }
    await deps.tasks.add(tx, teamWelcomeTask, { requestId: randomUUID(), userId })
    return { existed: known !== undefined, link: null }
  })
}

/** All members of Trilha's team, oldest first. */
export const listAdmins = ({ db }: Pick<Platform, 'db'>): Promise<TeamMember[]> => selectTeam(db)

/**
 * Closes an account of Trilha's team and ends its sessions and links. Its audit log entries stay.
 * @returns false when no member has this address.
 */
export async function removeAdmin(deps: Deps, email: string): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const known = await selectCredentials(tx, email, adminType)
    if (!known) return false
    await closeUser(tx, known.id, deps.now())
    await dropKeys(tx, known.id, deps.now())
    await deleteSecondStep(tx, known.id)
    await deletePasskeys(tx, known.id)
    // Notifies every process to drop the cached sessions.
    await endSessions(tx, known.id, {})
    await auditPlatformAction(deps, tx, { action: 'team.remove', subjectUserId: known.id, reason })
    return true
  })
}

/**
 * Turns off the second step of a member of Trilha's team who lost phone and recovery codes.
 * @returns false when no member has this address, or the second step is off.
 */
export async function turnOffSecondStepOfAdmin(deps: Deps, email: string): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const known = await selectCredentials(tx, email, adminType)
    if (!known || !(await deleteSecondStep(tx, known.id))) return false
    // They may be on the lost phone.
    await deletePasskeys(tx, known.id)
    await endSessions(tx, known.id, {})
    const action = 'team.secondStepOff'
    await auditPlatformAction(deps, tx, { action, subjectUserId: known.id, reason })
    await addSecondStepMail(deps, tx, known.id, 'offByTeam')
    return true
  })
}
