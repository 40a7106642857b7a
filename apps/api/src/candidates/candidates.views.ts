import type { ProfileView } from '@trilha/contracts/candidates.views'
import type { Context } from '../platform/context.ts'
import { ownId } from './candidates.own.ts'
import { selectProfileViews } from './candidates.views.store.ts'

/** Which companies looked at the viewer, and when they did last. */
export async function listViews(ctx: Context): Promise<{ rows: ProfileView[] }> {
  const rows = await selectProfileViews(ctx.db, ownId(ctx))
  return {
    rows: rows.map(({ id, name, mark, tone, what, at }) => ({
      company: { id, name, mark, tone },
      what,
      at: at.toISOString(),
    })),
  }
}
