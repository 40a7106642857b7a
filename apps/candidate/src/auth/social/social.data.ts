import * as contract from '@trilha/contracts/accounts/social'
import type { SocialAnswer } from '@trilha/contracts/accounts/social'
import type { InputOf } from '@trilha/contracts/shared/endpoint'
import { call } from '@trilha/web/data/call.ts'
import { beginSession, trustedDevice } from '@trilha/web/data/session.ts'

const key = 'socialReturnTo'

/**
 * Redirects to LinkedIn; stores the requested page until the callback.
 * @param returnTo null deletes the stored page; undefined does not change it.
 * @throws CallError `social-unavailable`, `social-refused`.
 */
export async function redirectToLinkedIn(returnTo: string | null | undefined): Promise<void> {
  const { url } = await call(contract.startLinkedIn, {})
  try {
    if (returnTo) sessionStorage.setItem(key, returnTo)
    else if (returnTo === null) sessionStorage.removeItem(key)
  } catch {
    // Storage is unavailable: the callback leads to the dashboard's home.
  }
  window.location.assign(url)
}

/** The stored page, for the sign-in with e-mail. */
export function storedReturnTo(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Returns the stored page and deletes it. */
export function popReturnTo(): string | null {
  try {
    const stored = storedReturnTo()
    sessionStorage.removeItem(key)
    return stored
  } catch {
    return null
  }
}

/**
 * Signs in with the data from LinkedIn.
 * @returns data that is still needed; null when signed in.
 */
export async function finishLinkedIn(code: string, state: string): Promise<SocialAnswer['needed']> {
  const { session, needed } = await call(contract.finishLinkedIn, {
    body: { code, state, ...trustedDevice() },
  })
  if (session) beginSession(session)
  return needed
}

/** Proves with the password that the account belongs to the user, and signs in. */
export async function linkLinkedIn(proof: string, password: string): Promise<void> {
  beginSession(await call(contract.linkLinkedIn, { body: { proof, password, ...trustedDevice() } }))
}

/**
 * Registers without a password, and signs in.
 * @throws CallError with the refused fields.
 */
export async function registerWithUser(
  body: InputOf<typeof contract.registerWithUser>['body'],
): Promise<void> {
  beginSession(await call(contract.registerWithUser, { body }))
}
