/** Query keys. */
export const partnerKeys = {
  list: ['partners'] as const,
}
