import type { Page } from 'playwright-core'
import { afterEach, expect, inject, test } from 'vitest'
import * as accounts from '../accounts.ts'
import { accessibilityViolations, browser, phone } from '../browser.ts'
import { startProxy } from './pwa.proxy.ts'
import { seen } from '../journey.steps.ts'

const { person } = browser()
let proxy: Awaited<ReturnType<typeof startProxy>>
afterEach(() => proxy?.close())

const role = 'Assistente de atendimento ao cliente'
const mine = '/dashboard/mySelectiveProcesses'
const path = (page: Page): string => new URL(page.url()).pathname
const h1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Paths of the files in the newest cache of the service worker. */
const cachedFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open((await caches.keys()).at(-1) ?? '')
    return (await cache.keys()).map(({ url }) => new URL(url).pathname)
  })
const asset = /\/assets\/[\w.-]+\.\w+/g

/** Files that the open page has loaded and the service worker has not cached yet. */
async function uncachedFiles(page: Page): Promise<string[]> {
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  const cached = await cachedFiles(page)
  return loaded.filter((file) => file.match(asset) && !cached.includes(file))
}

/** Uncached files of the offline page: files that its HTML names, and files of its texts. */
async function missingOfflineFiles(page: Page): Promise<string[]> {
  const html = await page.evaluate(async () => (await caches.match('/offline'))?.text() ?? '')
  const cached = await cachedFiles(page)
  const texts = ['/assets/common-', '/assets/public-']
  return [
    ...(html.match(asset) ?? []).filter((file) => !cached.includes(file)),
    ...texts.filter((name) => !cached.some((file) => file.startsWith(name))),
  ]
}

/** The answers stored on this device for offline reading, with their owner. */
const storedAnswers = (page: Page): Promise<{ key: string; owner: string }[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('trilha-kept', 1)
        request.addEventListener('success', () => {
          const all = request.result.transaction('answers').objectStore('answers').getAll()
          all.addEventListener('success', () => {
            request.result.close()
            resolve(all.result as { key: string; owner: string }[])
          })
        })
      }),
  )
const storedCount = async (page: Page): Promise<number> => (await storedAnswers(page)).length

const patient = { timeout: 60_000 }

test('visited pages remain readable offline, until sign-out', async () => {
  proxy = await startProxy(inject('origin'))
  const me = await accounts.registered('Jaci')
  const { id } = await accounts.marketVacancy()
  await accounts.apply(me.storage, id)
  const { page } = await person({
    viewport: phone,
    worker: true,
    origin: proxy.origin,
    signedIn: me.storage,
    expected: /ERR_|Failed to (load|fetch)/,
  })
  await page.goto(mine)
  await page.getByRole('link', { name: role }).first().click()
  await seen(h1(page, role))
  await expect.poll(() => cachedFiles(page), patient).toContain('/offline')
  expect(await missingOfflineFiles(page)).toEqual([])
  for (const screen of ['ProgressScreen', 'MyApplicationsScreen', 'HomeScreen'])
    await expect.poll(async () => (await cachedFiles(page)).join(), patient).toContain(screen)
  await expect.poll(() => uncachedFiles(page), patient).toEqual([])

  proxy.cut()
  // Everything comes from the device: page, texts, list, trail.
  await page.goto(`/dashboard/progressSelectiveProcess/${id}`)
  await seen(h1(page, role))
  expect(path(page)).toBe(`/dashboard/progressSelectiveProcess/${id}`)
  await seen(page.getByText('Você vê o que este aparelho guardou em'))
  await page.getByRole('link', { name: 'Minhas Vagas' }).first().click()
  await seen(page.getByRole('link', { name: role }).first())
  await page.reload()
  await seen(page.getByRole('link', { name: role }).first())
  expect(path(page)).toBe(mine)

  // Other pages show that they are offline, and load when the network is back.
  await page.goto(`/vagas/qualquer-${id}`)
  await seen(h1(page, 'Sem internet por aqui'))
  expect(await accessibilityViolations(page)).toEqual([])
  proxy.restore()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await seen(h1(page, role))
  expect(path(page)).toMatch(/^\/vagas\//)

  await page.goto(mine)
  await seen(page.getByRole('link', { name: role }).first())
  expect(await page.getByText('Você vê o que este aparelho guardou').count()).toBe(0)
  expect(await storedCount(page)).toBeGreaterThan(1)
  await page.getByRole('button', { name: `Conta de ${me.first}` }).click()
  await page.getByRole('button', { name: 'Sair' }).click()
  await page.waitForURL('**/auth/login')
  expect(await storedCount(page)).toBe(0)
  proxy.cut()
  await page.goto(mine)
  await seen(h1(page, 'Sem internet por aqui'))
}, 120_000)

test("another person's sign-in on the device deletes the stored answers", async () => {
  proxy = await startProxy(inject('origin'))
  const [first, second] = [await accounts.registered('Iraci'), await accounts.registered('Moema')]
  const { id } = await accounts.marketVacancy()
  await accounts.apply(first.storage, id)
  const { page } = await person({
    origin: proxy.origin,
    signedIn: first.storage,
    expected: /status of 401/,
  })
  await page.goto(mine)
  await seen(page.getByRole('link', { name: role }).first())
  await expect.poll(() => storedCount(page)).toBeGreaterThan(1)
  await page.evaluate(
    (entries) => entries.forEach(([name, value]) => localStorage.setItem(name, value)),
    Object.entries(second.storage),
  )
  await page.goto('/dashboard')
  await seen(h1(page, /, Moema$/))
  await expect
    .poll(async () => [...new Set((await storedAnswers(page)).map(({ owner }) => owner))])
    .toHaveLength(1)
  await page.goto(mine)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('link', { name: role }).count()).toBe(0)
  // Close the page before cutting the network, so that open requests cause no errors.
  await page.close()
})

test('the site can be installed', async () => {
  const { page } = await person()
  await page.goto('/')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await page.request.get(address ?? '')
  expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/)
  const { icons, ...app } = (await answer.json()) as {
    icons: { src: string; sizes: string; purpose?: string }[]
    display: string
    start_url: string
  }
  expect(app).toMatchObject({ display: 'standalone', start_url: '/dashboard' })
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (from) => {
      const image = new Image()
      image.src = from
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    if (sizes !== 'any') expect(size).toBe(sizes)
  }
})
