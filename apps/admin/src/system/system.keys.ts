/** Query keys. */
export const systemKeys = {
  health: ['health'] as const,
}
