/**
 * Calls `run` while this tab holds the lock. In browsers without locks it only calls `run`.
 * @returns null if another tab has the lock.
 */
export async function withLock<Result>(
  name: string,
  run: () => Promise<Result>,
): Promise<Result | null> {
  if (!('locks' in navigator)) return run()
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? run() : null))
}

/** Name of the lock that a tab holds while it makes this recording. */
export const lockName = (id: string): string => `trilha-video-${id}`

/** The recordings in progress in this tab. */
export function createLiveRecordings() {
  const live = new Set<string>()
  const releases = new Map<string, () => void>()
  return {
    has: (id: string): boolean => live.has(id),

    /** Also takes a lock, which shows other tabs that the recording is in progress. */
    add(id: string): void {
      live.add(id)
      if ('locks' in navigator)
        void navigator.locks.request(
          lockName(id),
          () => new Promise<void>((release) => releases.set(id, release)),
        )
    },

    remove(id: string): void {
      live.delete(id)
      releases.get(id)?.()
      releases.delete(id)
    },
  }
}
