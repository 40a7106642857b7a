/** Query keys of the account that is signed in; `all` is a prefix, for invalidation. */
export const accountKeys = {
  all: ['account'] as const,
  sessions: ['account', 'sessions'] as const,
  settings: ['account', 'settings'] as const,
  passkeys: ['account', 'passkeys'] as const,
  secondStep: ['account', 'secondStep'] as const,
}
