import { purposes, type Purpose } from '@trilha/contracts/thirdParties'
import { useSyncExternalStore } from 'react'
import { thirdParties } from './thirdParties.ts'

/** What this person agreed to, on this device; a purpose that is not named was never asked about. */
export type Choice = Partial<Record<Purpose, boolean>>

const key = 'trilha:consent'
const watchers = new Set<() => void>()
let kept: { text: string | null; choice: Choice } | null = null

function read(): Choice {
  let text: string | null = null
  try {
    text = localStorage.getItem(key)
  } catch {
    // Forbidden storage: asked again on the next page.
  }
  if (kept?.text === text) return kept.choice
  kept = { text, choice: parse(text) }
  return kept.choice
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

/** Keeps a choice; every page of this browser follows it. */
export function choose(choice: Choice): void {
  const text = JSON.stringify({ ...read(), ...choice, at: new Date().toISOString() })
  kept = { text, choice: parse(text) }
  try {
    localStorage.setItem(key, text)
  } catch {
    // It holds for this page.
  }
  for (const watcher of watchers) watcher()
}

/** The configured purposes, each once. */
export const askedPurposes: readonly Purpose[] = purposes.filter((purpose) =>
  thirdParties.some((party) => party.purpose === purpose),
)

/** All of them, answered alike. */
export const allOf = (answer: boolean): Choice =>
  Object.fromEntries(askedPurposes.map((purpose) => [purpose, answer]))

/** True once every configured purpose has an answer. */
export const isAnswered = (choice: Choice): boolean =>
  askedPurposes.every((purpose) => choice[purpose] !== undefined)

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  // Another tab chose.
  window.addEventListener('storage', watcher)
  return () => {
    watchers.delete(watcher)
    window.removeEventListener('storage', watcher)
  }
}

const nothing: Choice = {}

/** The choice of this device, re-rendering on each change. */
export const useChoice = (): Choice => useSyncExternalStore(watch, read, () => nothing)

let asking = false
const askers = new Set<() => void>()

/** Opens the choices anew, from anywhere: the footer, Minha conta. */
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
