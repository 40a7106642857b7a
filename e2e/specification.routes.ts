import type { Known } from './screens/known.ts'

type Who = 'nobody' | 'newcomer' | 'candidate'

/** What a route of the specification must show. */
export type ExpectedPage = {
  /** The level-1 heading. */
  heading: string | RegExp
  /** Default: `nobody` for routes of the site, the demo candidate for the dashboard. */
  who?: Who
  /** The path, if it differs from the route. */
  at?: (known: Known) => string
  /** A link or button to press on the page. */
  press?: string
  /** The path after redirects, if it differs. */
  finalPath?: string
}

const deviceCheck = 'Vamos testar antes de começar'
const search = 'Encontre uma vaga para chamar de sua'
const market = 'Assistente de atendimento ao cliente'
const trail = '/dashboard/progressSelectiveProcess'

/** Section 2 of the specification, keyed by the route as written there. */
export const siteRoutes: Record<string, ExpectedPage> = {
  '/': { heading: 'Procurar trabalho não precisa ser no escuro' },
  '/auth': { heading: 'Que bom ter você de volta', finalPath: '/auth/login' },
  '/auth/login': { heading: 'Que bom ter você de volta' },
  '/auth/register': { heading: 'Boas-vindas à Trilha' },
  '/auth/reset-password': { heading: 'Esqueceu a senha?' },
  '/auth/change-password': {
    heading: 'Crie uma nova senha',
    at: ({ passwordKey }) => `/auth/change-password?key=${passwordKey}`,
  },
  '/auth/social?provider=linkedin': { heading: 'Você ainda não entrou' },
  '/maintenance': { heading: 'A Trilha está em manutenção' },
  '/404': { heading: 'Esta trilha não leva a lugar nenhum' },
  '/500': { heading: 'Erro inesperado' },
  'Every unknown path': {
    heading: 'Esta trilha não leva a lugar nenhum',
    at: () => '/caminho/que/ninguem/fez',
    finalPath: '/404',
  },
}

/** Routes below `/dashboard`, for a signed-in user. */
export const dashboardRoutes: Record<string, ExpectedPage> = {
  '/': { heading: /, Jussara$/, at: () => '/dashboard' },
  publicSelectiveProcess: {
    heading: market,
    at: ({ market: { id } }) => `/dashboard/publicSelectiveProcess?id=${id}`,
  },
  listSelectiveProcesses: { heading: search },
  'listSelectiveProcesses/{selectiveProcessId}/viewSelectiveProcess': {
    heading: market,
    at: ({ market: { id } }) => `/dashboard/listSelectiveProcesses/${id}/viewSelectiveProcess`,
  },
  mySelectiveProcesses: { heading: 'Minhas Vagas' },
  'progressSelectiveProcess/{selectiveProcessId}': {
    heading: market,
    at: ({ trails }) => `${trail}/${trails[market]}`,
  },
  'progressSelectiveProcess/{id}/customTest': {
    heading: 'Situações de atendimento',
    who: 'newcomer',
    at: ({ custom }) => `${trail}/${custom}/customTest`,
  },
  'progressSelectiveProcess/{id}/auxiliaryRequirementsTest': {
    heading: 'Requisitos da vaga',
    at: ({ trails }) =>
      `${trail}/${trails['Auxiliar de logística e expedição']}/auxiliaryRequirementsTest`,
  },
  'progressSelectiveProcess/{id}/auxiliaryQuestionsTest': {
    heading: 'Algumas perguntas',
    who: 'newcomer',
    at: ({ questions }) => `${trail}/${questions}/auxiliaryQuestionsTest`,
  },
  'progressSelectiveProcess/{id}/addVideoInterview': {
    heading: deviceCheck,
    at: ({ trails }) => `${trail}/${trails['Balcão da padaria']}/addVideoInterview`,
  },
  'progressSelectiveProcess/{id}/viewVideoInterview': {
    heading: 'Suas respostas em vídeo',
    at: ({ trails }) => `${trail}/${trails['Balcão da padaria']}/viewVideoInterview`,
  },
  tests: { heading: 'Mapa de Competências', who: 'newcomer' },
  // Without a started test this redirects to the introduction, which starts it.
  'tests/competencyTest': {
    heading: 'Mapa de Competências',
    who: 'newcomer',
    at: () => '/dashboard/tests',
    press: 'Começar',
    finalPath: '/dashboard/tests/competencyTest',
  },
  valuesTest: { heading: 'Mapa de Valores no Trabalho' },
  'valuesTest/answer': { heading: 'Mapa de Valores no Trabalho' },
  user: { heading: 'Jussara Nascimento' },
  'user/edit': { heading: 'Dados pessoais' },
  'user/settings': { heading: 'Minha conta' },
  'user/addVideoResume': { heading: deviceCheck, who: 'newcomer' },
  'user/viewVideoResume': { heading: 'Vídeo de apresentação', who: 'newcomer' },
  'notification-preferences': { heading: 'Preferências de notificação' },
}
