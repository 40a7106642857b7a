import type { ScreenState } from './screens.ts'

const saved = {
  screen: 'candidate/vacancies/marks/SavedVacanciesScreen.tsx',
  at: () => '/dashboard/savedVacancies',
  title: 'Guardado',
} as const

const hidden = {
  screen: 'candidate/vacancies/marks/HiddenVacanciesScreen.tsx',
  at: () => '/dashboard/hiddenVacancies',
  title: 'Guardado',
} as const

const followed = {
  screen: 'candidate/vacancies/savedSearches/FollowedCompaniesScreen.tsx',
  at: () => '/dashboard/followedCompanies',
  title: 'Guardado',
} as const

/** Saved and hidden vacancies, followed companies. */
export const collectionScreens: readonly ScreenState[] = [
  {
    ...saved,
    who: 'candidate',
    prepare: (page) => page.getByRole('heading', { name: 'Encerram nesta semana' }).waitFor(),
  },
  {
    ...saved,
    who: 'candidate',
    state: 'writing a note',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Mudar a nota de / }).click()
      await page.getByRole('textbox', { name: /^Nota sobre / }).waitFor()
    },
  },
  {
    ...saved,
    who: 'newcomer',
    state: 'empty',
    prepare: (page) => page.getByText('Nada salvo ainda').waitFor(),
  },
  {
    ...hidden,
    who: 'candidate',
    prepare: (page) => page.getByText('2 das 3 eram longe').waitFor(),
  },
  {
    ...followed,
    who: 'candidate',
    prepare: (page) => page.getByRole('switch').first().waitFor(),
  },
  {
    screen: 'candidate/vacancies/search/SearchScreen.tsx',
    who: 'newcomer',
    state: 'with a vacancy that was hidden',
    at: () => '/dashboard/listSelectiveProcesses?state=AC',
    title: 'Encontre uma vaga para chamar de sua',
    prepare: async (page) => {
      // Not really hidden, because the other states need the account as it is.
      await page.route('**/api/selectiveProcess/*/mark', (route) => route.fulfill({ status: 204 }))
      await page
        .getByRole('button', { name: /^Ocultar: / })
        .first()
        .click()
      await page.getByRole('region', { name: /^Vaga oculta/ }).waitFor()
    },
  },
]
