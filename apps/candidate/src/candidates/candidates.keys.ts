/** Query keys. */
export const candidateKeys = {
  profile: ['candidates', 'profile'] as const,
  cv: ['candidates', 'cv'] as const,
  sendCv: ['candidates', 'sendCv'] as const,
  inclusion: ['candidates', 'inclusion'] as const,
  views: ['candidates', 'views'] as const,
  places: (q: string) => ['places', q] as const,
}
