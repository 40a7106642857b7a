/** Whether this device keeps recordings that are not sent: known without opening its database. */
const key = 'trilha.videos.pending'

export const hasPending = (): boolean => localStorage.getItem(key) !== null

export function notePending(pending: boolean): void {
  if (pending === hasPending()) return
  if (pending) localStorage.setItem(key, 'yes')
  else localStorage.removeItem(key)
}
