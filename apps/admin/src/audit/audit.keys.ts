/** Query keys. */
export const auditKeys = {
  list: ['audit'] as const,
}
