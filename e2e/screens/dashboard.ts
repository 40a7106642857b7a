import type { Page } from 'playwright-core'
import { accountScreens } from './account.ts'
import { assessmentScreens } from './assessments.ts'
import { selfAssessmentScreens } from './selfAssessments.ts'
import { collectionScreens } from './collection.ts'
import { alertScreens, notificationScreens } from './notifications.ts'
import { filteredQuery, noResultQuery, openFilters, openSuggestions } from './public.ts'
import type { Known } from './known.ts'
import type { ScreenState } from './screens.ts'
import { firstStepsScreens } from './firstSteps.ts'
import { profileScreens } from './profile.ts'
import { videoScreens } from './videos.ts'

const search = 'Encontre uma vaga para chamar de sua'
const marketTitle = 'Assistente de atendimento ao cliente'
const pharmacy = 'Balconista de farmácia'
const clinic = 'Recepcionista de clínica'
const logistics = 'Auxiliar de logística e expedição'
const contact = 'Atendente de relacionamento, chat e WhatsApp'

const progressPath = (role: string) => (known: Known) =>
  `/dashboard/progressSelectiveProcess/${known.trails[role]}`
const requirementsPath = (role: string) => (known: Known) =>
  `${progressPath(role)(known)}/auxiliaryRequirementsTest`

/** Clicks a button and waits for its dialog. */
const openDialog = (button: string | RegExp) => async (page: Page) => {
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
    prepare: openDialog('Conta de Jussara'),
  },
  {
    screen: 'candidate/home/HomeScreen.tsx',
    state: 'of a newcomer',
    who: 'newcomer',
    at: () => '/dashboard',
    title: /, Nara$/,
  },
  ...firstStepsScreens,
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
    at: () => `/dashboard/listSelectiveProcesses${filteredQuery}`,
    title: search,
    prepare: openFilters,
  },
  {
    screen: 'candidate/vacancies/search/SearchScreen.tsx',
    state: 'suggestions of places',
    who: 'candidate',
    at: () => '/dashboard/listSelectiveProcesses?sort=match&page=2',
    title: search,
    prepare: openSuggestions,
  },
  {
    screen: 'candidate/vacancies/search/SearchScreen.tsx',
    state: 'nothing found',
    who: 'candidate',
    at: () => `/dashboard/listSelectiveProcesses${noResultQuery}`,
    title: search,
  },
  {
    screen: 'candidate/vacancies/view/VacancyScreen.tsx',
    who: 'newcomer',
    at: (known) => `/dashboard/listSelectiveProcesses/${known.market.id}/viewSelectiveProcess`,
    title: marketTitle,
  },
  {
    screen: 'candidate/vacancies/view/VacancyScreen.tsx',
    state: 'already applied, report dialog open',
    who: 'candidate',
    at: (known) => `/dashboard/listSelectiveProcesses/${known.market.id}/viewSelectiveProcess`,
    title: marketTitle,
    prepare: openDialog('Avisar de um problema'),
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
    state: 'not found',
    who: 'candidate',
    at: () => '/dashboard/listSelectiveProcesses/999999999/viewSelectiveProcess',
    title: 'Esta vaga não está mais aqui',
    refused: true,
  },
  {
    screen: 'candidate/vacancies/publicView/SharedVacancyScreen.tsx',
    who: 'candidate',
    at: (known) => `/dashboard/publicSelectiveProcess?id=${known.market.id}`,
    title: marketTitle,
  },
  {
    screen: 'candidate/vacancies/publicView/SharedVacancyScreen.tsx',
    state: 'without a vacancy',
    who: 'candidate',
    at: () => '/dashboard/publicSelectiveProcess',
    title: 'Esta vaga não está mais aqui',
  },
  {
    screen: 'candidate/applications/mine/MyApplicationsScreen.tsx',
    who: 'candidate',
    at: () => '/dashboard/mySelectiveProcesses',
    title: 'Minhas Vagas',
    prepare: (page) => page.getByRole('heading', { name: /^Terminadas/ }).waitFor(),
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
    state: 'empty',
    who: 'newcomer',
    at: () => '/dashboard/mySelectiveProcesses?group=waiting',
    title: 'Minhas Vagas',
  },
  {
    screen: 'candidate/applications/conversation/ConversationScreen.tsx',
    who: 'candidate',
    at: (known) => `${progressPath(contact)(known)}/conversation`,
    title: contact,
    prepare: (page) => page.getByRole('link', { name: 'Ler e responder à oferta' }).waitFor(),
  },
  {
    screen: 'candidate/applications/conversation/ConversationScreen.tsx',
    state: 'writing',
    who: 'candidate',
    at: (known) => `${progressPath(pharmacy)(known)}/conversation?write=1`,
    title: pharmacy,
    prepare: (page) => page.getByLabel('Mensagem para Farmácia Bem-Estar').waitFor(),
  },
  {
    screen: 'candidate/applications/conversation/ConversationScreen.tsx',
    state: 'closed',
    who: 'newcomer',
    at: ({ left }) => `/dashboard/progressSelectiveProcess/${left}/conversation`,
    title: /./,
    prepare: (page) => page.getByText(/^Esta conversa terminou/).waitFor(),
  },
  {
    screen: 'candidate/applications/conversation/ConversationScreen.tsx',
    state: 'without an application',
    who: 'newcomer',
    at: ({ market: { id } }) => `/dashboard/progressSelectiveProcess/${id}/conversation`,
    title: 'Minhas Vagas',
    refused: true,
  },
  {
    screen: 'candidate/applications/progress/ProgressScreen.tsx',
    state: 'waits for the candidate',
    who: 'candidate',
    at: progressPath(marketTitle),
    title: marketTitle,
  },
  {
    screen: 'candidate/applications/progress/ProgressScreen.tsx',
    state: 'leaving',
    who: 'candidate',
    at: progressPath(marketTitle),
    title: marketTitle,
    prepare: openDialog('Sair desta trilha'),
  },
  {
    screen: 'candidate/applications/progress/ProgressScreen.tsx',
    state: 'waits for the company',
    who: 'candidate',
    at: progressPath(pharmacy),
    title: pharmacy,
  },
  {
    screen: 'candidate/applications/progress/ProgressScreen.tsx',
    state: 'stopped by a rule, asking for a review',
    who: 'candidate',
    at: progressPath(logistics),
    title: logistics,
    prepare: openDialog('Pedir revisão humana'),
  },
  {
    screen: 'candidate/applications/progress/ProgressScreen.tsx',
    state: 'offer, accepting',
    who: 'candidate',
    at: progressPath(contact),
    title: contact,
    prepare: openDialog('Aceitar a vaga'),
  },
  {
    screen: 'candidate/applications/progress/ProgressScreen.tsx',
    state: 'not approved',
    who: 'candidate',
    at: progressPath(clinic),
    title: clinic,
  },
  {
    screen: 'candidate/applications/progress/ProgressScreen.tsx',
    state: 'withdrawn',
    who: 'newcomer',
    at: ({ left }) => `/dashboard/progressSelectiveProcess/${left}`,
    title: /./,
  },
  {
    screen: 'candidate/applications/progress/ProgressScreen.tsx',
    state: 'without an application',
    who: 'newcomer',
    at: ({ market: { id } }) => `/dashboard/progressSelectiveProcess/${id}`,
    title: 'Minhas Vagas',
    refused: true,
  },
  {
    screen: 'candidate/assessments/requirements/RequirementsTestScreen.tsx',
    state: 'first question',
    who: 'candidate',
    at: (known) => `${requirementsPath(marketTitle)(known)}?step=1`,
    title: 'Requisitos da vaga',
  },
  {
    screen: 'candidate/assessments/requirements/RequirementsTestScreen.tsx',
    state: 'question with several possible answers',
    who: 'candidate',
    at: (known) => `${requirementsPath(marketTitle)(known)}?step=2`,
    title: 'Requisitos da vaga',
    prepare: (page) => page.getByRole('heading', { name: 'Em quais turnos' }).waitFor(),
  },
  {
    screen: 'candidate/assessments/requirements/RequirementsTestScreen.tsx',
    state: 'review',
    who: 'candidate',
    at: (known) => `${requirementsPath(marketTitle)(known)}?step=review`,
    title: 'Requisitos da vaga',
    prepare: (page) => page.getByRole('heading', { name: 'Confira antes de enviar' }).waitFor(),
  },
  {
    screen: 'candidate/assessments/requirements/RequirementsTestScreen.tsx',
    state: 'passed',
    who: 'candidate',
    at: requirementsPath(pharmacy),
    title: 'Requisitos da vaga',
  },
  {
    screen: 'candidate/assessments/requirements/RequirementsTestScreen.tsx',
    state: 'a requirement is missing',
    who: 'candidate',
    at: requirementsPath(logistics),
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
  ...collectionScreens,
  ...alertScreens,
  ...assessmentScreens,
  ...selfAssessmentScreens,
  ...profileScreens,
  ...videoScreens,
]
