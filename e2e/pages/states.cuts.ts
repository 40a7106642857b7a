import type { Page, Route } from 'playwright-core'
import type { ScreenState } from '../screens/screens.ts'

/** How the data requests of a screen fail. */
export type Cut = 'silence' | 'failure' | 'offline' | 'empty'

/** Requests of the layout around every screen: session, bell, overdue count. */
const layoutRequests =
  /^\/api\/(user\/getUserByAcessToken|notification\/list\/|notification-popup|company\/inbox\/waiting|socket\.io)/

export type Cutting = {
  /** Paths of the requests cut so far. */
  paths: ReadonlySet<string>
  /** Resolves with the path of the first cut request. */
  first: Promise<unknown>
  /** Restores the real responses. */
  mend: () => Promise<void>
}

/** Makes the data requests of a screen fail; those of the layout succeed. */
export async function cutCalls(page: Page, cut: Cut): Promise<Cutting> {
  const paths = new Set<string>()
  const { promise: first, resolve } = Promise.withResolvers<unknown>()
  const note = (path: string) => {
    paths.add(path)
    resolve(path)
  }
  const pending = new Set<Promise<void>>()
  const answer = async (route: Route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' || layoutRequests.test(pathname)) return route.fallback()
    if (cut === 'empty') {
      const answering = answerEmpty(route, () => note(pathname))
      pending.add(answering)
      return answering.finally(() => pending.delete(answering))
    }
    note(pathname)
    if (cut === 'failure') return route.fulfill({ status: 500, json: unexpected })
    if (cut === 'offline') return route.abort('internetdisconnected')
    return undefined
  }
  await page.route('**/api/**', answer)
  const mend = async () => {
    // Waits for pending responses, because unrouting would interrupt them.
    while (pending.size > 0) await Promise.all(pending)
    await page.unroute('**/api/**', answer)
  }
  return { paths, first, mend }
}

/** The API's body for an unexpected error. */
const unexpected = {
  status: 500,
  id: 'unexpected',
  message: 'Aconteceu um erro inesperado.',
  errors: [],
  occurrence: '0198c0de-0000-7000-8000-000000000000',
}

/** The real response, with an empty list. */
async function answerEmpty(route: Route, onList: () => unknown): Promise<void> {
  const response = await route.fetch()
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok() || typeof body !== 'object' || body === null || !('rows' in body))
    return route.fulfill({ response })
  onList()
  const none = {
    rows: [],
    ...('count' in body && { count: 0 }),
    ...('totalPages' in body && { totalPages: 0 }),
    ...('next' in body && { next: null }),
  }
  return route.fulfill({ response, json: { ...body, ...none } })
}

/**
 * The client tries three times, with pauses of 1 s and 2 s, before it reports a failure; this
 * removes the pauses.
 */
export const withoutPauses = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const original = window.setTimeout.bind(window)
    const withoutPause = (run: () => void, ms?: number) =>
      original(run, ms === 1000 || ms === 2000 ? 0 : ms)
    window.setTimeout = withoutPause as typeof window.setTimeout
  })

/**
 * One state of each screen, if possible the default one. Leaves out states that the server refuses.
 */
export function oneOfEach(screens: readonly ScreenState[]): ScreenState[] {
  const byScreen = new Map<string, ScreenState>()
  for (const state of screens)
    if (!state.refused && !(byScreen.has(state.screen) && state.state))
      byScreen.set(state.screen, state)
  return [...byScreen.values()]
}
