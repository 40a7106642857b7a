import { purposes, type Purpose } from '@trilha/contracts/shared/thirdParties'
import { useSyncExternalStore } from 'react'
import { thirdParties } from './thirdParties.ts'

/** The consent choices on this device; a purpose without an answer is missing. */
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
      purposes
        .filter((purpose) => typeof found?.[purpose] === 'boolean')
        .map((purpose) => [purpose, found?.[purpose]]),
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
    // Storage is unavailable: the choice applies to this page only.
  }
  for (const watcher of watchers) watcher()
}

/** The configured purposes, without duplicates. */
export const configuredPurposes: readonly Purpose[] = purposes.filter((purpose) =>
  thirdParties.some((party) => party.purpose === purpose),
)

/** The same answer for all purposes. */
export const allOf = (answer: boolean): Choice =>
  Object.fromEntries(configuredPurposes.map((purpose) => [purpose, answer]))

/** True if every configured purpose has an answer. */
export const isAnswered = (choice: Choice): boolean =>
  configuredPurposes.every((purpose) => choice[purpose] !== undefined)

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

let isOpen = false
const openWatchers = new Set<() => void>()

/** Opens or closes the dialog with the choices; callable from any component. */
export function openChoices(open = true): void {
  isOpen = open
  for (const watcher of openWatchers) watcher()
}

/** True while the choices are open. */
export const useChoicesOpen = (): boolean =>
  useSyncExternalStore(
    (watcher) => {
      openWatchers.add(watcher)
      return () => openWatchers.delete(watcher)
    },
    () => isOpen,
    () => false,
  )
