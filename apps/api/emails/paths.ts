import type { TypeUser } from '@trilha/contracts/accounts'

/** Where the site of each kind of account begins. */
const sites: Record<TypeUser, string> = { 1: '', 2: '/empresas', 3: '/admin' }

/** The screen of each kind of account that takes the key of a reset link, of any kind of account. */
export const changePasswordPaths: Record<TypeUser, string> = {
  1: `${sites[1]}/auth/change-password`,
  2: `${sites[2]}/auth/change-password`,
  3: `${sites[3]}/auth/change-password`,
}

/** Links that stand in messages, below the address of the candidates' site. */
export const paths = {
  /** Where this kind of account asks for a new password. */
  resetPassword: (site: string, typeUser: TypeUser) =>
    `${site}${sites[typeUser]}/auth/reset-password`,
  /** Where this kind of account takes a new address. */
  confirmEmail: (site: string, typeUser: TypeUser, key: string) =>
    `${site}${sites[typeUser]}/auth/confirm-email?key=${key}`,
  progress: (site: string, vacancyId: number) =>
    `${site}/dashboard/progressSelectiveProcess/${vacancyId}`,
  vacancy: (site: string, { id, slug }: { id: number; slug: string }) =>
    `${site}/vagas/${slug}-${id}`,
  /** @param search `?…`, as the site writes it. */
  search: (site: string, search: string) => `${site}/dashboard/listSelectiveProcesses${search}`,
  profile: (site: string) => `${site}/dashboard/user`,
  preferences: (site: string) => `${site}/dashboard/notification-preferences`,
} as const

/** What follows `/dashboard/` in the button of a message by WhatsApp. */
export const suffixes = {
  progress: (vacancyId: number) => `progressSelectiveProcess/${vacancyId}`,
  search: (search: string) => `listSelectiveProcesses${search}`,
  profile: 'user',
} as const
