import * as accounts from '@trilha/contracts/accounts/accounts'
import type { SessionStart, TypeUser, User } from '@trilha/contracts/accounts/accounts'
import { passSecondStep as passSecondStepContract } from '@trilha/contracts/accounts/secondStep'
import { useEffect, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { watchInput } from './attendance.ts'
import { call, CallError, connectCalls, toDeviceClock } from './call.ts'
import { deleteDrafts, registrationDrafts } from './drafts.ts'
import { clearCache, cacheUser, cachedUser } from './offlineCache.ts'
import { logFailure } from './logFailure.ts'

/**
 * The session of this browser (specification, section 4): initially not initialised and not
 * authenticated. `expired` is true if it ended while a page was open; unsent input stays.
 * `lacksSecondStep` is true if the account can do nothing before it has a second step.
 */
export type Session = {
  isInitialized: boolean
  isAuthenticated: boolean
  user: User | null
  expired: boolean
  lacksSecondStep: boolean
}

// By default zod tries `new Function`, which the content security policy forbids.
z.config({ jitless: true })

/**
 * Storage keys of the token: `accessToken` for candidates (specification, section 9). The other
 * sites on the same origin have keys of their own, so that one person can use several sites.
 */
const keys = {
  1: { token: 'accessToken', expiry: 'accessTokenExpiresAt', device: 'trustedDevice' },
  2: {
    token: 'companyAccessToken',
    expiry: 'companyAccessTokenExpiresAt',
    device: 'companyTrustedDevice',
  },
  3: {
    token: 'adminAccessToken',
    expiry: 'adminAccessTokenExpiresAt',
    device: 'adminTrustedDevice',
  },
} as const
let ownKeys: (typeof keys)[TypeUser] = keys[1]
const signedOut: Session = {
  isInitialized: true,
  isAuthenticated: false,
  user: null,
  expired: false,
  lacksSecondStep: false,
}
const initial: Session = { ...signedOut, isInitialized: false }

let state = initial
let timer: ReturnType<typeof setTimeout> | undefined
/** True during sign-out, when the end of the session is expected. */
let isSigningOut = false
const watchers = new Set<() => void>()

function setSession(next: Session): void {
  state = next
  for (const watcher of watchers) watcher()
}

const readStoredToken = () => {
  const token = localStorage.getItem(ownKeys.token)
  const expiresAt = localStorage.getItem(ownKeys.expiry)
  return token && expiresAt && Date.parse(expiresAt) > Date.now() ? { token, expiresAt } : null
}

/** The stored token of another site of this origin; null if nobody is signed in there. */
export const storedToken = (typeUser: TypeUser): string | null =>
  localStorage.getItem(keys[typeUser].token)

/** True if this browser has a stored session of this kind that has not expired. */
export function hasStoredSession(typeUser: TypeUser): boolean {
  const { token, expiry } = keys[typeUser]
  const endsAt = Date.parse(localStorage.getItem(expiry) ?? '')
  return localStorage.getItem(token) !== null && endsAt > Date.now()
}

/** The current access token; null when nobody is signed in. */
export const currentToken = (): string | null => readStoredToken()?.token ?? null

/** Stores a token; `expiresAt` is on the server's clock. */
function storeToken(token: string, expiresAt: string): void {
  const ownTime = toDeviceClock(expiresAt)
  localStorage.setItem(ownKeys.token, token)
  localStorage.setItem(ownKeys.expiry, ownTime)
  scheduleExpiry(ownTime)
}

function removeToken(): void {
  localStorage.removeItem(ownKeys.token)
  localStorage.removeItem(ownKeys.expiry)
  clearTimeout(timer)
}

/** Ends the session at `expiresAt` if no other tab has extended it by then. */
function scheduleExpiry(expiresAt: string): void {
  clearTimeout(timer)
  const wait = Math.min(Date.parse(expiresAt) - Date.now() + 500, 2 ** 31 - 1)
  timer = setTimeout(() => {
    const current = readStoredToken()
    if (current) scheduleExpiry(current.expiresAt)
    // Offline nobody can sign in again: the screen stays readable until the network returns.
    else if (navigator.onLine) expire()
    else addEventListener('online', () => readStoredToken() ?? expire(), { once: true })
  }, wait)
}

function expire(): void {
  if (!state.isAuthenticated || state.expired || isSigningOut) return
  removeToken()
  void clearCache()
  setSession({ ...state, expired: true })
}

/**
 * Reads the stored token and fetches its user; called once at the start of a site and after changes
 * of the account. A failure is only logged; then nobody is signed in, or, without a network, the
 * cached user.
 */
export async function initializeSession(typeUser: TypeUser): Promise<void> {
  ownKeys = keys[typeUser]
  watchInput()
  connectCalls({
    token: currentToken,
    onSession: (expiresAt) => {
      const current = localStorage.getItem(ownKeys.token)
      if (expiresAt && current) storeToken(current, expiresAt)
      else if (!expiresAt) expire()
    },
    onSecondStepRequired: () => setSession({ ...state, lacksSecondStep: true }),
  })
  const stored = readStoredToken()
  if (!stored) {
    if (!navigator.onLine && (await resumeOffline())) return
    return clearSession()
  }
  try {
    const { expiresAt, ...user } = await call(accounts.getUser, {
      query: { accessToken: stored.token },
    })
    storeToken(stored.token, expiresAt)
    setSignedIn(user)
  } catch (error) {
    logFailure('session', error)
    if (error instanceof CallError && error.status === 0 && (await resumeOffline())) return
    setSession(signedOut)
  }
}

/** True on the candidates' site, the only one that works offline. */
const usesCache = () => ownKeys === keys[1]

/**
 * Offline, continues with the cached user; the first answer of the server shows whether the session
 * has ended.
 * @returns false if there is no cached user.
 */
async function resumeOffline(): Promise<boolean> {
  if (!usesCache()) return false
  const user = (await cachedUser()) as User | undefined
  if (!user) return false
  setSession({ ...signedOut, isAuthenticated: true, user })
  return true
}

function setSignedIn(user: User): void {
  // The next person on this device must not find what was typed for an account.
  deleteDrafts(registrationDrafts)
  if (usesCache()) void cacheUser(user.id, user)
  setSession({ ...signedOut, isAuthenticated: true, user })
}

/** The account has the second step that it needs. */
export const leaveSecondStepGate = (): void => setSession({ ...state, lacksSecondStep: false })

/** Starts a session that another call returned: a company's registration, an invitation. */
export function beginSession({ accessToken, expiresAt, user }: SessionStart): User {
  storeToken(accessToken, expiresAt)
  setSignedIn(user)
  return user
}

/** The part of a sign-in that shows that the user trusts this device; it outlives the session. */
export function trustedDevice(): { deviceToken?: string } {
  const deviceToken = localStorage.getItem(ownKeys.device)
  return deviceToken === null ? {} : { deviceToken }
}

/**
 * Signs in.
 * @throws CallError `invalid-credentials`, `second-step-needed`.
 */
export async function login(email: string, password: string, typeUser: TypeUser): Promise<User> {
  const body = { email, password, ...trustedDevice() }
  return beginSession(await call(accounts.login, { query: { typeUser }, body }))
}

/**
 * Signs in with the second step, after the password was right.
 * @throws CallError `second-step-expired`, `second-step-wrong`, `recovery-code-wrong`.
 */
export async function passSecondStep(
  body: Parameters<typeof call<typeof passSecondStepContract>>[1]['body'],
): Promise<User> {
  const { deviceToken, ...session } = await call(passSecondStepContract, { body })
  if (deviceToken !== null) localStorage.setItem(ownKeys.device, deviceToken)
  return beginSession(session)
}

/**
 * Creates a candidate account and signs in.
 * @throws CallError with the refused fields.
 */
export async function register(
  fields: Parameters<typeof call<typeof accounts.register>>[1]['body'],
): Promise<User> {
  return beginSession(await call(accounts.register, { body: fields }))
}

/**
 * Ends the session on the server, then in this browser.
 * @throws CallError when the server can't be reached.
 */
export async function logout(): Promise<void> {
  isSigningOut = true
  try {
    await call(accounts.logout, {})
    deleteDrafts(registrationDrafts)
    await clearSession()
  } catch (error) {
    isSigningOut = false
    if (error instanceof CallError && error.status === 401) expire()
    throw error
  } finally {
    isSigningOut = false
  }
}

/** Ends the session in this browser only, because the server has already ended it. */
export async function clearSession(): Promise<void> {
  removeToken()
  if (usesCache()) await clearCache()
  setSession(signedOut)
}

/** Replaces the user, after a change that the server confirmed. */
export function setUser(user: User): void {
  if (usesCache()) void cacheUser(user.id, user)
  setSession({ ...state, user })
}

/** The session; re-renders on each change. On the server: not initialised. */
export function useSession(): Session {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => state,
    () => initial,
  )
}

/** Id of the signed-in candidate, for background work outside React. */
export const signedInCandidate = (): string | null =>
  state.expired ? null : (state.user?.candidate?.id ?? null)

/** Id of the signed-in user; null if nobody is signed in. */
export const signedInUser = (): string | null => state.user?.id ?? null

let started: TypeUser | null = null

/** The session, initialised by the first component that uses this hook. */
export function useStartedSession(typeUser: TypeUser): Session {
  useEffect(() => {
    if (started === typeUser) return
    started = typeUser
    void initializeSession(typeUser)
  }, [typeUser])
  return useSession()
}
