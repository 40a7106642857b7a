import { accountKeys } from '@trilha/web/accounts/accounts.keys.ts'

/** Query keys of what only candidates have; `accountKeys.all` is their prefix. */
export const candidateAccountKeys = {
  consents: [...accountKeys.all, 'consents'] as const,
  export: [...accountKeys.all, 'export'] as const,
  requests: [...accountKeys.all, 'requests'] as const,
}
