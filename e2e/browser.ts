import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import axe from 'axe-core'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
  type Request,
} from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { chromiumArgs, findChromium, findHeadless } from '../scripts/chromium.ts'

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1280, height: 900 }

/** SCREENS=all also checks wide screens, which doubles the duration. */
export const viewports = process.env['SCREENS'] === 'all' ? [phone, desktop] : [phone]

export type Screen = { page: Page; context: BrowserContext }

/** Local storage of a signed-in user, by key; candidates and companies have different keys. */
export type StoredItems = Record<string, string>

type Options = {
  viewport?: typeof phone
  /** A screen that is touched. */
  touch?: boolean
  dark?: boolean
  /** Time zone of the device; Brasília's by default. */
  timeZone?: string
  /** Pattern of the console errors that this test causes on purpose. */
  expected?: RegExp
  /** Starts signed in, with this local storage. */
  signedIn?: StoredItems
  /** False for a browser without JavaScript. */
  scripts?: boolean
  /** True to allow the service worker, which is blocked by default. */
  worker?: boolean
  /** Origin of the pages; by default that of the program. */
  origin?: string
  /** Permissions that the browser has granted, such as `camera`. */
  permissions?: string[]
  /** True to leave the page open for the later tests of the file. */
  staysOpen?: boolean
}

let people = 0
/** A new client address for each person, so that limits by address count one person only. */
export const newClientAddress = (): string => {
  people += 1
  return `10.${30 + Math.floor(people / 250)}.${process.pid % 250}.${(people % 250) + 1}`
}

/**
 * Opens a browser for a test file. Each person gets a separate browser context.
 * @param options.camera starts the full Chromium, with a fake camera and microphone.
 */
export function browser({ camera = false }: { camera?: boolean } = {}) {
  let shared: Browser
  const open = new Set<BrowserContext>()
  const staying = new Set<BrowserContext>()
  const defects = new Set<string>()
  beforeAll(async () => {
    shared = await chromium.launch({
      executablePath: (camera ? findChromium() : findHeadless()) ?? '',
      args: [...chromiumArgs, ...(camera ? ['--use-fake-device-for-media-stream'] : [])],
    })
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await saveScreenshots([...open, ...staying])
    for (const context of open) {
      // Route handlers may still run while their page closes; their errors are ignored.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    }
    open.clear()
    // Every error on the console is a defect.
    const found = [...defects]
    defects.clear()
    expect(found).toEqual([])
  })
  afterAll(() => shared?.close())

  return {
    /** Opens a page in the browser of a new person. */
    person: async (options: Options = {}): Promise<Screen> => {
      const context = await shared.newContext({
        baseURL: options.origin ?? inject('origin'),
        serviceWorkers: options.worker ? 'allow' : 'block',
        viewport: options.viewport ?? desktop,
        locale: 'pt-BR',
        timezoneId: options.timeZone ?? 'America/Sao_Paulo',
        reducedMotion: 'reduce',
        javaScriptEnabled: options.scripts ?? true,
        hasTouch: options.touch ?? false,
        permissions: options.permissions ?? [],
        extraHTTPHeaders: { 'x-forwarded-for': newClientAddress() },
      })
      ;(options.staysOpen ? staying : open).add(context)
      context.setDefaultTimeout(60_000)
      const stored: StoredItems = {
        ...(options.dark && { 'trilha:theme': JSON.stringify({ themeMode: 'dark' }) }),
        ...options.signedIn,
      }
      await context.addInitScript((entries) => {
        // Only on the first page, so that later changes of the storage are not overwritten.
        if (sessionStorage.getItem('e2e')) return
        sessionStorage.setItem('e2e', 'initialized')
        for (const [name, value] of entries) localStorage.setItem(name, value)
      }, Object.entries(stored))
      const page = await context.newPage()
      const note = (text: string) => {
        if (!options.expected?.test(text)) defects.add(text.slice(0, 300))
      }
      page.on('pageerror', (error) => note(`error at ${page.url()}: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error') note(`console at ${page.url()}: ${message.text()}`)
      })
      return { page, context }
    },
  }
}

/**
 * Waits until React has hydrated an element: then the element has a property of React.
 * @param part the element; by default the main heading. Some parts hydrate later than the page.
 */
export async function waitForHydration(
  page: Page,
  part: Locator = page.locator('h1'),
): Promise<void> {
  const isHydrated = () =>
    part
      .first()
      .evaluate((element) => Object.keys(element).some((name) => name.startsWith('__reactFiber')))
  await expect.poll(isHydrated).toBe(true)
}

/** Address pattern of all scripts, for `holdBack`. */
export const scripts = '**/*.js'

/**
 * Delays the requests of this page to these addresses.
 * @returns a function that sends them and waits for all their answers.
 */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const delayed: Request[] = []
  await page.route(address, async (route) => {
    delayed.push(route.request())
    await promise
    // The page may have cancelled the request for a newer one.
    await route.continue().catch(() => undefined)
  })
  return async () => {
    await expect.poll(() => delayed.length).toBeGreaterThan(0)
    resolve()
    await Promise.all(delayed.map((request) => request.response().catch(() => null)))
    await page.unroute(address)
  }
}

/** axe's tags for WCAG 2.0 to 2.2, levels A and AA; without the tag `best-practice`. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/**
 * The accessibility faults that axe finds on the screen.
 * @param rules checks these rules only; by default all rules of `wcag`.
 */
export async function accessibilityViolations(page: Page, rules?: string[]): Promise<string[]> {
  await waitForAnimations(page)
  // Not `@axe-core/playwright`: it sends the script of half a megabyte anew for each check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async ({ type, names }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe
      const results = await run(document, {
        runOnly: { type, values: names },
        resultTypes: ['violations'],
        iframes: false,
      })
      return results.violations
    },
    rules ? { type: 'rule' as const, names: rules } : { type: 'tag' as const, names: wcag },
  )
  return violations
    .map(({ id, nodes }) => ({ id, open: nodes.filter((node) => !isCovered(node.any)) }))
    .filter(({ open }) => open.length > 0)
    .map(({ id, open }) => `${id}: ${open.map((node) => node.target.join(' ')).join(' | ')}`)
}

/** True if axe reports that another element covers the element; this is not counted as a fault. */
const isCovered = (checks: readonly { data: unknown }[]): boolean =>
  checks.some((check) => /obscured/i.test(JSON.stringify(check.data ?? '')))

/** Waits until all animations have ended, except endless ones such as spinners. */
export const waitForAnimations = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(finite.map(({ finished }) => finished))
  })

/**
 * Number of pixels by which the page is wider than the screen; it should be 0. Waits up to 60
 * frames, because scripts place some elements only after a change of width.
 */
export const sidewaysPixels = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { documentElement: root } = document
    for (let frame = 0; frame < 60 && root.scrollWidth > root.clientWidth; frame++)
      await new Promise(requestAnimationFrame)
    return Math.max(0, root.scrollWidth - root.clientWidth)
  })

/** Saves screenshots of all pages in a temporary folder and prints their paths. */
async function saveScreenshots(contexts: readonly BrowserContext[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'trilha-failed-'))
  for (const [i, page] of contexts.flatMap((context) => context.pages()).entries()) {
    const path = join(folder, `${i}.png`)
    await page.screenshot({ path, fullPage: true, timeout: 5000 }).catch(() => undefined)
    console.error(`${page.url()} ${path}`)
  }
}
