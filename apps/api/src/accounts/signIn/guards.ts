import type { TypeUser } from '@trilha/contracts/accounts/accounts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { networkOf } from '../../platform/http/network.ts'

export type Account = { email: string; typeUser: TypeUser }
type Caller = Pick<Context, 'limits' | 'ip'>

const emailKey = ({ email, typeUser }: Account) => `${typeUser} ${email}`
const pairKey = (account: Account, ip: string) => `${emailKey(account)} ${networkOf(ip)}`

/**
 * Counts an attempt to sign in. The strict limit of account and network comes first, so that one
 * network can't use up the loose limit of the account. When many networks together use up the loose
 * limit, each network still has two attempts, so that nobody can lock the owner out.
 * @throws AppError `too-many-requests` with Retry-After.
 */
export async function guardLogin({ limits, ip }: Caller, account: Account): Promise<void> {
  await limits.guard('loginPair', pairKey(account, ip))
  try {
    await limits.guard('loginEmail', emailKey(account))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await limits.guard('loginPairBeset', pairKey(account, ip))
  }
}

/** Resets the attempts, after the right password or a new one. */
export async function resetLoginAttempts({ limits, ip }: Caller, account: Account): Promise<void> {
  await limits.forgive('loginPair', pairKey(account, ip))
  await limits.forgive('loginPairBeset', pairKey(account, ip))
  await limits.forgive('loginEmail', emailKey(account))
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
