import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { candidate, recruiter, signIn } from '../accounts.ts'
import {
  accessibilityViolations,
  browser,
  phone,
  sidewaysPixels,
  type StoredItems,
} from '../browser.ts'
import { companyScreens } from '../screens/company.ts'
import { dashboardScreens } from '../screens/dashboard.ts'
import { findKnown, type Known } from '../screens/known.ts'
import { nameOf, type ScreenState } from '../screens/screens.ts'
import { cutCalls, oneOfEach, withoutPauses } from './states.cuts.ts'

/** SCREENS=all checks every screen; by default one screen of each kind is checked. */
const thorough = process.env['SCREENS'] === 'all'

/** Screens that load in the same way as another one in the list. */
const alike = new Set<string>([
  'candidate/assessments/test/CustomTestScreen.tsx',
  'candidate/selfAssessments/answering/CompetencyScreen.tsx',
  'candidate/selfAssessments/answering/CompetencyAnswerScreen.tsx',
  'candidate/selfAssessments/answering/ValuesScreen.tsx',
  'candidate/selfAssessments/answering/ValuesAnswerScreen.tsx',
  'candidate/selfAssessments/result/ValuesResultScreen.tsx',
  'candidate/vacancies/marks/HiddenVacanciesScreen.tsx',
  'candidate/vacancies/savedSearches/FollowedCompaniesScreen.tsx',
  'candidate/vacancies/publicView/SharedVacancyScreen.tsx',
  'candidate/videos/resume/VideoResumeScreen.tsx',
  'candidate/videos/resume/AddVideoResumeScreen.tsx',
  'candidate/videos/interview/VideoInterviewAnswersScreen.tsx',
  'company/webhooks/WebhookScreen.tsx',
])

/** Screens that are lists. */
const lists = new Set<string>([
  'candidate/home/HomeScreen.tsx',
  'candidate/vacancies/search/SearchScreen.tsx',
  'candidate/vacancies/savedSearches/SavedSearchesScreen.tsx',
  'candidate/applications/mine/MyApplicationsScreen.tsx',
  'company/pipeline/VacanciesScreen.tsx',
  'company/pipeline/inbox/InboxScreen.tsx',
  'company/talents/TalentsScreen.tsx',
  'company/webhooks/WebhooksScreen.tsx',
])

/** Lists whose page does not mention the network when it is down. */
const withoutOfflineText = new Set<string>([
  'candidate/vacancies/search/SearchScreen.tsx',
  'candidate/applications/mine/MyApplicationsScreen.tsx',
])

/** Screens that load data in the browser; public pages are rendered on the server. */
const screens = oneOfEach([...dashboardScreens, ...companyScreens]).filter(
  ({ screen, who }) =>
    who !== 'nobody' &&
    // The specification's section 8: failed preferences are only logged.
    screen !== 'candidate/notifications/PreferencesScreen.tsx' &&
    (thorough || !alike.has(screen)),
)

let known: Known
let storage: Record<string, StoredItems>

describe('every screen shows loading, failure and empty states', () => {
  const { person } = browser()
  beforeAll(async () => {
    known = await findKnown()
    storage = {
      newcomer: known.newcomer.storage,
      candidate: await signIn(candidate),
      recruiter: await signIn(recruiter),
    }
  })

  for (const who of ['newcomer', 'candidate', 'recruiter'] as const) {
    const list = screens.filter((state) => state.who === who)
    test(`${who}: a failure is shown, and retrying shows the screen`, async () => {
      const { page } = await person({
        viewport: phone,
        signedIn: storage[who] ?? {},
        // The search logs its failures (specification, section 8).
        expected: /status of 500|^console at \S+ vacancies /,
      })
      await withoutPauses(page)
      const faults: string[] = []
      let checkedCount = 0
      for (const state of list) {
        const found = await failureFaults(page, state)
        if (found) checkedCount += 1
        for (const fault of found ?? []) faults.push(`${nameOf(state)}: ${fault}`)
      }
      expect(faults).toEqual([])
      // At most one screen, such as the recording of a video, makes no requests.
      expect(checkedCount).toBeGreaterThanOrEqual(list.length - 1)
    }, 600_000)

    test(`${who}: loading, offline and empty states have a text`, async () => {
      const { page } = await person({
        viewport: phone,
        signedIn: storage[who] ?? {},
        // The blank page between two checks has no storage.
        expected: /ERR_INTERNET_DISCONNECTED|^console at \S+ vacancies |^error at about:blank/,
      })
      await withoutPauses(page)
      const faults: string[] = []
      for (const state of list.filter(({ screen }) => lists.has(screen)))
        for (const cut of ['silence', 'offline', 'empty'] as const) {
          if (cut === 'offline' && withoutOfflineText.has(state.screen)) continue
          for (const fault of await cutFaults(page, state, cut))
            faults.push(`${nameOf(state)}, ${cut}: ${fault}`)
        }
      expect(faults).toEqual([])
    }, 600_000)
  }
})

/** Faults of a screen while its requests fail; none if it makes no requests. */
async function cutFaults(
  page: Page,
  state: ScreenState,
  cut: 'silence' | 'offline' | 'empty',
): Promise<string[]> {
  const { paths, first, mend } = await cutCalls(page, cut)
  await page.goto(state.at(known))
  await Promise.race([first, page.waitForLoadState('networkidle')])
  const faults: string[] = []
  if (paths.size > 0) {
    const isShown = await stateElement(page, cut).first().waitFor({ timeout: 15_000 }).then(yes, no)
    if (!isShown) faults.push(`says nothing without ${[...paths].join(', ')}`)
    const words = (await page.getByRole('main').first().innerText()).trim()
    if (words === '') faults.push('is an empty page')
    const wider = await sidewaysPixels(page)
    if (wider > 0) faults.push(`${wider} pixels wider than the screen`)
  }
  // Drops pending requests: once mended they would succeed, and their answers would be cached.
  await page.goto('about:blank')
  await mend()
  return faults
}

/** The element that must show the state. */
function stateElement(page: Page, cut: 'silence' | 'offline' | 'empty'): Locator {
  const main = page.getByRole('main')
  if (cut === 'silence') return main.locator('[aria-busy=true]')
  if (cut === 'offline') return main.getByText(/Sem conexão|internet/).filter({ visible: true })
  return main.getByRole('heading').filter({ visible: true })
}

/** Faults of a screen after failed requests; null if it makes no requests. */
async function failureFaults(page: Page, state: ScreenState): Promise<string[] | null> {
  const { paths, first, mend } = await cutCalls(page, 'failure')
  await page.goto(state.at(known))
  await Promise.race([first, page.waitForLoadState('networkidle')])
  if (paths.size === 0) return mend().then(() => null)
  const isShown = await retryControls(page).first().waitFor({ timeout: 15_000 }).then(yes, no)
  if (!isShown) {
    const words = await page.getByRole('main').first().innerText()
    await mend()
    return [`no way to try again without ${[...paths].join(', ')}: ${words.slice(0, 300)}`]
  }
  const faults = await accessibilityViolations(page)
  const wider = await sidewaysPixels(page)
  if (wider > 0) faults.push(`${wider} pixels wider than the screen`)
  await mend()
  const title = page.getByRole('heading', { level: 1, name: state.title })
  const busy = page.locator('[aria-busy=true]')
  const stateAfterRetry = async () => {
    // Click all at once, because one retry can remove other buttons.
    await retryControls(page).evaluateAll((all) =>
      all.forEach((one) => (one as HTMLElement).click()),
    )
    if ((await retryControls(page).count()) > 0) return 'trying again does not help'
    if ((await busy.count()) > 0) return 'stays busy'
    return (await title.count()) > 0 ? 'shown' : 'the screen does not come'
  }
  let outcome = await stateAfterRetry()
  await expect
    .poll(async () => (outcome = await stateAfterRetry()), { timeout: 20_000 })
    .toBe('shown')
    .catch(no)
  return outcome === 'shown' ? faults : [...faults, `after trying again: ${outcome}`]
}

const yes = () => true
const no = () => false

const retryControls = (page: Page) => {
  const main = page.getByRole('main')
  return main
    .getByRole('button', { name: 'Tentar de novo' })
    .or(main.getByRole('link', { name: 'Tentar de novo' }))
    .filter({ visible: true })
}
