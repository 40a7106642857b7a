import * as contract from '@trilha/contracts/system'
import type { Context } from '../platform/context.ts'
import { fail } from '../platform/errors.ts'
import { route } from '../platform/http/route.ts'
import { countPageView, databaseAnswers } from './system.store.ts'

export const systemRoutes = [
  route(contract.live, 'unlimited', async () => ({ status: 'ok' as const })),
  route(contract.ready, 'unlimited', (ctx) => checkReady(ctx)),
  route(contract.pageView, 'write', (ctx, { body }) => countPageView(ctx.db, body.path, ctx.now())),
]

async function checkReady(ctx: Context) {
  if (!(await databaseAnswers(ctx.db)) || !ctx.search.ready()) fail('unavailable')
  return { status: 'ok' as const }
}
