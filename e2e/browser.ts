import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { chromiumArgs, findChromium, findHeadless } from '../scripts/chromium.ts'

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1280, height: 900 }

/** SCREENS=all looks at wide screens too, which takes as long again. */
export const viewports = process.env['SCREENS'] === 'all' ? [phone, desktop] : [phone]

export type Screen = { page: Page; context: BrowserContext }

/** Local storage of a signed-in user, by key; candidates and companies have different keys. */
export type StoredItems = Record<string, string>

type Options = {
  viewport?: typeof phone
  dark?: boolean
  /** Console errors that this test provokes on purpose. */
  expected?: RegExp
  /** Starts signed in, with this local storage. */
  signedIn?: StoredItems
  /** False for a browser without JavaScript. */
  scripts?: boolean
  /** Lets the service worker in, which answers for pages that the network does not. */
  worker?: boolean
  /** Another address than the program's own. */
  origin?: string
  /** What the person lets every site use, such as the camera. */
  permissions?: string[]
  /** The browser stays open for the tests that follow in the file. */
  stays?: boolean
}

let people = 0
/** Everybody has an address of their own, as behind the proxy: limits by address count one person. */
export const ownAddress = (): string => {
  people += 1
  return `10.30.${process.pid % 250}.${people}`
}

/**
 * A browser for a test file; each context is a person with a browser of their own.
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
    if (task.result?.state === 'fail') await show([...open, ...staying])
    for (const context of open) {
      // An answer that is still being made for a page that closes is nobody's defect.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    }
    open.clear()
    // An error on the console is a defect, whatever the page looks like.
    const found = [...defects]
    defects.clear()
    expect(found).toEqual([])
  })
  afterAll(() => shared?.close())

  return {
    /** A new person's browser. */
    person: async (options: Options = {}): Promise<Screen> => {
      const context = await shared.newContext({
        baseURL: options.origin ?? inject('origin'),
        serviceWorkers: options.worker ? 'allow' : 'block',
        viewport: options.viewport ?? desktop,
        locale: 'pt-BR',
        timezoneId: 'America/Sao_Paulo',
        reducedMotion: 'reduce',
        javaScriptEnabled: options.scripts ?? true,
        permissions: options.permissions ?? [],
        extraHTTPHeaders: { 'x-forwarded-for': ownAddress() },
      })
      ;(options.stays ? staying : open).add(context)
      context.setDefaultTimeout(60_000)
      const stored: StoredItems = {
        ...(options.dark && { 'trilha:theme': JSON.stringify({ themeMode: 'dark' }) }),
        ...options.signedIn,
      }
      await context.addInitScript((entries) => {
        // Once: what the person changes or ends later stays so on the next page.
        if (sessionStorage.getItem('e2e')) return
        sessionStorage.setItem('e2e', 'kept')
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
 * Waits until the script has taken over what the server made: React marks what it holds.
 * @param part where parts come alive after the page: one of these.
 */
export async function alive(page: Page, part: Locator = page.locator('h1')): Promise<void> {
  const isHeld = () =>
    part
      .first()
      .evaluate((element) => Object.keys(element).some((name) => name.startsWith('__reactFiber')))
  await expect.poll(isHeld).toBe(true)
}

/** Keeps back every script of this page. @returns how to let them go. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** WCAG 2.0 to 2.2, levels A and AA; axe's own advice ("best-practice") stays out. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** What axe finds wrong with what is on the screen: by all rules of `wcag`, or by `rules` alone. */
export async function accessibilityFaults(page: Page, rules?: string[]): Promise<string[]> {
  await still(page)
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
  })
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(wcag)).analyze()
  return violations
    .map(({ id, nodes }) => ({ id, open: nodes.filter((node) => !isCovered(node.any)) }))
    .filter(({ open }) => open.length > 0)
    .map(({ id, open }) => `${id}: ${open.map((node) => node.target.join(' ')).join(' | ')}`)
}

/** A target of which an open panel covers a part: there the panel is what is used. */
const isCovered = (checks: readonly { data: unknown }[]): boolean =>
  checks.some((check) => /obscured/i.test(JSON.stringify(check.data ?? '')))

/** Waits for what fades or slides to arrive; what turns for ever is let turn. */
const still = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })

/**
 * By how many pixels the page is wider than the screen; 0 is right. What is placed by a script
 * follows a change of width some frames later, and is waited for.
 */
export const sidewaysPixels = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { documentElement: root } = document
    for (let frame = 0; frame < 60 && root.scrollWidth > root.clientWidth; frame++)
      await new Promise(requestAnimationFrame)
    return Math.max(0, root.scrollWidth - root.clientWidth)
  })

/** What was on the screens when a test failed: pictures in the temporary folder, their names printed. */
async function show(contexts: readonly BrowserContext[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'trilha-failed-'))
  for (const [i, page] of contexts.flatMap((context) => context.pages()).entries()) {
    const path = join(folder, `${i}.png`)
    await page.screenshot({ path, fullPage: true, timeout: 5000 }).catch(() => undefined)
    console.error(`${page.url()} ${path}`)
  }
}
