/** Query keys. */
export const apiKeyKeys = {
  list: ['apiKeys'] as const,
}
