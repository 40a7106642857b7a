import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import adminRoutes from '../../apps/admin/src/routes.ts'
import candidateRoutes from '../../apps/candidate/src/routes.ts'
import companyRoutes from '../../apps/company/src/routes.ts'
import {
  accessibilityViolations,
  browser,
  phone,
  sidewaysPixels,
  waitForHydration,
} from '../browser.ts'
import { adminScreens } from './admin.ts'
import { companyScreens } from './company.ts'
import { dashboardScreens } from './dashboard.ts'
import { publicScreens } from './public.ts'

const { person } = browser()

const screens = [...publicScreens, ...dashboardScreens, ...companyScreens, ...adminScreens]

const filesOf = (site: string, routes: RouteConfigEntry[]): string[] =>
  routes.flatMap(({ file, children }) => [`${site}/${file}`, ...filesOf(site, children ?? [])])

test('every routed screen is in the list', () => {
  const routed = [
    ...filesOf('candidate', candidateRoutes),
    ...filesOf('company', companyRoutes),
    ...filesOf('admin', adminRoutes),
  ].filter((file) => file.endsWith('Screen.tsx'))
  const listed = new Set<string>(screens.map(({ screen }) => screen))
  expect(routed.filter((file) => !listed.has(file))).toEqual([])
  expect([...listed].filter((file) => !routed.includes(file))).toEqual([])
})

test('the check detects faults', async () => {
  const { page } = await person({ viewport: phone })
  await page.goto('/auth/login')
  await waitForHydration(page)
  await page.evaluate(() => {
    const wrong = document.createElement('div')
    wrong.innerHTML = '<p>texto</p><img src="/favicon.svg"><button></button><button></button>'
    Object.assign(wrong.style, { width: '500px', color: '#777', background: '#888' })
    for (const { style } of wrong.querySelectorAll('button'))
      Object.assign(style, { width: '8px', height: '8px', padding: '0', border: '0' })
    document.querySelector('main')?.prepend(wrong)
  })
  const found = await accessibilityViolations(page)
  expect(found.map((fault) => fault.split(':')[0])).toEqual(
    expect.arrayContaining(['button-name', 'color-contrast', 'image-alt', 'target-size']),
  )
  expect(await sidewaysPixels(page)).toBeGreaterThan(0)
})
