import { loadScript, removeCookies, type StartAdapter } from './adapter.ts'

/** Page analytics in the gtag protocol (Google Analytics 4, and gateways that speak it). */
export const startAnalytics: StartAdapter = ({ src, id }) => {
  const own = window as unknown as Record<string, unknown> & { dataLayer?: unknown[] }
  const layer = (own.dataLayer ??= [])
  // The protocol wants the arguments object itself, not a list.
  function gtag(..._told: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments)
  }
  own[`ga-disable-${id}`] = false
  gtag('js', new Date())
  // We say ourselves what page it is; its address and where the person came from are not told.
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  })
  const script = loadScript(src)
  return {
    pageView: (page) =>
      gtag('event', 'page_view', {
        page_path: page,
        page_location: window.location.origin + page,
        page_referrer: '',
        page_title: page,
      }),
    stop: () => {
      own[`ga-disable-${id}`] = true
      script.remove()
      removeCookies('_ga', '_gid')
    },
  }
}
