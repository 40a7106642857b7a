import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { candidate, recruiter, signIn } from './accounts.ts'
import { accessibilityFaults, browser, phone, sidewaysPixels, type Kept } from './browser.ts'
import { companyScreens } from './screens.company.ts'
import { dashboardScreens } from './screens.dashboard.ts'
import { findKnown, type Known } from './screens.known.ts'
import { nameOf, type ScreenState } from './screens.ts'
import { cutCalls, oneOfEach, withoutPauses } from './states.cuts.ts'

/** SCREENS=all looks at every screen, else at one of each kind. */
const thorough = process.env['SCREENS'] === 'all'

/** Screens that load as another of the list does. */
const alike = new Set<string>([
  'candidate/assessments/CustomTestScreen.tsx',
  'candidate/selfAssessments/CompetencyScreen.tsx',
  'candidate/selfAssessments/CompetencyAnswerScreen.tsx',
  'candidate/selfAssessments/ValuesScreen.tsx',
  'candidate/selfAssessments/ValuesAnswerScreen.tsx',
  'candidate/selfAssessments/ValuesResultScreen.tsx',
  'candidate/vacancies/SharedVacancyScreen.tsx',
  'candidate/videos/VideoResumeScreen.tsx',
  'candidate/videos/AddVideoResumeScreen.tsx',
  'candidate/videos/VideoInterviewAnswersScreen.tsx',
  'company/webhooks/WebhookScreen.tsx',
])

/** Screens that are lists. */
const lists = new Set<string>([
  'candidate/home/HomeScreen.tsx',
  'candidate/vacancies/SearchScreen.tsx',
  'candidate/vacancies/SavedSearchesScreen.tsx',
  'candidate/applications/MyApplicationsScreen.tsx',
  'company/desk/VacanciesScreen.tsx',
  'company/desk/InboxScreen.tsx',
  'company/talents/TalentsScreen.tsx',
  'company/webhooks/WebhooksScreen.tsx',
])

/** Lists that fail, without naming the network in the page itself. */
const unnamed = new Set<string>([
  'candidate/vacancies/SearchScreen.tsx',
  'candidate/applications/MyApplicationsScreen.tsx',
])

/** What is read in the browser; public pages are rendered on the server. */
const screens = oneOfEach([...dashboardScreens, ...companyScreens]).filter(
  ({ screen, who }) =>
    who !== 'nobody' &&
    // The specification's section 8: that the preferences did not load is only logged.
    screen !== 'candidate/notifications/PreferencesScreen.tsx' &&
    (thorough || !alike.has(screen)),
)

let known: Known
let kept: Record<string, Kept>

describe('every screen has its states', () => {
  const { person } = browser()
  beforeAll(async () => {
    known = await findKnown()
    kept = {
      newcomer: known.newcomer.kept,
      candidate: await signIn(candidate),
      recruiter: await signIn(recruiter),
    }
  })

  for (const who of ['newcomer', 'candidate', 'recruiter'] as const) {
    const list = screens.filter((state) => state.who === who)
    test(`${who}: a failure is told, and trying again shows the screen`, async () => {
      const { page } = await person({
        viewport: phone,
        signedIn: kept[who] ?? {},
        // The search logs its failures (specification, section 8).
        expected: /status of 500|^console at \S+ vacancies /,
      })
      await withoutPauses(page)
      const faults: string[] = []
      let cut = 0
      for (const state of list) {
        const found = await failureFaults(page, state)
        if (found) cut += 1
        for (const fault of found ?? []) faults.push(`${nameOf(state)}: ${fault}`)
      }
      expect(faults).toEqual([])
      // All but those that read nothing, such as the recording of a video.
      expect(cut).toBeGreaterThanOrEqual(list.length - 1)
    }, 600_000)

    test(`${who}: waiting, the network away and an empty list have words`, async () => {
      const { page } = await person({
        viewport: phone,
        signedIn: kept[who] ?? {},
        // The empty page between two looks has no storage.
        expected: /ERR_INTERNET_DISCONNECTED|^console at \S+ vacancies |^error at about:blank/,
      })
      await withoutPauses(page)
      const faults: string[] = []
      for (const state of list.filter(({ screen }) => lists.has(screen)))
        for (const cut of ['silence', 'offline', 'empty'] as const) {
          if (cut === 'offline' && unnamed.has(state.screen)) continue
          for (const fault of await cutFaults(page, state, cut))
            faults.push(`${nameOf(state)}, ${cut}: ${fault}`)
        }
      expect(faults).toEqual([])
    }, 600_000)
  }
})

/** What is wrong where the calls of a screen are cut; nothing where it has none that can be. */
async function cutFaults(
  page: Page,
  state: ScreenState,
  cut: 'silence' | 'offline' | 'empty',
): Promise<string[]> {
  const { paths, first, mend } = await cutCalls(page, cut)
  // What hangs from the last look is let go of.
  await page.goto('about:blank')
  await page.goto(state.at(known))
  await Promise.race([first, page.waitForLoadState('networkidle')])
  const faults: string[] = []
  if (paths.size > 0) {
    const told = await sign(page, cut).first().waitFor({ timeout: 15_000 }).then(yes, no)
    if (!told) faults.push(`says nothing without ${[...paths].join(', ')}`)
    const words = (await page.getByRole('main').first().innerText()).trim()
    if (words === '') faults.push('is an empty page')
    const wider = await sidewaysPixels(page)
    if (wider > 0) faults.push(`${wider} pixels wider than the screen`)
  }
  await mend()
  return faults
}

/** What a person sees, or hears of, in such a case. */
function sign(page: Page, cut: 'silence' | 'offline' | 'empty'): Locator {
  const main = page.getByRole('main')
  if (cut === 'silence') return main.locator('[aria-busy=true]')
  if (cut === 'offline') return main.getByText(/Sem conexão|internet/).filter({ visible: true })
  return main.getByRole('heading').filter({ visible: true })
}

/** What is wrong where the calls of a screen fail; null where it has none. */
async function failureFaults(page: Page, state: ScreenState): Promise<string[] | null> {
  const { paths, first, mend } = await cutCalls(page, 'failure')
  await page.goto(state.at(known))
  await Promise.race([first, page.waitForLoadState('networkidle')])
  if (paths.size === 0) return mend().then(() => null)
  const told = await again(page).first().waitFor({ timeout: 15_000 }).then(yes, no)
  if (!told) {
    const words = await page.getByRole('main').first().innerText()
    await mend()
    return [`no way to try again without ${[...paths].join(', ')}: ${words.slice(0, 300)}`]
  }
  const faults = await accessibilityFaults(page)
  const wider = await sidewaysPixels(page)
  if (wider > 0) faults.push(`${wider} pixels wider than the screen`)
  await mend()
  const title = page.getByRole('heading', { level: 1, name: state.title })
  const busy = page.locator('[aria-busy=true]')
  const standing = async () => {
    // All at once: what one brings back takes others away.
    await again(page).evaluateAll((all) => all.forEach((one) => (one as HTMLElement).click()))
    if ((await again(page).count()) > 0) return 'trying again does not help'
    if ((await busy.count()) > 0) return 'stays busy'
    return (await title.count()) > 0 ? 'shown' : 'the screen does not come'
  }
  let now = await standing()
  await expect
    .poll(async () => (now = await standing()), { timeout: 20_000 })
    .toBe('shown')
    .catch(no)
  return now === 'shown' ? faults : [...faults, `after trying again: ${now}`]
}

const yes = () => true
const no = () => false

const again = (page: Page) => {
  const main = page.getByRole('main')
  return main
    .getByRole('button', { name: 'Tentar de novo' })
    .or(main.getByRole('link', { name: 'Tentar de novo' }))
    .filter({ visible: true })
}
