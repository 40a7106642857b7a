import { useSyncExternalStore } from 'react'

/** localStorage key of the theme. */
export const themeKey = 'trilha:theme'

export const themeModes = ['light', 'dark'] as const
export const themeDirections = ['ltr', 'rtl'] as const
export const themeColors = ['default', 'purple', 'cyan', 'blue', 'orange', 'red'] as const

/** The local theme settings of the specification, section 3. */
export type Theme = {
  themeMode: (typeof themeModes)[number]
  themeDirection: (typeof themeDirections)[number]
  themeColor: (typeof themeColors)[number]
  themeStretch: boolean
}

export const defaultTheme: Theme = {
  themeMode: 'light',
  themeDirection: 'ltr',
  themeColor: 'default',
  themeStretch: false,
}

type Store = Pick<Storage, 'getItem' | 'setItem'>
type Root = Pick<HTMLElement, 'setAttribute' | 'removeAttribute'>

/** The theme stored in `store`; missing, unknown or unreadable values fall back to the default. */
export function readTheme(store: Pick<Store, 'getItem'> | undefined = deviceStore()): Theme {
  try {
    return parseTheme(JSON.parse(store?.getItem(themeKey) ?? '{}'))
  } catch {
    return defaultTheme
  }
}

/** Stores the theme; a full or forbidden store is not an error. */
export function saveTheme(theme: Theme, store: Store | undefined = deviceStore()): void {
  try {
    store?.setItem(themeKey, JSON.stringify(theme))
  } catch {
    // Private windows may refuse to write; the choice then lasts until the page closes.
  }
}

/** Sets the theme on `<html>`, where tokens.css reads it. */
export function applyTheme(theme: Theme, root: Root = document.documentElement): void {
  root.setAttribute('data-theme', theme.themeMode)
  root.setAttribute('data-preset', theme.themeColor)
  root.setAttribute('dir', theme.themeDirection)
  if (theme.themeStretch) root.setAttribute('data-stretch', '')
  else root.removeAttribute('data-stretch')
}

/**
 * The same as `applyTheme(readTheme())`, as text for an inline script in `<head>`: it runs before
 * the first paint, so that a dark page never flashes white. A constant, so that the content
 * security policy can list its hash.
 */
export const themeScript =
  '(function(r,t){' +
  `try{t=JSON.parse(localStorage.getItem("${themeKey}"))||{}}catch(e){t={}}` +
  'function a(n,v,k){r.setAttribute(n,~k.indexOf(v)?v:k[0])}' +
  `a("data-theme",t.themeMode,${JSON.stringify(themeModes)});` +
  `a("data-preset",t.themeColor,${JSON.stringify(themeColors)});` +
  `a("dir",t.themeDirection,${JSON.stringify(themeDirections)});` +
  'if(t.themeStretch===true)r.setAttribute("data-stretch","")' +
  '})(document.documentElement)'

let current: Theme | undefined
const listeners = new Set<() => void>()

/**
 * The theme of this device and a function to change parts of it. A change is applied, stored, and
 * passed to all users of the hook and to other tabs. On the server always the default theme.
 */
export function useTheme(): [Theme, (change: Partial<Theme>) => void] {
  const theme = useSyncExternalStore(subscribe, snapshot, () => defaultTheme)
  return [theme, changeTheme]
}

function changeTheme(change: Partial<Theme>): void {
  current = parseTheme({ ...snapshot(), ...change })
  applyTheme(current)
  saveTheme(current)
  for (const notify of listeners) notify()
}

function snapshot(): Theme {
  current ??= readTheme()
  return current
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  if (listeners.size === 1) window.addEventListener('storage', followOtherTab)
  return () => {
    listeners.delete(notify)
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab)
  }
}

function followOtherTab(event: StorageEvent): void {
  if (event.key !== null && event.key !== themeKey) return
  current = readTheme()
  applyTheme(current)
  for (const notify of listeners) notify()
}

function parseTheme(value: unknown): Theme {
  const raw: Record<string, unknown> =
    typeof value === 'object' && value !== null ? { ...value } : {}
  return {
    themeMode: oneOf(themeModes, raw.themeMode),
    themeDirection: oneOf(themeDirections, raw.themeDirection),
    themeColor: oneOf(themeColors, raw.themeColor),
    themeStretch: raw.themeStretch === true,
  }
}

/** `value` if it is in the list; otherwise the first item of the list, the default. */
function oneOf<T extends string>(list: readonly [T, ...T[]], value: unknown): T {
  return list.find((known) => known === value) ?? list[0]
}

function deviceStore(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
