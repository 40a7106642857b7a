/** Whether this device has unsent recordings; a flag, so that the database need not be opened. */
const key = 'trilha.videos.pending'

export const hasPending = (): boolean => localStorage.getItem(key) !== null

export function notePending(pending: boolean): void {
  if (pending === hasPending()) return
  if (pending) localStorage.setItem(key, 'yes')
  else localStorage.removeItem(key)
}
