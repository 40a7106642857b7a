/** Query keys. */
export const savedSearchKeys = {
  list: ['savedSearches'] as const,
}
