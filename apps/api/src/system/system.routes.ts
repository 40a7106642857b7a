import * as contract from '@trilha/contracts/system/system'
import * as admin from '@trilha/contracts/system/admin'
import { countedPage } from '@trilha/contracts/system/pages'
import type { Context } from '../platform/context.ts'
import { databaseTakesWrites } from '../platform/db/database.ts'
import { fail } from '../platform/errors.ts'
import { route } from '../platform/http/route.ts'
import { hasRoom } from '../platform/storage/diskRoom.ts'
import { readHealth, retryTask } from './system.health.ts'
import { countPageView } from './system.store.ts'

export const systemRoutes = [
  route(contract.live, 'unlimited', async () => ({ status: 'ok' as const })),
  route(contract.ready, 'unlimited', (ctx) => checkReady(ctx)),
  route(contract.pageView, 'write', (ctx, { body }) => countView(ctx, body.path)),
  route(admin.readHealth, 'read', (ctx) => readHealth(ctx)),
  route(admin.retryTask, 'write', (ctx, { params }) => retryTask(ctx, params.id)),
]

async function checkReady(ctx: Context) {
  if (!ctx.search.ready()) fail('unavailable')
  if (!(await databaseTakesWrites(ctx.db))) fail('unavailable')
  if (!(await hasRoom(ctx.config.dataDir))) fail('unavailable')
  return { status: 'ok' as const }
}

/** Counts known pages only, because anybody may send any path. */
async function countView(ctx: Context, path: string): Promise<void> {
  const page = countedPage(path)
  if (page) await countPageView(ctx.db, page, ctx.now())
}
