import type { Page } from 'playwright-core'
import type { Known } from './known.ts'

/** The user of a screen: signed out, newly registered, or one of the demo users. */
export type Who = 'nobody' | 'newcomer' | 'candidate' | 'recruiter' | 'admin'

/** One state of one screen. `look.ts` opens and checks it. */
export type ScreenState = {
  /** Screen file as in the site's `routes.ts`, prefixed with the site's folder. */
  screen: `${'candidate' | 'company' | 'admin'}/${string}Screen.tsx`
  /** Name of this state; the default state has none. */
  state?: string
  who: Who
  /** The path of the screen. */
  at: (known: Known) => string
  /** Its main heading, visible when the screen has loaded. */
  title: string | RegExp
  /** Steps that lead to the state, after the screen has loaded. */
  prepare?: (page: Page) => Promise<unknown>
  /** The server answers an error (404, 410, 500, 503), which Chromium logs to the console. */
  refused?: true
}

/** Name in reports. */
export const nameOf = ({ screen, state }: ScreenState): string =>
  state ? `${screen} (${state})` : screen
