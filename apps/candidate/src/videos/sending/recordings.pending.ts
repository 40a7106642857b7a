/** Flag that a candidate has something to upload on this device; readable without the database. */
const keyOf = (candidateId: string) => `trilha.videos.pending.${candidateId}`

export const hasPending = (candidateId: string): boolean =>
  localStorage.getItem(keyOf(candidateId)) !== null

export function savePending(candidateId: string, pending: boolean): void {
  if (pending === hasPending(candidateId)) return
  if (pending) localStorage.setItem(keyOf(candidateId), 'yes')
  else localStorage.removeItem(keyOf(candidateId))
}
