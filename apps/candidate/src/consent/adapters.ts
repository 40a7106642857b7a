import { countedPage } from '@trilha/contracts/system.pages'
import type { Purpose } from '@trilha/contracts/thirdParties'
import type { Adapter, StartAdapter } from './adapters/adapter.ts'
import { startAnalytics } from './adapters/analytics.ts'
import { startErrors } from './adapters/errors.ts'
import { startFeedback } from './adapters/feedback.ts'
import { startRecording } from './adapters/recording.ts'
import type { Choice } from './consent.ts'
import { thirdParties } from './thirdParties.ts'

const starts: Record<Purpose, StartAdapter> = {
  analytics: startAnalytics,
  recording: startRecording,
  feedback: startFeedback,
  errors: startErrors,
}

const running = new Map<Purpose, Adapter>()

/** Starts what the person agreed to, and stops what they no longer do. */
export function follow(choice: Choice): void {
  for (const party of thirdParties) {
    const adapter = running.get(party.purpose)
    if (choice[party.purpose] && !adapter) running.set(party.purpose, starts[party.purpose](party))
    if (!choice[party.purpose] && adapter) {
      adapter.stop()
      running.delete(party.purpose)
    }
  }
}

/** Where each was told that the person is: another choice on the same page is no other view. */
const told = new WeakMap<Adapter, string>()

/** Tells of a page, by its pattern. @param path without query. */
export function tellPage(path: string): void {
  const page = countedPage(path)
  if (!page) return
  for (const adapter of running.values()) {
    if (told.get(adapter) === path) continue
    told.set(adapter, path)
    adapter.pageView?.(page)
  }
}

/** Tells of an error that reached the person. */
export function tellError(error: unknown): void {
  if (error instanceof Error) for (const adapter of running.values()) adapter.error?.(error)
}
