/** All paths of the admin site, relative to `/admin/`. */
export const paths = {
  companies: (search = '') => `/${search}`,
  /** Prefix of all company URLs. */
  anyCompany: () => '/empresas',
  company: (id: string) => `/empresas/${id}`,
  review: () => '/vagas',
  reports: () => '/avisos',
  users: (search = '') => `/contas${search}`,
  user: (id: string) => `/contas/${id}`,
  partners: () => '/parceiros',
  announcements: () => '/comunicados',
  messages: () => '/mensagens',
  privacy: () => '/privacidade',
  audit: () => '/registro',
  health: () => '/saude',
  /** Account of the signed-in user. */
  account: () => '/conta',
  forgotPassword: () => '/auth/reset-password',
  changePassword: () => '/auth/change-password',
  login: (returnTo?: string) =>
    `/auth/login${returnTo ? `?returnTo=${encodeURIComponent(returnTo)}` : ''}`,
} as const
