import { countedPage } from '@trilha/contracts/system/pages'
import { randomUuid } from '@trilha/web/data/randomUuid.ts'
import { sendWithoutReply } from '@trilha/web/data/sendWithoutReply.ts'
import type { StartAdapter } from './adapter.ts'

/** Maximum number of reports per page load; repeated errors add no information. */
const maxReports = 10

/**
 * Error reporting with Sentry's envelope protocol, without their script: type, message, stack and
 * page pattern; never the user, and no address.
 * https://develop.sentry.dev/sdk/data-model/envelopes/
 */
export const startErrors: StartAdapter = ({ src }) => {
  let sent = 0
  let stopped = false
  function report(error: unknown): void {
    if (stopped || sent >= maxReports || !(error instanceof Error)) return
    sent += 1
    const id = randomUuid().replaceAll('-', '')
    const event = {
      event_id: id,
      timestamp: Date.now() / 1000,
      platform: 'javascript',
      level: 'error',
      exception: { values: [{ type: error.name, value: withoutAddresses(error.message) }] },
      extra: { stack: withoutAddresses(error.stack ?? '') },
      tags: { page: countedPage(window.location.pathname) ?? 'other' },
    }
    sendWithoutReply(
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

/**
 * The text without query strings and e-mail addresses, which may be personal data; at most 4000
 * characters. File names in stacks stay.
 */
const withoutAddresses = (text: string): string =>
  text
    .replaceAll(/\?[^\s:)]*/g, '')
    .replaceAll(/[\w.+-]+@[\w.-]+/g, '(e-mail)')
    .slice(0, 4000)
