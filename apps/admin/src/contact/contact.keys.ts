/** Query keys. */
export const contactKeys = {
  messages: ['messages'] as const,
}
