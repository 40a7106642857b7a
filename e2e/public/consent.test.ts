import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { freePort } from '../../apps/api/src/platform/db/embedded.ts'
import {
  accessibilityViolations,
  browser,
  phone,
  sidewaysPixels,
  waitForHydration,
} from '../browser.ts'
import { startVendor } from './consent.vendor.ts'
import { seen } from '../journey.steps.ts'
import { startAsPerson, stopProgram } from '../program.global.ts'

const { person } = browser()
const dataDir = mkdtempSync(join(tmpdir(), 'trilha-consent-'))
let vendor: Awaited<ReturnType<typeof startVendor>>
let child: ChildProcess
let origin: string

beforeAll(async () => {
  vendor = await startVendor()
  const port = await freePort()
  origin = `http://localhost:${port}`
  child = await startAsPerson(dataDir, port, {
    TRILHA_DEMO: 'off',
    ANALYTICS_ID: 'G-TRILHA1',
    ANALYTICS_URL: vendor.origin,
    RECORDING_ID: 'trilha2',
    RECORDING_URL: vendor.origin,
    ERRORS_DSN: `${vendor.origin.replace('//', '//chave@')}/42`,
  })
}, 180_000)
afterAll(async () => {
  await stopProgram(child)
  vendor.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const paths = () => vendor.requests.map(({ path }) => path)
const pageViews = () =>
  paths().flatMap((path) =>
    path.startsWith('/event?') && path.includes('"page_view"')
      ? [
          (JSON.parse(path.slice('/event?'.length)) as [string, string, { page_path: string }])[2]
            .page_path,
        ]
      : [],
  )

test('without a configured third party, no consent is requested', async () => {
  const { page } = await person({ origin: inject('origin') })
  const answer = await page.goto('/')
  await waitForHydration(page)
  expect(answer?.headers()['content-security-policy']).not.toContain('http')
  await seen(page.getByRole('contentinfo'))
  expect(await page.getByText('Cookies e privacidade').count()).toBe(0)
})

test('nothing is loaded before consent, then only what was accepted, and consent can be withdrawn', async () => {
  const { page } = await person({ viewport: phone, origin })
  await page.goto('/vagas?roleName=caixa')
  await waitForHydration(page)
  const bar = page.getByRole('region', { name: 'Cookies e privacidade' })
  await seen(bar)
  // The page is usable behind the consent bar.
  await page.getByRole('heading', { level: 1 }).click()
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await sidewaysPixels(page)).toBe(0)
  await page.goto('/')
  await seen(bar)
  expect(vendor.requests).toEqual([])

  await bar.getByRole('button', { name: 'Escolher' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cookies e privacidade' })
  await dialog.getByRole('switch', { name: 'Medição de visitas' }).check()
  expect(await accessibilityViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Salvar escolha' }).click()
  await expect.poll(pageViews).toEqual(['/'])
  expect(paths().filter((path) => path.startsWith('/tag/'))).toEqual([])
  expect(await bar.count()).toBe(0)

  // A page change is reported as the pattern of its path, without search words or ids.
  await page.getByRole('link', { name: 'Entrar', exact: true }).first().click()
  await expect.poll(pageViews).toEqual(['/', '/auth/login'])
  await page.goto('/vagas?roleName=segredo')
  await expect.poll(pageViews).toEqual(['/', '/auth/login', '/vagas'])
  expect(JSON.stringify(vendor.requests)).not.toContain('segredo')
  expect(vendor.requests.every(({ cookie }) => cookie === undefined)).toBe(true)

  // Consent is withdrawn in the footer.
  await page.getByRole('contentinfo').getByText('Cookies e privacidade').click()
  await dialog.getByRole('switch', { name: 'Medição de visitas' }).uncheck()
  await dialog.getByRole('button', { name: 'Salvar escolha' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.goto('/')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Entrar', exact: true }).first().click()
  await page.waitForURL('**/auth/login')
  expect(pageViews()).toHaveLength(3)
  expect(await bar.count()).toBe(0)
})

test('after consent an error is reported, without URLs and personal data', async () => {
  const { page } = await person({ origin, expected: /jussara|Quebrou/ })
  await page.goto('/')
  await waitForHydration(page)
  const throwError = () =>
    page.evaluate(() => {
      setTimeout(() => {
        throw new Error('Quebrou /vagas?email=jussara@exemplo.com.br')
      })
    })
  const reports = () => vendor.requests.filter(({ path }) => path.startsWith('/api/42/envelope/'))
  const bar = page.getByRole('region', { name: 'Cookies e privacidade' })
  await seen(bar)
  await throwError()
  await bar.getByRole('button', { name: 'Aceitar' }).click()
  await expect.poll(() => paths().some((path) => path === '/tag/trilha2')).toBe(true)
  await throwError()
  await expect.poll(() => reports().length).toBe(1)
  expect(reports()[0]?.body).toContain('Quebrou /vagas')
  expect(reports()[0]?.body).not.toContain('jussara')
})

test('refusing is as easy as accepting, and is remembered', async () => {
  const { page } = await person({ origin, dark: true })
  await page.goto('/auth/login')
  await waitForHydration(page)
  const before = vendor.requests.length
  const bar = page.getByRole('region', { name: 'Cookies e privacidade' })
  await bar.getByRole('button', { name: 'Recusar' }).click()
  await page.reload()
  await waitForHydration(page)
  expect(await bar.count()).toBe(0)
  expect(vendor.requests.length).toBe(before)
})
