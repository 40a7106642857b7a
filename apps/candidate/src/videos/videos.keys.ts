/** Query keys; `all` is a prefix, for invalidation. */
export const videoKeys = {
  all: ['videos'] as const,
  interview: (vacancyId: number) => ['videos', 'interview', vacancyId] as const,
  resume: (candidateId: string) => ['videos', 'resume', candidateId] as const,
}
