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

// A screen where the panel does not cover a part of a small control.
const mine = {
  screen: 'candidate/applications/mine/MyApplicationsScreen.tsx',
  at: () => '/dashboard/mySelectiveProcesses',
  title: 'Minhas Vagas',
} as const

const unsubscribe = {
  screen: 'candidate/notifications/UnsubscribeScreen.tsx',
  who: 'nobody',
} as const

const saved = {
  screen: 'candidate/vacancies/savedSearches/SavedSearchesScreen.tsx',
  at: () => '/dashboard/savedSearches',
  title: 'Guardado',
} as const

/** Saved searches with alerts, and unsubscribing. */
export const alertScreens: readonly ScreenState[] = [
  {
    ...saved,
    who: 'candidate',
    prepare: (page) => page.getByRole('button', { name: 'Pausar Recepção em Contagem' }).waitFor(),
  },
  {
    ...saved,
    who: 'newcomer',
    state: 'empty',
    prepare: (page) => page.getByText('Nenhuma busca salva ainda').waitFor(),
  },
  {
    ...saved,
    who: 'candidate',
    state: 'changing one',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Mudar Recepção em Contagem' }).click()
      await page.getByRole('dialog', { name: 'Mudar a busca' }).waitFor()
    },
  },
  {
    screen: 'candidate/vacancies/search/SearchScreen.tsx',
    who: 'newcomer',
    state: 'saving the search',
    at: () => '/dashboard/listSelectiveProcesses?roleName=atendente&state=MG&save=1',
    title: 'Encontre uma vaga para chamar de sua',
    prepare: async (page) => {
      const dialog = page.getByRole('dialog', { name: 'Salvar esta busca' })
      await dialog.getByRole('checkbox', { name: /^WhatsApp/ }).check()
      await dialog.getByText('Falta o número do seu celular').waitFor()
    },
  },
  {
    ...unsubscribe,
    at: ({ subscription }) => `/avisos/parar?token=${subscription}`,
    title: 'Quer parar de receber?',
  },
  {
    ...unsubscribe,
    state: 'with an incomplete link',
    at: () => '/avisos/parar?token=x',
    title: 'Este endereço não está completo',
    refused: true,
  },
]

/** The panel of the bell, its popup, invitations, preferences. */
export const notificationScreens: readonly ScreenState[] = [
  { ...preferences, who: 'newcomer' },
  { ...mine, who: 'candidate', state: 'panel of the bell', prepare: openPanel },
  { ...mine, who: 'newcomer', state: "panel of a newcomer's bell", prepare: openPanel },
  {
    ...preferences,
    who: 'candidate',
    state: 'an announcement',
    prepare: async (page) => {
      await openPanel(page)
      await page.getByRole('button', { name: /^Novidade na Trilha/ }).click()
      await page.getByRole('dialog', { name: 'Novidade na Trilha' }).waitFor()
    },
  },
  {
    screen: 'candidate/vacancies/view/VacancyScreen.tsx',
    who: 'candidate',
    state: 'with an invitation',
    at: ({ invited }) =>
      `/dashboard/listSelectiveProcesses/${invited}/viewSelectiveProcess?isNotification=y`,
    title: 'Auxiliar de reposição',
    prepare: (page) => page.getByRole('button', { name: 'Aceitar convite' }).waitFor(),
  },
  {
    screen: 'candidate/vacancies/view/VacancyScreen.tsx',
    who: 'candidate',
    state: 'declining an invitation',
    at: ({ invited }) =>
      `/dashboard/listSelectiveProcesses/${invited}/viewSelectiveProcess?isNotification=y`,
    title: 'Auxiliar de reposição',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Recusar' }).click()
      await page.getByRole('dialog', { name: 'Recusar o convite?' }).waitFor()
    },
  },
]
