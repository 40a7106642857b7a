import { useEffect, useState } from 'react'

/**
 * Steps that were completed since this device last showed the trail, so that their line draws
 * itself once. The first visit draws nothing: everything there is news.
 */
export function useJustDone(applicationId: string, finished: readonly string[]): Set<string> {
  const key = `trilha.seen.${applicationId}`
  const [seen] = useState(() => localStorage.getItem(key)?.split(' ') ?? finished)
  const now = finished.join(' ')
  useEffect(() => {
    try {
      localStorage.setItem(key, now)
    } catch {
      // Without room on the device the line is only drawn once more.
    }
  }, [key, now])
  return new Set(finished.filter((id) => !seen.includes(id)))
}
