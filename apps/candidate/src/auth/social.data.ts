import * as contract from '@trilha/contracts/accounts.social'
import type { SocialAnswer } from '@trilha/contracts/accounts.social'
import type { InputOf } from '@trilha/contracts/endpoint'
import { call } from '@trilha/web/data/call.ts'
import { begin } from '@trilha/web/data/session.ts'

const key = 'socialReturnTo'

/**
 * Leaves for LinkedIn; the wanted page is kept in this browser until the way back.
 * @param returnTo undefined leaves what is kept as it is.
 * @throws CallError `social-unavailable`, `social-refused`.
 */
export async function leaveForLinkedIn(returnTo: string | null | undefined): Promise<void> {
  const { url } = await call(contract.startLinkedIn, {})
  try {
    if (returnTo) sessionStorage.setItem(key, returnTo)
    else if (returnTo === null) sessionStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing leads to the dashboard's home.
  }
  window.location.assign(url)
}

/** The page that somebody wanted when they left for LinkedIn; told once. */
export function takeReturn(): string | null {
  try {
    const kept = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return kept
  } catch {
    return null
  }
}

/** Signs in with what LinkedIn sent along. @returns what is still needed; null when signed in. */
export async function finishLinkedIn(code: string, state: string): Promise<SocialAnswer['needed']> {
  const { session, needed } = await call(contract.finishLinkedIn, { body: { code, state } })
  if (session) begin(session)
  return needed
}

/** Shows by the password that the account is theirs, and signs in. */
export async function linkLinkedIn(proof: string, password: string): Promise<void> {
  begin(await call(contract.linkLinkedIn, { body: { proof, password } }))
}

/** Registers without a password, and signs in. @throws CallError with the refused fields. */
export async function registerWithUser(
  body: InputOf<typeof contract.registerWithUser>['body'],
): Promise<void> {
  begin(await call(contract.registerWithUser, { body }))
}
