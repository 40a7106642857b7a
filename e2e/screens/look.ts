import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { admin, candidate, recruiter, signIn } from '../accounts.ts'
import {
  accessibilityViolations,
  browser,
  desktop,
  phone,
  sidewaysPixels,
  viewports,
  waitForHydration,
  type StoredItems,
} from '../browser.ts'
import { findKnown, type Known } from './known.ts'
import { languageFaults } from './languages.ts'
import { nameOf, type ScreenState, type Who } from './screens.ts'

/** SCREENS=all also checks wide screens, and all rules in every language. */
const thorough = process.env['SCREENS'] === 'all'

let known: Known

/** Defines tests that check these states: one for each viewport, user and kind of response. */
export function checkScreens(screens: readonly ScreenState[]): void {
  const { person } = browser()
  let storage: Record<Who, StoredItems>

  beforeAll(async () => {
    known = await findKnown()
    storage = {
      nobody: {},
      newcomer: known.newcomer.storage,
      candidate: await signIn(candidate),
      recruiter: await signIn(recruiter),
      admin: await signIn(admin),
    }
  })

  for (const viewport of viewports)
    for (const who of ['nobody', 'newcomer', 'candidate', 'recruiter', 'admin'] as const)
      for (const refused of [undefined, true] as const) {
        const list = screens.filter((state) => state.who === who && state.refused === refused)
        if (list.length === 0) continue
        const what = refused ? 'screens that the server refuses' : 'all other screens'
        test(`${who} at ${viewport.width} px: ${what} are accessible`, async () => {
          const { page } = await person({
            viewport,
            signedIn: storage[who],
            ...(refused && { expected: /status of (400|401|404|409|410|500|503)/ }),
          })
          const faults: string[] = []
          for (const state of list)
            for (const fault of await faultsOf(page, state))
              faults.push(`${nameOf(state)}: ${fault}`)
          expect(faults).toEqual([])
          // About fifty checks: minutes on a busy machine.
        }, 600_000)
      }
}

/** Rules that depend on colours; all others give the same result in dark mode. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * All faults of one state of a screen: in light and dark mode, in other languages and from right to
 * left; on phones also at a width of 320 px.
 */
async function faultsOf(page: Page, state: ScreenState): Promise<string[]> {
  try {
    await open(page, state)
  } catch (error) {
    return [`does not come: ${error instanceof Error ? error.message : String(error)}`]
  }
  const faults = await accessibilityViolations(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  for (const fault of await accessibilityViolations(page, colourRules))
    faults.push(`dark, ${fault}`)
  const { width, height } = page.viewportSize() ?? desktop
  if (width === phone.width) await page.setViewportSize({ width: 320, height })
  const wider = await sidewaysPixels(page)
  if (wider > 0) faults.push(`${wider} pixels wider than the screen`)
  faults.push(...(await languageFaults(page, thorough)))
  if (width === phone.width) await page.setViewportSize({ width, height })
  return faults
}

async function open(page: Page, { at, title, prepare }: ScreenState): Promise<void> {
  await page.goto(at(known))
  // Hidden from assistive technology where the address opens a dialog over the screen.
  const heading = page.getByRole('heading', { level: 1, name: title, includeHidden: true })
  await heading.first().waitFor()
  await waitForHydration(page)
  // Skeletons and loading lists are marked as busy.
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  await prepare?.(page)
}
