import type { AssessmentKind } from '@trilha/contracts/selfAssessments/scales'
import type { EditPart } from './candidates/candidates.parts.ts'
import type { FirstStep } from './candidates/firstSteps/firstSteps.steps.ts'

const query = (values: Record<string, string | undefined>): string => {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(values)) if (value) search.set(key, value)
  return search.size > 0 ? `?${search}` : ''
}

const selfAssessments = { competency: 'tests', values: 'valuesTest' } as const
const vacancyQuery = (vacancyId: number): string =>
  query({ vacancy: vacancyId ? String(vacancyId) : '' })

/** All addresses of the site: screens never write an address by hand. */
export const paths = {
  landing: (part?: 'como' | 'resposta') => (part ? `/#${part}` : '/'),
  companies: () => '/empresas',
  /** The companies' site, which is a separate application. */
  companySite: () => '/empresas/',
  companyRegistration: () => '/empresas/cadastro',
  companyLogin: () => '/empresas/auth/login',
  companyIntegrations: () => '/empresas/integracoes',
  developers: () => '/desenvolvedores',
  vacancies: (search = '') => `/vagas${search}`,
  vacancy: (vacancy: { id: number; slug: string }) => `/vagas/${vacancy.slug}-${vacancy.id}`,
  /** The vacancies in a city. */
  vacanciesIn: (slug: string) => `/vagas/em/${slug}`,
  /** The vacancies of a role. */
  vacanciesOf: (slug: string) => `/vagas/de/${slug}`,
  answering: (page = 1) => `/empresas-que-respondem${page > 1 ? `?page=${page}` : ''}`,
  /** The public page of a company. */
  company: (slug: string, page = 1) => `/empresa/${slug}${page > 1 ? `?page=${page}` : ''}`,
  contact: () => '/contato',
  accessibility: () => '/acessibilidade',
  login: (values: { returnTo?: string; partnerID?: string } = {}) => `/auth/login${query(values)}`,
  register: (values: { partnerID?: string; returnTo?: string } = {}) =>
    `/auth/register${query(values)}`,
  resetPassword: () => '/auth/reset-password',
  social: () => '/auth/social?provider=linkedin',
  changePassword: () => '/auth/change-password',
  maintenance: () => '/maintenance',
  notFound: () => '/404',
  home: () => '/dashboard',
  firstSteps: (step?: FirstStep) => `/dashboard/firstSteps${query({ step })}`,
  search: (search = '') => `/dashboard/listSelectiveProcesses${search}`,
  /**
   * The dashboard's search with the save dialog open.
   * @param search `?…` or empty.
   */
  saveSearch: (search: string) =>
    `/dashboard/listSelectiveProcesses${search}${search ? '&' : '?'}save=1`,
  savedVacancies: () => '/dashboard/savedVacancies',
  hiddenVacancies: () => '/dashboard/hiddenVacancies',
  followedCompanies: () => '/dashboard/followedCompanies',
  savedSearches: () => '/dashboard/savedSearches',
  viewVacancy: (id: number) => `/dashboard/listSelectiveProcesses/${id}/viewSelectiveProcess`,
  /** The vacancy in the dashboard, opened from its public page. */
  viewPublicVacancy: (id: number) =>
    `/dashboard/listSelectiveProcesses/${id}/viewSelectiveProcess?origem=pagina`,
  /** The vacancy with its invitation, to answer it. */
  invitation: (vacancyId: number) =>
    `/dashboard/listSelectiveProcesses/${vacancyId}/viewSelectiveProcess?isNotification=y`,
  sharedVacancy: (id?: number) => `/dashboard/publicSelectiveProcess${id ? `?id=${id}` : ''}`,
  myApplications: (search = '') => `/dashboard/mySelectiveProcesses${search}`,
  /** Common prefix of all progress screens. */
  anyProgress: () => '/dashboard/progressSelectiveProcess',
  progress: (vacancyId: number) => `/dashboard/progressSelectiveProcess/${vacancyId}`,
  /** The trail, which opens the stage that waits for the user; mails lead there too. */
  waitingStage: (vacancyId: number) =>
    `/dashboard/progressSelectiveProcess/${vacancyId}?abrir=etapa`,
  /** @param write opens the text field. */
  conversation: (vacancyId: number, write = false) =>
    `/dashboard/progressSelectiveProcess/${vacancyId}/conversation${write ? '?write=1' : ''}`,
  requirementsTest: (vacancyId: number) =>
    `/dashboard/progressSelectiveProcess/${vacancyId}/auxiliaryRequirementsTest`,
  /** Introduction of a self-assessment. With a vacancy id it leads back to that trail. */
  selfAssessment: (kind: AssessmentKind, vacancyId = 0) =>
    `/dashboard/${selfAssessments[kind]}${vacancyQuery(vacancyId)}`,
  answerSelfAssessment: (kind: AssessmentKind, vacancyId = 0) =>
    `/dashboard/${selfAssessments[kind]}/${kind === 'competency' ? 'competencyTest' : 'answer'}${vacancyQuery(vacancyId)}`,
  selfAssessmentResult: (kind: AssessmentKind, vacancyId = 0) =>
    `/dashboard/${selfAssessments[kind]}/result${vacancyQuery(vacancyId)}`,
  videoInterview: (vacancyId: number) =>
    `/dashboard/progressSelectiveProcess/${vacancyId}/addVideoInterview`,
  videoInterviewAnswers: (vacancyId: number) =>
    `/dashboard/progressSelectiveProcess/${vacancyId}/viewVideoInterview`,
  profile: () => '/dashboard/user',
  /** A section of the profile editor; `item` is an entry id, or `new-` and a kind. */
  editProfile: (part?: EditPart, item?: string) => `/dashboard/user/edit${query({ part, item })}`,
  videoResume: () => '/dashboard/user/viewVideoResume',
  addVideoResume: () => '/dashboard/user/addVideoResume',
  questionsTest: (vacancyId: number) =>
    `/dashboard/progressSelectiveProcess/${vacancyId}/auxiliaryQuestionsTest`,
  customTest: (vacancyId: number) => `/dashboard/progressSelectiveProcess/${vacancyId}/customTest`,
  /** Minha conta, with the dialog that changes the e-mail. */
  changeEmail: () => '/dashboard/user/settings?open=email',
  /** Minha conta, at one of its sections. */
  settings: (part?: 'access' | 'privacy' | 'copy') =>
    `/dashboard/user/settings${part ? `#${part}` : ''}`,
  notificationPreferences: () => '/dashboard/notification-preferences',
} as const
