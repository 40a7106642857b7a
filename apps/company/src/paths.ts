/** Every link of the companies' site, below `/empresas/`. */
export const paths = {
  vacancies: (search = '') => `/${search}`,
  /** What the addresses of all vacancies begin with. */
  anyVacancy: () => '/vagas',
  vacancy: (id: number, search = '') => `/vagas/${id}${search}`,
  /** A part of the editor, and in it a stage that stands open. */
  editor: (id: number, part = '', stage = '') =>
    `/vagas/${id}/editar${part && `?parte=${part}`}${stage && `&etapa=${encodeURIComponent(stage)}`}`,
  /** Of the candidates' site, whose own page shows it. */
  preview: (id: number) => `/previa/${id}`,
  /** What the addresses of all applications begin with. */
  anyApplication: () => '/candidaturas',
  application: (id: string) => `/candidaturas/${id}`,
  inbox: () => '/respostas',
  reviews: () => '/revisoes',
  notifications: () => '/avisos',
  analytics: (vacancy?: number) => `/analises${vacancy === undefined ? '' : `?vaga=${vacancy}`}`,
  talents: (search = '') => `/talentos${search}`,
  sentInvitations: () => '/talentos/convites',
  register: () => '/cadastro',
  company: () => '/empresa',
  /** Of the company, beside those of candidates. */
  values: () => '/empresa/valores',
  team: () => '/equipe',
  /** Of whoever is signed in. */
  account: () => '/conta',
  apiKeys: () => '/integracoes',
  webhooks: () => '/integracoes/webhooks',
  webhook: (id: string) => `/integracoes/webhooks/${id}`,
  feeds: () => '/integracoes/feeds',
  /** Of the candidates' site, open to everybody. */
  developers: () => '/desenvolvedores',
  forgotPassword: () => '/auth/reset-password',
  changePassword: () => '/auth/change-password',
  login: (returnTo?: string) =>
    `/auth/login${returnTo ? `?returnTo=${encodeURIComponent(returnTo)}` : ''}`,
} as const
