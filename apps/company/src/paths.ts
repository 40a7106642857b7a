/** All links of the company site, below `/empresas/`. */
export const paths = {
  vacancies: (search = '') => `/${search}`,
  /** Prefix of all vacancy URLs. */
  anyVacancy: () => '/vagas',
  vacancy: (id: number, search = '') => `/vagas/${id}${search}`,
  /** A part of the editor, with an optional expanded stage. */
  editor: (id: number, part = '', stage = '') =>
    `/vagas/${id}/editar${part && `?parte=${part}`}${stage && `&etapa=${encodeURIComponent(stage)}`}`,
  /** In the candidate site. */
  preview: (id: number) => `/previa/${id}`,
  /** Prefix of all application URLs. */
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
  /** Values of the company; those of candidates are in their site. */
  values: () => '/empresa/valores',
  team: () => '/equipe',
  /** Account of the signed-in user. */
  account: () => '/conta',
  apiKeys: () => '/integracoes',
  webhooks: () => '/integracoes/webhooks',
  webhook: (id: string) => `/integracoes/webhooks/${id}`,
  feeds: () => '/integracoes/feeds',
  /** In the candidate site, public. */
  developers: () => '/desenvolvedores',
  forgotPassword: () => '/auth/reset-password',
  changePassword: () => '/auth/change-password',
  login: (returnTo?: string) =>
    `/auth/login${returnTo ? `?returnTo=${encodeURIComponent(returnTo)}` : ''}`,
} as const
