import { purposes, type Purpose } from '@trilha/contracts/shared/thirdParties'
import { useSyncExternalStore } from 'react'
import { thirdParties } from './thirdParties.ts'

/** The consent choices on this device; a missing purpose was never asked. */
export type Choice = Partial<Record<Purpose, boolean>>

const key = 'trilha:consent'
const watchers = new Set<() => void>()
let cached: { text: string | null; choice: Choice } | null = null

function read(): Choice {
  let text: string | null = null
  try {
    text = localStorage.getItem(key)
  } catch {
    // Storage is forbidden: ask again on the next page.
  }
  if (cached?.text === text) return cached.choice
  cached = { text, choice: parse(text) }
  return cached.choice
}

function parse(text: string | null): Choice {
  try {
    const found = JSON.parse(text ?? '{}') as Record<string, unknown> | null
    return Object.fromEntries(
      purposes.filter((p) => typeof found?.[p] === 'boolean').map((p) => [p, found?.[p]]),
    )
  } catch {
    return {}
  }
}

/** Stores a choice; all open pages of this browser apply it. */
export function choose(choice: Choice): void {
  const text = JSON.stringify({ ...read(), ...choice, at: new Date().toISOString() })
  cached = { text, choice: parse(text) }
  try {
    localStorage.setItem(key, text)
  } catch {
    // Storage is unavailable: it applies to this page only.
  }
  for (const watcher of watchers) watcher()
}

/** The configured purposes, without duplicates. */
export const askedPurposes: readonly Purpose[] = purposes.filter((purpose) =>
  thirdParties.some((party) => party.purpose === purpose),
)

/** The same answer for all purposes. */
export const allOf = (answer: boolean): Choice =>
  Object.fromEntries(askedPurposes.map((purpose) => [purpose, answer]))

/** True if every configured purpose has an answer. */
export const isAnswered = (choice: Choice): boolean =>
  askedPurposes.every((purpose) => choice[purpose] !== undefined)

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  // Changes in another tab.
  window.addEventListener('storage', watcher)
  return () => {
    watchers.delete(watcher)
    window.removeEventListener('storage', watcher)
  }
}

const nothing: Choice = {}

/** The choice on this device; re-renders on each change. */
export const useChoice = (): Choice => useSyncExternalStore(watch, read, () => nothing)

let asking = false
const askers = new Set<() => void>()

/** Opens the choices from anywhere: the footer, Minha conta. */
export function openChoices(open = true): void {
  asking = open
  for (const asker of askers) asker()
}

/** True while the choices are open. */
export const useChoicesOpen = (): boolean =>
  useSyncExternalStore(
    (asker) => {
      askers.add(asker)
      return () => askers.delete(asker)
    },
    () => asking,
    () => false,
  )
