import { countedPage } from '@trilha/contracts/system.pages'
import { sendOnly } from '@trilha/web/data/sendOnly.ts'
import type { StartAdapter } from './adapter.ts'

/** So many from one page: an error that repeats says nothing new. */
const most = 10

/**
 * Error reporting in Sentry's envelope protocol, without a script of theirs: the kind of error, its
 * message and stack, and which page it was; never who, and no address.
 * https://develop.sentry.dev/sdk/data-model/envelopes/
 */
export const startErrors: StartAdapter = ({ src }) => {
  let sent = 0
  let stopped = false
  function report(error: unknown): void {
    if (stopped || sent >= most || !(error instanceof Error)) return
    sent += 1
    const id = crypto.randomUUID().replaceAll('-', '')
    const event = {
      event_id: id,
      timestamp: Date.now() / 1000,
      platform: 'javascript',
      level: 'error',
      exception: { values: [{ type: error.name, value: withoutAddresses(error.message) }] },
      extra: { stack: withoutAddresses(error.stack ?? '') },
      tags: { page: countedPage(window.location.pathname) ?? 'other' },
    }
    sendOnly(
      src,
      [{ event_id: id }, { type: 'event' }, event].map((line) => JSON.stringify(line)).join('\n'),
    )
  }
  const onError = (event: ErrorEvent) => report(event.error)
  const onRejection = (event: PromiseRejectionEvent) => report(event.reason)
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return {
    error: report,
    stop: () => {
      stopped = true
      window.removeEventListener('error', onError)
      window.removeEventListener('unhandledrejection', onRejection)
    },
  }
}

/** A message may quote an address or an e-mail. Files of ours carry neither a query nor a person. */
const withoutAddresses = (text: string): string =>
  text
    .replaceAll(/\?[^\s:)]*/g, '')
    .replaceAll(/[\w.+-]+@[\w.-]+/g, '(e-mail)')
    .slice(0, 4000)
