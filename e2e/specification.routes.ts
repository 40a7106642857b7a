import type { Known } from './screens/known.ts'

type Who = 'nobody' | 'newcomer' | 'candidate'

/** Expected result of a route of the specification: its level-1 heading for this user. */
export type Leads = {
  to: string | RegExp
  who?: Who
  at?: (known: Known) => string
  /** A link or button to press there. */
  press?: string
  /** The final path, if different. */
  ends?: string
}

const check = 'Vamos testar antes de começar'
const search = 'Encontre uma vaga para chamar de sua'
const market = 'Assistente de atendimento ao cliente'
const trail = '/dashboard/progressSelectiveProcess'

/** Section 2 of the specification, keyed by the route as written there. */
export const siteRoutes: Record<string, Leads> = {
  '/': { to: 'Procurar trabalho não precisa ser no escuro' },
  '/auth': { to: 'Que bom ter você de volta', ends: '/auth/login' },
  '/auth/login': { to: 'Que bom ter você de volta' },
  '/auth/register': { to: 'Boas-vindas à Trilha' },
  '/auth/reset-password': { to: 'Esqueceu a senha?' },
  '/auth/change-password': {
    to: 'Crie uma nova senha',
    at: () => '/auth/change-password?key=algum',
  },
  '/auth/social?provider=linkedin': { to: 'Você ainda não entrou' },
  '/maintenance': { to: 'A Trilha está em manutenção' },
  '/404': { to: 'Esta trilha não leva a lugar nenhum' },
  '/500': { to: 'Erro inesperado' },
  'Every unknown path': {
    to: 'Esta trilha não leva a lugar nenhum',
    at: () => '/caminho/que/ninguem/fez',
    ends: '/404',
  },
}

/** Routes below `/dashboard`, for a signed-in user. */
export const dashboardRoutes: Record<string, Leads> = {
  '/': { to: /, Jussara$/, at: () => '/dashboard' },
  publicSelectiveProcess: {
    to: market,
    at: ({ market: { id } }) => `/dashboard/publicSelectiveProcess?id=${id}`,
  },
  listSelectiveProcesses: { to: search },
  'listSelectiveProcesses/{selectiveProcessId}/viewSelectiveProcess': {
    to: market,
    at: ({ market: { id } }) => `/dashboard/listSelectiveProcesses/${id}/viewSelectiveProcess`,
  },
  mySelectiveProcesses: { to: 'Minhas Vagas' },
  'progressSelectiveProcess/{selectiveProcessId}': {
    to: market,
    at: ({ trails }) => `${trail}/${trails[market]}`,
  },
  'progressSelectiveProcess/{id}/customTest': {
    to: 'Situações de atendimento',
    who: 'newcomer',
    at: ({ custom }) => `${trail}/${custom}/customTest`,
  },
  'progressSelectiveProcess/{id}/auxiliaryRequirementsTest': {
    to: 'Requisitos da vaga',
    at: ({ trails }) =>
      `${trail}/${trails['Auxiliar de logística e expedição']}/auxiliaryRequirementsTest`,
  },
  'progressSelectiveProcess/{id}/auxiliaryQuestionsTest': {
    to: 'Algumas perguntas',
    who: 'newcomer',
    at: ({ questions }) => `${trail}/${questions}/auxiliaryQuestionsTest`,
  },
  'progressSelectiveProcess/{id}/addVideoInterview': {
    to: check,
    at: ({ trails }) => `${trail}/${trails['Balcão da padaria']}/addVideoInterview`,
  },
  'progressSelectiveProcess/{id}/viewVideoInterview': {
    to: 'Suas respostas em vídeo',
    at: ({ trails }) => `${trail}/${trails['Balcão da padaria']}/viewVideoInterview`,
  },
  tests: { to: 'Mapa de Competências', who: 'newcomer' },
  // Without a started test this redirects to the introduction, which starts it.
  'tests/competencyTest': {
    to: 'Mapa de Competências',
    who: 'newcomer',
    at: () => '/dashboard/tests',
    press: 'Começar',
    ends: '/dashboard/tests/competencyTest',
  },
  valuesTest: { to: 'Mapa de Valores no Trabalho' },
  'valuesTest/answer': { to: 'Mapa de Valores no Trabalho' },
  user: { to: 'Jussara Nascimento' },
  'user/edit': { to: 'Dados pessoais' },
  'user/settings': { to: 'Minha conta' },
  'user/addVideoResume': { to: check, who: 'newcomer' },
  'user/viewVideoResume': { to: 'Vídeo-currículo', who: 'newcomer' },
  'notification-preferences': { to: 'Preferências de notificação' },
}
