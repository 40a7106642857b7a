import { pageView } from '@trilha/contracts/system/system'
import { call } from '@trilha/web/data/call.ts'

/** Counts a page view. Errors are ignored. */
export function countPageView(path: string): void {
  call(pageView, { body: { path } }).catch(() => undefined)
}
