import { loadScript, removeCookies, type StartAdapter } from './adapter.ts'

/** Page analytics in the gtag protocol (Google Analytics 4, and gateways that speak it). */
export const startAnalytics: StartAdapter = ({ src, id }) => {
  const globals = window as unknown as Record<string, unknown> & { dataLayer?: unknown[] }
  const layer = (globals.dataLayer ??= [])
  // The protocol requires the `arguments` object, not an array.
  function gtag(..._args: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments)
  }
  globals[`ga-disable-${id}`] = false
  gtag('js', new Date())
  // We report page views ourselves, without address and referrer.
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
      globals[`ga-disable-${id}`] = true
      script.remove()
      removeCookies('_ga', '_gid')
    },
  }
}
