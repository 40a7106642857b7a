import type { TypeUser } from '@trilha/contracts/accounts/accounts'

/** Base path of the site for each type of account. */
const basePaths: Record<TypeUser, string> = { 1: '', 2: '/empresas', 3: '/admin' }

/** Links in mails; `site` is the origin of the candidates' site. */
export const paths = {
  /** The page on which this type of account requests a new password. */
  resetPassword: (site: string, typeUser: TypeUser) =>
    `${site}${basePaths[typeUser]}/auth/reset-password`,
  /** The page to which a reset link leads for this type of account; the link adds the key. */
  changePassword: (site: string, typeUser: TypeUser) =>
    `${site}${basePaths[typeUser]}/auth/change-password`,
  /** The page on which this type of account confirms a new address. */
  confirmEmail: (site: string, typeUser: TypeUser, key: string) =>
    `${site}${basePaths[typeUser]}/auth/confirm-email?key=${key}`,
  progress: (site: string, vacancyId: number) =>
    `${site}/dashboard/progressSelectiveProcess/${vacancyId}`,
  /** The trail, which opens the stage that waits for the candidate. */
  waitingStage: (site: string, vacancyId: number) =>
    `${site}/dashboard/${suffixes.waitingStage(vacancyId)}`,
  conversation: (site: string, vacancyId: number) =>
    `${site}/dashboard/progressSelectiveProcess/${vacancyId}/conversation`,
  vacancy: (site: string, { id, slug }: { id: number; slug: string }) =>
    `${site}/vagas/${slug}-${id}`,
  /** @param search query string with `?`, in the format of the site. */
  search: (site: string, search: string) => `${site}/dashboard/listSelectiveProcesses${search}`,
  savedVacancies: (site: string) => `${site}/dashboard/savedVacancies`,
  company: (site: string, slug: string) => `${site}/empresa/${slug}`,
  profile: (site: string) => `${site}/dashboard/user`,
  preferences: (site: string) => `${site}/dashboard/notification-preferences`,
} as const

/** The part after `/dashboard/` in the link button of a WhatsApp message. */
export const suffixes = {
  progress: (vacancyId: number) => `progressSelectiveProcess/${vacancyId}`,
  waitingStage: (vacancyId: number) => `progressSelectiveProcess/${vacancyId}?abrir=etapa`,
  search: (search: string) => `listSelectiveProcesses${search}`,
  followed: 'followedCompanies',
  profile: 'user',
} as const
