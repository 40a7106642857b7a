import { accountKeys } from '@trilha/web/accounts/accounts.keys.ts'

/** Query keys; `accountKeys.all` is their prefix. */
export const talentKeys = {
  own: [...accountKeys.all, 'talent'] as const,
}
