import type { TypeUser } from '@trilha/contracts/accounts/accounts'
import type { Context } from '../../platform/context.ts'
import { AppError, fail } from '../../platform/errors.ts'
import { networkOf } from '../../platform/http/network.ts'

export type Account = { email: string; typeUser: TypeUser }
type Caller = Pick<Context, 'limits' | 'ip'>

const emailKey = ({ email, typeUser }: Account) => `${typeUser} ${email}`
const pairKey = (account: Account, ip: string) => `${emailKey(account)} ${networkOf(ip)}`

const adminType = 3
const accountGuard = ({ typeUser }: Account) =>
  typeUser === adminType ? 'loginAdmin' : 'loginAccount'

/**
 * Counts an attempt to sign in. The strict limit of account and network comes first, so that one
 * network can't use up the loose limit of the account.
 * @throws AppError `too-many-requests` with Retry-After; `sign-in-by-mail` when many networks
 *   together have used up the loose limit of the account.
 */
export async function guardLogin({ limits, ip }: Caller, account: Account): Promise<void> {
  await limits.guard('loginPair', pairKey(account, ip))
  await limits.guard('loginNetwork', networkOf(ip, 48))
  try {
    await limits.guard(accountGuard(account), emailKey(account))
  } catch (error) {
    if (error instanceof AppError) fail('sign-in-by-mail', { headers: error.headers ?? {} })
    throw error
  }
}

/** True the first time in an hour: then the owner of the account gets a mail with a link. */
export async function mayMailOwner({ limits }: Caller, account: Account): Promise<boolean> {
  try {
    await limits.guard('loginMail', emailKey(account))
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/**
 * After the right password: only failures stay counted. The count of the account is not reset, or
 * each visit of the owner would give an attacker a hundred more attempts.
 */
export async function uncountLogin({ limits, ip }: Caller, account: Account): Promise<void> {
  await limits.forgive('loginPair', pairKey(account, ip))
  await limits.giveBack('loginNetwork', networkOf(ip, 48))
  await limits.giveBack(accountGuard(account), emailKey(account))
}

/** Resets the attempts after a new password, which proved that the caller reads the mails. */
export async function resetLoginAttempts({ limits, ip }: Caller, account: Account): Promise<void> {
  await limits.forgive('loginPair', pairKey(account, ip))
  await limits.forgive(accountGuard(account), emailKey(account))
}

/** Counts an attempt of a signed-in user to confirm the current password. */
export async function guardPassword({ limits }: Caller, userId: string): Promise<void> {
  await limits.guard('loginPair', `password ${userId}`)
}

/** Resets the attempts to confirm the password, after the right one. */
export async function resetPasswordAttempts({ limits }: Caller, userId: string): Promise<void> {
  await limits.forgive('loginPair', `password ${userId}`)
}

/** Counts a request to confirm a new address, which sends a mail there. */
export async function guardNewEmail({ limits }: Caller, account: Account): Promise<void> {
  await limits.guard('newEmail', emailKey(account))
}
