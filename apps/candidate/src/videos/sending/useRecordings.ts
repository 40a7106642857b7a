import { useEffect, useSyncExternalStore } from 'react'
import { recordings } from './recordings.site.ts'
import { noRecordings, type DeviceRecordings } from './recordings.ts'

/** The recordings of a candidate on this device; re-renders on each change. */
export function useRecordings(person: string, onArrived: () => void): DeviceRecordings {
  useEffect(() => {
    void recordings.open(person)
  }, [person])
  useEffect(() => recordings.onArrived(onArrived), [onArrived])
  return useSyncExternalStore(recordings.onChange, recordings.snapshot, () => noRecordings)
}
