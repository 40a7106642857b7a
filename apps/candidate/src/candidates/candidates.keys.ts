/** Query keys. */
export const candidateKeys = {
  profile: ['candidates', 'profile'] as const,
  cv: ['candidates', 'cv'] as const,
  inclusion: ['candidates', 'inclusion'] as const,
  views: ['candidates', 'views'] as const,
  places: (q: string) => ['places', q] as const,
}
