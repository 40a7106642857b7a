import type { Page } from 'playwright-core'
import type { Known } from './screens.known.ts'

/** Whose browser it is: somebody without an account, one who just got theirs, the demo people. */
export type Who = 'nobody' | 'newcomer' | 'candidate' | 'recruiter' | 'admin'

/** One state of one screen, which the checks of `screens.test.ts` open and look at. */
export type ScreenState = {
  /** The screen's file as in the site's `routes.ts`, the site's folder first. */
  screen: `${'candidate' | 'company' | 'admin'}/${string}Screen.tsx`
  /** What is particular about this state; the plain one has no name. */
  state?: string
  who: Who
  at: (known: Known) => string
  /** Its main heading: there once the screen is complete. */
  title: string | RegExp
  /** What a person does there before the look. */
  doing?: (page: Page) => Promise<unknown>
  /** The server refuses (404, 410, 500, 503), which Chromium reports on its console. */
  refused?: true
}

/** How a report names it. */
export const nameOf = ({ screen, state }: ScreenState): string =>
  state ? `${screen} (${state})` : screen
