import { pageView } from '@trilha/contracts/system'
import { call } from '@trilha/web/data/call.ts'

/** A count that fails is no concern of the person's. */
export function countPageView(path: string): void {
  call(pageView, { body: { path } }).catch(() => undefined)
}
