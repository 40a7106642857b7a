import { countedPage } from '@trilha/contracts/system/pages'
import type { Purpose } from '@trilha/contracts/shared/thirdParties'
import type { Adapter, StartAdapter } from './adapters/adapter.ts'
import { startAnalytics } from './adapters/analytics.ts'
import { startErrors } from './adapters/errors.ts'
import { startFeedback } from './adapters/feedback.ts'
import { startRecording } from './adapters/recording.ts'
import type { Choice } from './consent.ts'
import { thirdParties } from './thirdParties.ts'

const adapterStarters: Record<Purpose, StartAdapter> = {
  analytics: startAnalytics,
  recording: startRecording,
  feedback: startFeedback,
  errors: startErrors,
}

const running = new Map<Purpose, Adapter>()

/** Starts accepted adapters and stops adapters that are no longer accepted. */
export function syncAdapters(choice: Choice): void {
  for (const party of thirdParties) {
    const adapter = running.get(party.purpose)
    if (choice[party.purpose] && !adapter)
      running.set(party.purpose, adapterStarters[party.purpose](party))
    if (!choice[party.purpose] && adapter) {
      adapter.stop()
      running.delete(party.purpose)
    }
  }
}

/** The last page reported per adapter, so that changing a choice does not count as a page view. */
const lastPage = new WeakMap<Adapter, string>()

/**
 * Reports a page view, by route pattern.
 * @param path without query.
 */
export function reportPage(path: string): void {
  const page = countedPage(path)
  if (!page) return
  for (const adapter of running.values()) {
    if (lastPage.get(adapter) === path) continue
    lastPage.set(adapter, path)
    adapter.pageView?.(page)
  }
}

/** Reports an error that the user saw. */
export function reportError(error: unknown): void {
  if (error instanceof Error) for (const adapter of running.values()) adapter.error?.(error)
}
