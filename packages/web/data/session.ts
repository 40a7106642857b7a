import * as accounts from '@trilha/contracts/accounts'
import type { SessionStart, TypeUser, User } from '@trilha/contracts/accounts'
import { useEffect, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { call, CallError, connectCalls, onOwnClock } from './call.ts'
import { forgetKept, keepPerson, keptPerson } from './kept.ts'
import { onlyLogged } from './onlyLogged.ts'

/**
 * The session of this browser (specification, section 4): starts uninitialised and
 * unauthenticated. `expired` is true when it ended while a page was open: what was typed stays.
 */
export type Session = {
  isInitialized: boolean
  isAuthenticated: boolean
  user: User | null
  expired: boolean
}

// zod would otherwise probe `new Function`, which the content security policy forbids.
z.config({ jitless: true })

/**
 * Where the token is kept: `accessToken` for candidates (specification, section 9); the companies'
 * site, on the same origin, keeps its own beside it, so that one person may use both.
 */
const keys = {
  1: { token: 'accessToken', expiry: 'accessTokenExpiresAt' },
  2: { token: 'companyAccessToken', expiry: 'companyAccessTokenExpiresAt' },
  3: { token: 'adminAccessToken', expiry: 'adminAccessTokenExpiresAt' },
} as const
let kept: (typeof keys)[TypeUser] = keys[1]
const nobody: Session = { isInitialized: true, isAuthenticated: false, user: null, expired: false }
const initial: Session = { ...nobody, isInitialized: false }

let state = initial
let timer: ReturnType<typeof setTimeout> | undefined
/** The person is signing out: that the session ends is no news. */
let leaving = false
const watchers = new Set<() => void>()

function set(next: Session): void {
  state = next
  for (const watcher of watchers) watcher()
}

const stored = () => {
  const token = localStorage.getItem(kept.token)
  const expiresAt = localStorage.getItem(kept.expiry)
  return token && expiresAt && Date.parse(expiresAt) > Date.now() ? { token, expiresAt } : null
}

/** The token that another site of this origin keeps; null where nobody is signed in there. */
export const keptToken = (typeUser: TypeUser): string | null =>
  localStorage.getItem(keys[typeUser].token)

/** True when this browser keeps a session of a kind that has not ended yet. */
export function hasKeptSession(typeUser: TypeUser): boolean {
  const { token, expiry } = keys[typeUser]
  const endsAt = Date.parse(localStorage.getItem(expiry) ?? '')
  return localStorage.getItem(token) !== null && endsAt > Date.now()
}

/** The present access token; null when nobody is signed in. */
export const currentToken = (): string | null => stored()?.token ?? null

/** @param expiresAt as the server says it. */
function keep(token: string, expiresAt: string): void {
  const ownTime = onOwnClock(expiresAt)
  localStorage.setItem(kept.token, token)
  localStorage.setItem(kept.expiry, ownTime)
  arm(ownTime)
}

function forget(): void {
  localStorage.removeItem(kept.token)
  localStorage.removeItem(kept.expiry)
  clearTimeout(timer)
}

/** At the end of the token: another tab may have moved it, else the session is over. */
function arm(expiresAt: string): void {
  clearTimeout(timer)
  const wait = Math.min(Date.parse(expiresAt) - Date.now() + 500, 2 ** 31 - 1)
  timer = setTimeout(() => {
    const still = stored()
    if (still) arm(still.expiresAt)
    // Without a network nobody can sign in again: what is on the screen may be read on.
    else if (navigator.onLine) expire()
    else addEventListener('online', () => stored() ?? expire(), { once: true })
  }, wait)
}

function expire(): void {
  if (!state.isAuthenticated || state.expired || leaving) return
  forget()
  void forgetKept()
  set({ ...state, expired: true })
}

/**
 * Reads the stored token and fetches its user; called once at the start of a site and after
 * changes of profile or password. A failure is only logged and leaves nobody signed in.
 */
export async function initializeSession(typeUser: TypeUser): Promise<void> {
  kept = keys[typeUser]
  connectCalls({
    token: currentToken,
    onSession: (expiresAt) => {
      const current = localStorage.getItem(kept.token)
      if (expiresAt && current) keep(current, expiresAt)
      else if (!expiresAt) expire()
    },
  })
  const now = stored()
  if (!now) {
    if (!navigator.onLine && (await readsOn())) return
    forget()
    if (keepsAnswers()) await forgetKept()
    set(nobody)
    return
  }
  try {
    const { expiresAt, ...user } = await call(accounts.getUser, {
      query: { accessToken: now.token },
    })
    keep(now.token, expiresAt)
    enter(user)
  } catch (error) {
    onlyLogged('session', error)
    if (error instanceof CallError && error.status === 0 && (await readsOn())) return
    set(nobody)
  }
}

/** Only the candidates' site can be read without a network. */
const keepsAnswers = () => kept === keys[1]

/**
 * Without a network, who was here last reads on what this device keeps; the first answer of the
 * server tells whether the session has ended.
 */
async function readsOn(): Promise<boolean> {
  if (!keepsAnswers()) return false
  const user = (await keptPerson()) as User | undefined
  if (!user) return false
  set({ isInitialized: true, isAuthenticated: true, user, expired: false })
  return true
}

function enter(user: User): void {
  if (keepsAnswers()) void keepPerson(user.id, user)
  set({ isInitialized: true, isAuthenticated: true, user, expired: false })
}

/** Goes on with a session that another call began: a company's registration, an invitation. */
export function begin({ accessToken, expiresAt, user }: SessionStart): User {
  keep(accessToken, expiresAt)
  enter(user)
  return user
}

/** Signs in. @throws CallError; status 401 means wrong e-mail or password. */
export async function login(email: string, password: string, typeUser: TypeUser): Promise<User> {
  return begin(await call(accounts.login, { query: { typeUser }, body: { email, password } }))
}

/** Creates a candidate account and signs in. @throws CallError with the refused fields. */
export async function register(
  fields: Parameters<typeof call<typeof accounts.register>>[1]['body'],
): Promise<User> {
  return begin(await call(accounts.register, { body: fields }))
}

/** Ends the session on the server, then here. @throws CallError when the server can't be reached. */
export async function logout(): Promise<void> {
  leaving = true
  try {
    await call(accounts.logout, {})
    forget()
    if (keepsAnswers()) await forgetKept()
    set(nobody)
  } catch (error) {
    leaving = false
    if (error instanceof CallError && error.status === 401) expire()
    throw error
  } finally {
    leaving = false
  }
}

/** Leaves without asking the server, where it has ended the session itself. */
export function forgetSession(): void {
  forget()
  set(nobody)
}

/** Replaces the user, after a change that the server confirmed. */
export function setUser(user: User): void {
  if (keepsAnswers()) void keepPerson(user.id, user)
  set({ ...state, user })
}

/** The session, re-rendering on each change. On the server: not initialised. */
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

/** The candidate who is signed in, for work that goes on beside the screens. */
export const signedInCandidate = (): string | null =>
  state.expired ? null : (state.user?.candidate?.id ?? null)

/** Who is signed in; null for nobody. */
export const signedInUser = (): string | null => state.user?.id ?? null

let started: TypeUser | null = null

/** The session, initialised by the first part of a site that asks for it. */
export function useStartedSession(typeUser: TypeUser): Session {
  useEffect(() => {
    if (started === typeUser) return
    started = typeUser
    void initializeSession(typeUser)
  }, [typeUser])
  return useSession()
}
