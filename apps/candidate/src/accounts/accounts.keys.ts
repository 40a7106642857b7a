import { accountKeys } from '@trilha/web/accounts/accounts.keys.ts'

/** Query keys of account data that only candidates have; they start with `accountKeys.all`. */
export const candidateAccountKeys = {
  consents: [...accountKeys.all, 'consents'] as const,
  export: [...accountKeys.all, 'export'] as const,
  requests: [...accountKeys.all, 'requests'] as const,
}
