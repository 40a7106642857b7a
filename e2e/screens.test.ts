import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import adminRoutes from '../apps/admin/src/routes.ts'
import candidateRoutes from '../apps/candidate/src/routes.ts'
import companyRoutes from '../apps/company/src/routes.ts'
import { admin, candidate, recruiter, signIn } from './accounts.ts'
import {
  accessibilityFaults,
  alive,
  browser,
  desktop,
  phone,
  sidewaysPixels,
  type Kept,
  viewports,
} from './browser.ts'
import { adminScreens } from './screens.admin.ts'
import { companyScreens } from './screens.company.ts'
import { dashboardScreens } from './screens.dashboard.ts'
import { findKnown, type Known } from './screens.known.ts'
import { publicScreens } from './screens.public.ts'
import { languageFaults } from './screens.languages.ts'
import { nameOf, type ScreenState, type Who } from './screens.ts'

const screens = [...publicScreens, ...dashboardScreens, ...companyScreens, ...adminScreens]

/** The component gallery is internal, and shows faults on purpose. */
const unlisted = ['candidate/dev/UiScreen.tsx']

const filesOf = (site: string, routes: RouteConfigEntry[]): string[] =>
  routes.flatMap(({ file, children }) => [`${site}/${file}`, ...filesOf(site, children ?? [])])

test('every routed screen is in the list', () => {
  const routed = [
    ...filesOf('candidate', candidateRoutes),
    ...filesOf('company', companyRoutes),
    ...filesOf('admin', adminRoutes),
  ].filter((file) => file.endsWith('Screen.tsx'))
  const listed = new Set<string>([...screens.map(({ screen }) => screen), ...unlisted])
  expect(routed.filter((file) => !listed.has(file))).toEqual([])
  expect([...listed].filter((file) => !routed.includes(file))).toEqual([])
})

/** SCREENS=all also checks wide screens, and all rules in every language. */
const thorough = process.env['SCREENS'] === 'all'

let known: Known
let storage: Record<Who, Kept>

describe('in a browser', () => {
  const { person } = browser()
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

  test('the check detects faults', async () => {
    const { page } = await person({ viewport: phone })
    await page.goto('/auth/login')
    await alive(page)
    await page.evaluate(() => {
      const wrong = document.createElement('div')
      wrong.innerHTML = '<p>texto</p><img src="/favicon.svg"><button></button><button></button>'
      Object.assign(wrong.style, { width: '500px', color: '#777', background: '#888' })
      for (const { style } of wrong.querySelectorAll('button'))
        Object.assign(style, { width: '8px', height: '8px', padding: '0', border: '0' })
      document.querySelector('main')?.prepend(wrong)
    })
    const found = await accessibilityFaults(page)
    expect(found.map((fault) => fault.split(':')[0])).toEqual(
      expect.arrayContaining(['button-name', 'color-contrast', 'image-alt', 'target-size']),
    )
    expect(await sidewaysPixels(page)).toBeGreaterThan(0)
  })

  for (const viewport of viewports)
    for (const who of ['nobody', 'newcomer', 'candidate', 'recruiter', 'admin'] as const)
      for (const refused of [undefined, true] as const) {
        const list = screens.filter((state) => state.who === who && state.refused === refused)
        if (list.length === 0) continue
        const what = refused ? 'what the server refuses' : 'every screen'
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
})

/** Rules that depend on colours; all others give the same result in dark mode. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * All faults of one state of a screen: in light and dark mode, on phones also at 320 px in every
 * language and from right to left.
 */
async function faultsOf(page: Page, state: ScreenState): Promise<string[]> {
  try {
    await open(page, state)
  } catch (error) {
    return [`does not come: ${error instanceof Error ? error.message : String(error)}`]
  }
  const faults = await accessibilityFaults(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  for (const fault of await accessibilityFaults(page, colourRules)) faults.push(`dark, ${fault}`)
  const { width, height } = page.viewportSize() ?? desktop
  if (width === phone.width) await page.setViewportSize({ width: 320, height })
  const wider = await sidewaysPixels(page)
  if (wider > 0) faults.push(`${wider} pixels wider than the screen`)
  faults.push(...(await languageFaults(page, thorough)))
  if (width === phone.width) await page.setViewportSize({ width, height })
  return faults
}

async function open(page: Page, { at, title, doing }: ScreenState): Promise<void> {
  await page.goto(at(known))
  await page.getByRole('heading', { level: 1, name: title }).first().waitFor()
  await alive(page)
  // Skeletons and loading lists are marked as busy.
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  await doing?.(page)
}
