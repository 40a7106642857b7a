import type { Page } from 'playwright-core'
import type { ScreenState } from './screens.ts'

/** Opens the panel of the bell. */
export async function openPanel(page: Page) {
  await page.getByRole('button', { name: /^Notificações/ }).click()
  await page.getByRole('dialog', { name: 'Notificações' }).waitFor()
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
}

const preferences = {
  screen: 'candidate/notifications/PreferencesScreen.tsx',
  at: () => '/dashboard/notification-preferences',
  title: 'Preferências de notificação',
} as const

// Nothing small lies half beneath the panel here.
const mine = {
  screen: 'candidate/applications/MyApplicationsScreen.tsx',
  at: () => '/dashboard/mySelectiveProcesses',
  title: 'Minhas Vagas',
} as const

/** The panel of the bell, its popup, invitations, preferences. */
export const notificationScreens: readonly ScreenState[] = [
  { ...preferences, who: 'newcomer' },
  { ...mine, who: 'candidate', state: 'panel of the bell', doing: openPanel },
  { ...mine, who: 'newcomer', state: "panel of a newcomer's bell", doing: openPanel },
  {
    ...preferences,
    who: 'candidate',
    state: 'an announcement',
    doing: async (page) => {
      await openPanel(page)
      await page.getByRole('button', { name: /^Novidade na Trilha/ }).click()
      await page.getByRole('dialog', { name: 'Novidade na Trilha' }).waitFor()
    },
  },
  {
    screen: 'candidate/vacancies/VacancyScreen.tsx',
    who: 'candidate',
    state: 'with an invitation',
    at: ({ invited }) =>
      `/dashboard/listSelectiveProcesses/${invited}/viewSelectiveProcess?isNotification=y`,
    title: 'Auxiliar de reposição',
    doing: (page) => page.getByRole('button', { name: 'Aceitar convite' }).waitFor(),
  },
  {
    screen: 'candidate/vacancies/VacancyScreen.tsx',
    who: 'candidate',
    state: 'declining an invitation',
    at: ({ invited }) =>
      `/dashboard/listSelectiveProcesses/${invited}/viewSelectiveProcess?isNotification=y`,
    title: 'Auxiliar de reposição',
    doing: async (page) => {
      await page.getByRole('button', { name: 'Recusar' }).click()
      await page.getByRole('dialog', { name: 'Recusar o convite?' }).waitFor()
    },
  },
]
