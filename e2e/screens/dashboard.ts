import type { Page } from 'playwright-core'
import { accountScreens } from './account.ts'
import { assessmentScreens } from './assessments.ts'
import { selfAssessmentScreens } from './selfAssessments.ts'
import { alertScreens, notificationScreens } from './notifications.ts'
import { filtered, nothing, openFilters, openSuggestions } from './public.ts'
import type { Known } from './known.ts'
import type { ScreenState } from './screens.ts'
import { profileScreens } from './profile.ts'
import { videoScreens } from './videos.ts'

const search = 'Encontre uma vaga para chamar de sua'
const market = 'Assistente de atendimento ao cliente'
const pharmacy = 'Balconista de farmácia'
const clinic = 'Recepcionista de clínica'
const logistics = 'Auxiliar de logística e expedição'
const contact = 'Atendente de relacionamento, chat e WhatsApp'

const progress = (role: string) => (known: Known) =>
  `/dashboard/progressSelectiveProcess/${known.trails[role]}`
const requirements = (role: string) => (known: Known) =>
  `${progress(role)(known)}/auxiliaryRequirementsTest`

/** Clicks a button and waits for its dialog. */
const opening = (button: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: button }).filter({ visible: true }).first().click()
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor()
}

/** Screens of a signed-in candidate. */
export const dashboardScreens: readonly ScreenState[] = [
  {
    screen: 'candidate/home/HomeScreen.tsx',
    who: 'candidate',
    at: () => '/dashboard',
    title: /, Jussara$/,
  },
  {
    screen: 'candidate/home/HomeScreen.tsx',
    state: 'account menu open',
    who: 'candidate',
    at: () => '/dashboard',
    title: /, Jussara$/,
    doing: opening('Conta de Jussara'),
  },
  {
    screen: 'candidate/home/HomeScreen.tsx',
    state: 'of a newcomer',
    who: 'newcomer',
    at: () => '/dashboard',
    title: /, Nara$/,
  },
  {
    screen: 'candidate/vacancies/search/SearchScreen.tsx',
    who: 'candidate',
    at: () => '/dashboard/listSelectiveProcesses',
    title: search,
  },
  {
    screen: 'candidate/vacancies/search/SearchScreen.tsx',
    state: 'filtered, filters open',
    who: 'candidate',
    at: () => `/dashboard/listSelectiveProcesses${filtered}`,
    title: search,
    doing: openFilters,
  },
  {
    screen: 'candidate/vacancies/search/SearchScreen.tsx',
    state: 'suggestions of places',
    who: 'candidate',
    at: () => '/dashboard/listSelectiveProcesses?sort=match&page=2',
    title: search,
    doing: openSuggestions,
  },
  {
    screen: 'candidate/vacancies/search/SearchScreen.tsx',
    state: 'nothing found',
    who: 'candidate',
    at: () => `/dashboard/listSelectiveProcesses${nothing}`,
    title: search,
  },
  {
    screen: 'candidate/vacancies/view/VacancyScreen.tsx',
    who: 'newcomer',
    at: (known) => `/dashboard/listSelectiveProcesses/${known.market.id}/viewSelectiveProcess`,
    title: market,
  },
  {
    screen: 'candidate/vacancies/view/VacancyScreen.tsx',
    state: 'own trail, reporting',
    who: 'candidate',
    at: (known) => `/dashboard/listSelectiveProcesses/${known.market.id}/viewSelectiveProcess`,
    title: market,
    doing: opening('Avisar de um problema'),
  },
  {
    screen: 'candidate/vacancies/view/VacancyScreen.tsx',
    state: 'closed',
    who: 'candidate',
    at: (known) => `/dashboard/listSelectiveProcesses/${known.closed.id}/viewSelectiveProcess`,
    title: /./,
  },
  {
    screen: 'candidate/vacancies/view/VacancyScreen.tsx',
    state: 'gone',
    who: 'candidate',
    at: () => '/dashboard/listSelectiveProcesses/999999999/viewSelectiveProcess',
    title: 'Esta vaga não está mais aqui',
    refused: true,
  },
  {
    screen: 'candidate/vacancies/publicView/SharedVacancyScreen.tsx',
    who: 'candidate',
    at: (known) => `/dashboard/publicSelectiveProcess?id=${known.market.id}`,
    title: market,
  },
  {
    screen: 'candidate/vacancies/publicView/SharedVacancyScreen.tsx',
    state: 'without a vacancy',
    who: 'candidate',
    at: () => '/dashboard/publicSelectiveProcess',
    title: 'Esta vaga não está mais aqui',
  },
  ...(['your-turn', 'waiting', 'finished'] as const).flatMap((group): ScreenState[] => [
    {
      screen: 'candidate/applications/mine/MyApplicationsScreen.tsx',
      state: group,
      who: 'candidate',
      at: () => `/dashboard/mySelectiveProcesses?group=${group}`,
      title: 'Minhas Vagas',
    },
  ]),
  {
    screen: 'candidate/applications/mine/MyApplicationsScreen.tsx',
    state: 'nothing there',
    who: 'newcomer',
    at: () => '/dashboard/mySelectiveProcesses?group=waiting',
    title: 'Minhas Vagas',
  },
  {
    screen: 'candidate/applications/progress/ProgressScreen.tsx',
    state: 'her turn',
    who: 'candidate',
    at: progress(market),
    title: market,
  },
  {
    screen: 'candidate/applications/progress/ProgressScreen.tsx',
    state: 'leaving',
    who: 'candidate',
    at: progress(market),
    title: market,
    doing: opening('Sair desta trilha'),
  },
  {
    screen: 'candidate/applications/progress/ProgressScreen.tsx',
    state: 'with the company',
    who: 'candidate',
    at: progress(pharmacy),
    title: pharmacy,
  },
  {
    screen: 'candidate/applications/progress/ProgressScreen.tsx',
    state: 'stopped by a rule, asking for a review',
    who: 'candidate',
    at: progress(logistics),
    title: logistics,
    doing: opening('Pedir revisão humana'),
  },
  {
    screen: 'candidate/applications/progress/ProgressScreen.tsx',
    state: 'offer, accepting',
    who: 'candidate',
    at: progress(contact),
    title: contact,
    doing: opening('Aceitar a vaga'),
  },
  {
    screen: 'candidate/applications/progress/ProgressScreen.tsx',
    state: 'not approved',
    who: 'candidate',
    at: progress(clinic),
    title: clinic,
  },
  {
    screen: 'candidate/applications/progress/ProgressScreen.tsx',
    state: 'left',
    who: 'newcomer',
    at: ({ left }) => `/dashboard/progressSelectiveProcess/${left}`,
    title: /./,
  },
  {
    screen: 'candidate/applications/progress/ProgressScreen.tsx',
    state: "somebody else's",
    who: 'newcomer',
    at: ({ market: { id } }) => `/dashboard/progressSelectiveProcess/${id}`,
    title: 'Minhas Vagas',
    refused: true,
  },
  {
    screen: 'candidate/assessments/requirements/RequirementsTestScreen.tsx',
    state: 'first question',
    who: 'candidate',
    at: (known) => `${requirements(market)(known)}?step=1`,
    title: 'Requisitos da vaga',
  },
  {
    screen: 'candidate/assessments/requirements/RequirementsTestScreen.tsx',
    state: 'several answers',
    who: 'candidate',
    at: (known) => `${requirements(market)(known)}?step=2`,
    title: 'Requisitos da vaga',
    doing: (page) => page.getByRole('heading', { name: 'Em quais turnos' }).waitFor(),
  },
  {
    screen: 'candidate/assessments/requirements/RequirementsTestScreen.tsx',
    state: 'review',
    who: 'candidate',
    at: (known) => `${requirements(market)(known)}?step=review`,
    title: 'Requisitos da vaga',
    doing: (page) => page.getByRole('heading', { name: 'Confira antes de enviar' }).waitFor(),
  },
  {
    screen: 'candidate/assessments/requirements/RequirementsTestScreen.tsx',
    state: 'passed',
    who: 'candidate',
    at: requirements(pharmacy),
    title: 'Requisitos da vaga',
  },
  {
    screen: 'candidate/assessments/requirements/RequirementsTestScreen.tsx',
    state: 'a requirement is missing',
    who: 'candidate',
    at: requirements(logistics),
    title: 'Requisitos da vaga',
  },
  {
    screen: 'candidate/assessments/requirements/RequirementsTestScreen.tsx',
    state: 'not open',
    who: 'newcomer',
    at: ({ left }) => `/dashboard/progressSelectiveProcess/${left}/auxiliaryRequirementsTest`,
    title: /./,
    refused: true,
  },
  ...accountScreens,
  ...notificationScreens,
  ...alertScreens,
  ...assessmentScreens,
  ...selfAssessmentScreens,
  ...profileScreens,
  ...videoScreens,
]
