import { useEffect, useState } from 'react'

/**
 * Steps completed since this device last showed the trail, for the animation. Empty on the first
 * visit.
 */
export function useJustDone(applicationId: string, finished: readonly string[]): Set<string> {
  const key = `trilha.seen.${applicationId}`
  const [seen] = useState(() => localStorage.getItem(key)?.split(' ') ?? finished)
  const now = finished.join(' ')
  useEffect(() => {
    try {
      localStorage.setItem(key, now)
    } catch {
      // Storage is full: the animation is repeated, nothing else.
    }
  }, [key, now])
  return new Set(finished.filter((id) => !seen.includes(id)))
}
