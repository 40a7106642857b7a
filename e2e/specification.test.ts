import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { candidate, signIn } from './accounts.ts'
import type { Page } from 'playwright-core'
import { browser, phone } from './browser.ts'
import { findKnown, type Known } from './screens/known.ts'
import { calls, register, type Person } from './specification.calls.ts'
import { dashboardRoutes, siteRoutes, type ExpectedPage } from './specification.routes.ts'

/** The first column of each table in the specification. */
const [site = [], dashboard = [], called = []] = readFileSync(
  join(import.meta.dirname, '../docs/specification.md'),
  'utf8',
)
  .split(/^\|[ |-]+\|$/m)
  .slice(1)
  .map((table) => {
    const rows = table.split('\n').filter((line) => line.startsWith('| '))
    return rows.map((row) => row.split('|')[1]!.trim())
  })
  // The last row before each separator line is the header of the next table.
  .map((cells, i, tables) => (i < tables.length - 1 ? cells.slice(0, -1) : cells))

const { person } = browser()
const expected = /status of (401|403|404|500|503)/
let known: Known
/** One browser page per user, reused for all rows of the table. */
const pages = new Map<string, Page>()

beforeAll(async () => {
  known = await findKnown()
  const storage = {
    candidate: await signIn(candidate),
    newcomer: known.newcomer.storage,
    nobody: {},
  }
  for (const [who, signedIn] of Object.entries(storage)) {
    const { page } = await person({ viewport: phone, signedIn, expected, staysOpen: true })
    pages.set(who, page)
  }
})

/** Opens a route. @returns the path that it should have and the path that it has. */
async function openRoute(
  route: string,
  { heading, at, press, finalPath, who = 'candidate' }: ExpectedPage,
) {
  const page = pages.get(who)!
  const path = at?.(known) ?? route
  await page.goto(path)
  await page.getByRole('heading', { level: 1, name: heading }).first().waitFor()
  if (press) {
    const main = page.getByRole('main')
    const named = { name: press, exact: true }
    await main.getByRole('link', named).or(main.getByRole('button', named)).first().click()
    await page.waitForURL((url) => url.pathname === finalPath)
  }
  return { wanted: finalPath ?? path.split('?')[0], path: new URL(page.url()).pathname }
}

describe('every route of the site in section 2 shows its page', () => {
  // One row contains `/maintenance, /404, /500`, and one describes the unknown paths.
  const routes = site.flatMap((cell) => cell.split(', '))
  test.each([...routes, 'Every unknown path'])('%s', async (route) => {
    const { wanted, path } = await openRoute(route, { who: 'nobody', ...siteRoutes[route]! })
    expect(path).toBe(wanted)
  })
})

describe('every route of the dashboard in section 2 shows its page', () => {
  test.each(dashboard)('/dashboard/%s', async (route) => {
    const { wanted, path } = await openRoute(`/dashboard/${route}`, dashboardRoutes[route]!)
    expect(path).toBe(wanted)
  })
})

describe('every call in section 7 works', () => {
  let me: Person
  beforeAll(async () => {
    me = await register()
  })
  test.each(called)('%s', async (call) => {
    await expect(calls[call]!(me)).resolves.toBeUndefined()
  })
})
